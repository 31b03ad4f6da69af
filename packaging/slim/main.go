// Slim prepares a build of the program that has no HTTP in it.
//
//	slim FOLDER
//
// It runs in the root of the source, and FOLDER is a path below it.
//
// Fyne can fetch pictures from the net, and links net/http and all of its cryptography for it: a quarter of what
// a browser has to fetch, and nothing that the program ever asks for. The folder gets copies of the
// modules that import net/http, with package nohttp in its place, and a go.mod that replaces them:
//
//	go build -modfile=FOLDER/go.mod
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// The modules that import net/http themselves.
var modules = []string{"fyne.io/fyne/v2", "github.com/fyne-io/glfw-js"}

const (
	imported = "\t\"net/http\"\n"
	instead  = "\thttp \"damiera/packaging/slim/nohttp\"\n"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: slim FOLDER")
		os.Exit(2)
	}
	if err := prepare(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

func prepare(folder string) error {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	for _, module := range modules {
		source, err := fetched(module)
		if err != nil {
			return err
		}
		slimmed := filepath.Join(folder, filepath.Base(filepath.Dir(module))+"-"+filepath.Base(module))
		swapped, err := copySwapped(slimmed, source)
		if err != nil {
			return err
		}
		if swapped == 0 {
			return fmt.Errorf("%s imports no net/http any more: leave it as it is", module)
		}
		// A path that starts here: it goes into the program, which is to be the same wherever the source lies.
		mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", module, filepath.ToSlash(slimmed))
	}
	if err := os.WriteFile(filepath.Join(folder, "go.mod"), mod, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "go.sum"), sums, 0o644)
}

// fetched is the folder of a module's source. On a new machine it is not there until somebody asks for it.
func fetched(module string) (folder string, err error) {
	out, err := exec.Command("go", "mod", "download", "-json", module).Output()
	if err != nil {
		return "", fmt.Errorf("go mod download %s: %w", module, err)
	}
	var found struct{ Dir string }
	if err := json.Unmarshal(out, &found); err != nil || found.Dir == "" {
		return "", fmt.Errorf("go mod download %s tells no folder: %s", module, out)
	}
	return found.Dir, nil
}

// copySwapped copies a module with its imports swapped, and tells in how many files. Modules in Go's own store
// are read-only; the copy is not.
func copySwapped(to, from string) (swapped int, err error) {
	files := os.DirFS(from)
	return swapped, fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		target := filepath.Join(to, filepath.FromSlash(name))
		if entry.IsDir() {
			if entry.Name() == "testdata" {
				return fs.SkipDir
			}
			return os.MkdirAll(target, 0o755)
		}
		if strings.HasSuffix(name, "_test.go") {
			return nil
		}
		content, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if filepath.Ext(name) == ".go" && bytes.Contains(content, []byte(imported)) {
			content = bytes.Replace(content, []byte(imported), []byte(instead), 1)
			swapped++
		}
		return os.WriteFile(target, content, 0o644)
	})
}
