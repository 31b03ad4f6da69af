package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// small is a site of a few bytes.
func small() site {
	return site{
		program: []byte("\x00asm" + strings.Repeat("program ", 100)),
		page: `<link rel="stylesheet" href="page.css"><link rel="icon" href="icon.png">` +
			"<script>" + told + `</script><script src="start.js"></script>`,
		worker: told + "\nwork();",
		parts:  map[string]string{"page.css": "body {}", "start.js": "start();", "unused.js": "other();"},
		files:  map[string][]byte{"icon.png": []byte("icon")},
		tables: map[string][]byte{"tables/game-4.tables": []byte("tables")},
	}
}

func assembled(t *testing.T, s site) map[string][]byte {
	t.Helper()
	files, err := s.assemble()
	if err != nil {
		t.Fatal(err)
	}
	if err := (packer{quality: 1, folder: t.TempDir()}).addPacked(files); err != nil {
		t.Fatal(err)
	}
	return files
}

// facts is what a file was told of the build.
func facts(t *testing.T, file []byte, into any) {
	t.Helper()
	line := regexp.MustCompile(`const build = (\{.*?\});`).FindSubmatch(file)
	if line == nil {
		t.Fatalf("%s was told nothing", file)
	}
	if err := json.Unmarshal(line[1], into); err != nil {
		t.Fatal(err)
	}
}

func TestAssemble(t *testing.T) {
	files := assembled(t, small())
	var page pageBuild
	var worker workerBuild
	facts(t, files["index.html"], &page)
	facts(t, files["sw.js"], &worker)
	if page.Version == "" || page.Version != worker.Version || page.Program.Name != worker.Program.Name {
		t.Errorf("the page was told %+v, its worker %+v", page, worker)
	}
	program := page.Program.Name
	if len(files[program]) != page.Program.Size || len(files[program+".gz"]) != page.Program.Packed {
		t.Errorf("%s has %d bytes, %d packed; the page was told %+v", program, len(files[program]), len(files[program+".gz"]), page.Program)
	}
	if worker.Program.PackedIntegrity != integrity(files[program+".gz"]) || worker.Program.Integrity != integrity(files[program]) {
		t.Errorf("the program does not hash to what the worker was told")
	}
	for name, hash := range map[string]string{"icon.png": worker.Files["icon.png"], "tables/game-4.tables": worker.Tables["tables/game-4.tables"]} {
		if hash != integrity(files[name]) {
			t.Errorf("%s hashes to %s, the worker was told %q", name, integrity(files[name]), hash)
		}
	}
	text := string(files["index.html"])
	if !strings.Contains(text, "<style>\nbody {}</style>") || !strings.Contains(text, "<script>\nstart();</script>") ||
		strings.Contains(text, "other") || !strings.Contains(text, `href="icon.png"`) {
		t.Errorf("the page is %s", text)
	}
}

func TestPackedIsTheSame(t *testing.T) {
	files := assembled(t, small())
	packed := 0
	for name, content := range files {
		for ending, open := range map[string]func(io.Reader) (io.Reader, error){
			".gz": func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
			".br": func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
		} {
			small, ok := files[name+ending]
			if !ok {
				continue
			}
			packed++
			r, err := open(bytes.NewReader(small))
			if err != nil {
				t.Fatal(err)
			}
			if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, content) {
				t.Errorf("%s%s: %v", name, ending, err)
			}
			if small[0] == 0 {
				t.Errorf("%s%s begins like a program", name, ending)
			}
		}
	}
	if packed != 6 {
		t.Errorf("%d packed files, want those of the page, its worker and the program", packed)
	}
}

// A new version comes with any change, and with nothing else.
func TestVersion(t *testing.T) {
	versions := []string{}
	for _, change := range []func(*site){
		func(s *site) {},
		func(s *site) { s.program[9]++ },
		func(s *site) { s.page += " " },
		func(s *site) { s.worker += " " },
		func(s *site) { s.parts["page.css"] += " " },
		func(s *site) { s.files["icon.png"] = []byte("Icon") },
		func(s *site) { s.files["new.png"] = nil },
		func(s *site) { s.tables["tables/game-4.tables"] = []byte("Tables") },
	} {
		s := small()
		change(&s)
		var told workerBuild
		facts(t, assembled(t, s)["sw.js"], &told)
		versions = append(versions, told.Version)
	}
	different := slices.Clone(versions)
	slices.Sort(different)
	if len(slices.Compact(different)) != len(versions) {
		t.Errorf("versions %q are not all different", versions)
	}
	var again workerBuild
	facts(t, assembled(t, small())["sw.js"], &again)
	if again.Version != versions[0] {
		t.Errorf("the same site is version %s and then %s", versions[0], again.Version)
	}
}

func TestAssembleRefuses(t *testing.T) {
	for name, spoil := range map[string]func(*site){
		"a part is missing":      func(s *site) { delete(s.parts, "start.js") },
		"a part ends its tag":    func(s *site) { s.parts["start.js"] = `"</script>"` },
		"the page is told twice": func(s *site) { s.page += told },
		"the worker is not told": func(s *site) { s.worker = "" },
		"not a program":          func(s *site) { s.program = []byte("\x1f\x8b") },
	} {
		s := small()
		spoil(&s)
		if _, err := s.assemble(); err == nil {
			t.Errorf("%s, and it was assembled", name)
		}
	}
}
