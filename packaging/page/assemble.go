package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// What the page and its service worker are told of the build stands in this line of theirs.
const told = "const build = {};"

// told to the page.
type pageBuild struct {
	Version string      `json:"version"`
	Program pageProgram `json:"program"`
}

type pageProgram struct {
	Name   string `json:"name"`
	Size   int    `json:"size"`
	Packed int    `json:"packed"` // with gzip
}

// told to the service worker.
type workerBuild struct {
	Version string            `json:"version"`
	Program workerProgram     `json:"program"`
	Files   map[string]string `json:"files"`  // what each hashes to
	Tables  map[string]string `json:"tables"` // the same
}

type workerProgram struct {
	Name            string `json:"name"`
	Integrity       string `json:"integrity"`
	PackedIntegrity string `json:"packedIntegrity"`
}

// assemble makes the files that a server serves.
//
// The program's name has its hash in it, and the page carries its styles and scripts itself: a page of one
// version never meets a part of another, whatever a browser or a server has kept, for there are no parts.
func (s site) assemble() (map[string][]byte, error) {
	page, err := inline(s.page, s.parts)
	if err != nil {
		return nil, err
	}
	packed, err := gzipped(s.program)
	if err != nil {
		return nil, err
	}
	if len(s.program) == 0 || s.program[0] != 0 {
		return nil, errors.New("the program is not WebAssembly") // the page tells it from a packed one by that
	}
	name := "damiera-" + short(s.program) + ".wasm"
	files := maps.Clone(s.files)
	files[name], files[name+".gz"] = s.program, packed
	maps.Copy(files, s.tables)
	version := s.version(page)
	if files["index.html"], err = tell(page, pageBuild{version, pageProgram{name, len(s.program), len(packed)}}); err != nil {
		return nil, fmt.Errorf("index.html: %w", err)
	}
	if files["sw.js"], err = tell(s.worker, workerBuild{
		Version: version,
		Program: workerProgram{name, integrity(s.program), integrity(packed)},
		Files:   integrities(s.files),
		Tables:  integrities(s.tables),
	}); err != nil {
		return nil, fmt.Errorf("sw.js: %w", err)
	}
	return files, nil
}

// version changes with each byte of all that the page is made of.
func (s site) version(page string) string {
	all := sha256.New()
	fmt.Fprintf(all, "%q %q %s\n", page, s.worker, integrity(s.program))
	for _, some := range []map[string]string{integrities(s.files), integrities(s.tables)} {
		for _, name := range slices.Sorted(maps.Keys(some)) {
			fmt.Fprintf(all, "%q %s\n", name, some[name])
		}
	}
	return hex.EncodeToString(all.Sum(nil))[:12]
}

var (
	styleTag  = regexp.MustCompile(`<link rel="stylesheet" href="([^"]+)">`)
	scriptTag = regexp.MustCompile(`<script src="([^"]+)"></script>`)
)

// inline puts styles and scripts into the page.
func inline(page string, parts map[string]string) (string, error) {
	var problem error
	put := func(tag *regexp.Regexp, begin, end string) {
		page = tag.ReplaceAllStringFunc(page, func(found string) string {
			name := tag.FindStringSubmatch(found)[1]
			part, ok := parts[name]
			if !ok {
				problem = errors.Join(problem, fmt.Errorf("index.html: there is no %s", name))
			}
			if strings.Contains(part, end) || strings.Contains(part, "<!--") {
				problem = errors.Join(problem, fmt.Errorf("%s: cannot be put into a page", name))
			}
			return begin + "\n" + part + end
		})
	}
	put(styleTag, "<style>", "</style>")
	put(scriptTag, "<script>", "</script>")
	return page, problem
}

// tell fills in what a script is told of the build.
func tell(script string, facts any) ([]byte, error) {
	if strings.Count(script, told) != 1 {
		return nil, fmt.Errorf("want %q once", told)
	}
	text, err := json.Marshal(facts)
	if err != nil {
		return nil, err
	}
	return []byte(strings.Replace(script, told, "const build = "+string(text)+";", 1)), nil
}

func short(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])[:12]
}

// integrity is the hash of a file in the form that browsers check.
func integrity(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

func integrities(files map[string][]byte) map[string]string {
	all := map[string]string{}
	for name, content := range files {
		all[name] = integrity(content)
	}
	return all
}
