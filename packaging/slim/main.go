// Slim prepares a build of the program for the browser that has no HTTP in it, and hears all letters.
//
//	slim FOLDER
//
// It runs in the root of the source, and FOLDER is a path below it.
//
// Fyne can fetch pictures from the net, and links net/http and all of its cryptography for it: a quarter of what
// a browser has to fetch, and nothing that the program ever asks for. And of the keys of a browser glfw-js hands
// on those alone whose letter is one byte, so that no name could have an accent. The folder gets copies of
// the modules, with package nohttp in place of net/http and letters counted in runes, and a go.mod that replaces
// them:
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

// A swap is a text of a module's source and what stands there instead.
type swap struct{ old, new string }

var (
	http    = swap{"\t\"net/http\"\n", "\thttp \"damiera/packaging/slim/nohttp\"\n"}
	letters = swap{"if len(keyStr) == 1 {", "if len([]rune(keyStr)) == 1 {"}
)

// swaps are made in each of these modules, which import net/http themselves.
var swaps = []struct {
	module string
	swaps  []swap
}{
	{"fyne.io/fyne/v2", []swap{http}},
	{"github.com/fyne-io/glfw-js", []swap{http, letters}},
}

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
	for _, each := range swaps {
		module := each.module
		source, err := fetched(module)
		if err != nil {
			return err
		}
		slimmed := filepath.Join(folder, filepath.Base(filepath.Dir(module))+"-"+filepath.Base(module))
		if err := copySwapped(slimmed, source, each.swaps); err != nil {
			return fmt.Errorf("%s: %w", module, err)
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

// copySwapped copies a module with the swaps made, each of which has to be needed still. Modules in Go's own
// store are read-only; the copy is not.
func copySwapped(to, from string, swaps []swap) error {
	files, made := os.DirFS(from), make([]int, len(swaps))
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
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
		if filepath.Ext(name) == ".go" {
			for i, s := range swaps {
				made[i] += bytes.Count(content, []byte(s.old))
				content = bytes.ReplaceAll(content, []byte(s.old), []byte(s.new))
			}
		}
		return os.WriteFile(target, content, 0o644)
	})
	if err != nil {
		return err
	}
	for i, s := range swaps {
		if made[i] == 0 {
			return fmt.Errorf("%q is not there any more: see whether the swap is needed", s.old)
		}
	}
	return nil
}
