package main

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// A site is what the page is made of, each file under the name that it has on the page.
type site struct {
	program []byte            // for WebAssembly
	page    string            // index.html as it is in the source
	worker  string            // sw.js as it is in the source
	parts   map[string]string // styles and scripts, which go into the page
	files   map[string][]byte // files that stay files: the manifest and the icons
	tables  map[string][]byte
}

const (
	source    = "packaging/web"
	tableList = source + "/tables.txt"
)

// gather reads the files of a site.
func gather(wasm, icons string) (site, error) {
	s := site{parts: map[string]string{}, files: map[string][]byte{}, tables: map[string][]byte{}}
	program, err := os.ReadFile(wasm)
	if err != nil {
		return s, err
	}
	s.program = program
	if err := s.gatherSource(); err != nil {
		return s, err
	}
	// The glue between Go and the browser belongs to the Go that built the program.
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return s, fmt.Errorf("go env GOROOT: %w", err)
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return s, err
	}
	s.parts["wasm_exec.js"] = string(glue)
	pictures, err := filepath.Glob(filepath.Join(icons, "*.png"))
	if err != nil {
		return s, err
	}
	if err := read(s.files, "", pictures); err != nil {
		return s, err
	}
	return s, s.gatherTables()
}

func (s *site) gatherSource() error {
	entries, err := os.ReadDir(source)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		name := entry.Name()
		content, err := os.ReadFile(filepath.Join(source, name))
		if err != nil {
			return err
		}
		switch {
		case name == "index.html":
			s.page = string(content)
		case name == "sw.js":
			s.worker = string(content)
		case path.Ext(name) == ".js" || path.Ext(name) == ".css":
			s.parts[name] = string(content)
		case path.Ext(name) == ".webmanifest":
			s.files[name] = content
		}
	}
	return nil
}

// gatherTables reads the tables that are listed, by their paths in the source, one a line.
func (s *site) gatherTables() error {
	list, err := os.ReadFile(tableList)
	if err != nil {
		return err
	}
	return read(s.tables, "tables/", strings.Fields(string(list)))
}

// read takes files up under their last names.
func read(files map[string][]byte, folder string, names []string) error {
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		files[folder+filepath.Base(name)] = content
	}
	return nil
}
