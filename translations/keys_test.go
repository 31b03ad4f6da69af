package translations_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// speakers are where texts are asked for.
var speakers = []string{"../main.go", "../screens"}

// A keyUse is a place in the code that names a key. Args are the placeholders
// given there, nil when the code does not show them.
type keyUse struct {
	at   string
	key  string
	args []string
}

// Every key in the code has a text, and every text is asked for somewhere.
//
// A key is written out as a literal, in a call of Text or in a table or switch
// whose outcome is passed to one; so a literal anywhere in the speakers counts
// as a use, and one that begins as keys do must be a key.
func TestKeysAndCodeAgree(t *testing.T) {
	texts := readFile(t, "active.en.json")
	used := make(map[string]bool)
	for _, use := range uses(t, texts) {
		used[use.key] = true
		text, there := texts[use.key]
		if !there {
			t.Errorf("%s: no text for the key %q", use.at, use.key)
			continue
		}
		if want := placeholders(text["other"]); use.args != nil && !slices.Equal(use.args, want) {
			t.Errorf("%s: %q is given %q, its placeholders are %q", use.at, use.key, use.args, want)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(texts)) {
		if !used[key] {
			t.Errorf("no code uses the key %q", key)
		}
	}
}

// The test of the test: what is found in a file that does it all.
func TestKeyUses(t *testing.T) {
	texts := map[string]forms{
		"one": {"other": "1"}, "status.a": {"other": "a"}, "level.b": {"other": "{{.Level}} {{.Game}}"}, "level.c": {"other": "c"},
	}
	source := `package p
		var table = map[int]string{1: "level.c", 2: "level.typo"}
		func f(l Language, args Args) {
			l.Text("status.a")
			l.Text("level.b", translations.Args{"Game": 1, "Level": 2})
			l.Text("level.b", args)
			l.Text("unheard of")
			l.Text("one", Args{"Left": 1})
			other("one", "no key", "ends with status.a", "level")
		}`
	got, err := usesIn("p.go", source, texts)
	if err != nil {
		t.Fatal(err)
	}
	want := []keyUse{
		{"p.go:2", "level.c", nil},
		{"p.go:2", "level.typo", nil},
		{"p.go:4", "status.a", []string{}},
		{"p.go:5", "level.b", []string{"Game", "Level"}},
		{"p.go:6", "level.b", nil},
		{"p.go:7", "unheard of", []string{}},
		{"p.go:8", "one", []string{"Left"}},
		{"p.go:9", "one", nil},
	}
	if !slices.EqualFunc(got, want, func(a, b keyUse) bool { return fmt.Sprintf("%#v", a) == fmt.Sprintf("%#v", b) }) {
		t.Errorf("got\n%#v, want\n%#v", got, want)
	}
}

func uses(t *testing.T, texts map[string]forms) []keyUse {
	t.Helper()
	var all []keyUse
	for _, root := range speakers {
		err := filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			found, err := usesIn(path, string(source), texts)
			all = append(all, found...)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

var keyForm = regexp.MustCompile(`^[a-z][a-z-]*(\.[a-z0-9-]+)+$`)

// usesIn finds the keys that a source file names, in their order.
func usesIn(path, source string, texts map[string]forms) ([]keyUse, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, source, 0)
	if err != nil {
		return nil, err
	}
	first := make(map[string]bool) // the first words of keys
	for key := range texts {
		word, _, _ := strings.Cut(key, ".")
		first[word] = true
	}
	inCall := make(map[*ast.BasicLit][]string)
	var found []keyUse
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.CallExpr:
			if name, ok := n.Fun.(*ast.SelectorExpr); ok && name.Sel.Name == "Text" && len(n.Args) > 0 {
				if key, ok := n.Args[0].(*ast.BasicLit); ok && key.Kind == token.STRING {
					inCall[key] = argNames(n.Args[1:])
				}
			}
		case *ast.BasicLit:
			text, err := strconv.Unquote(n.Value)
			if n.Kind != token.STRING || err != nil {
				return true
			}
			args, called := inCall[n]
			word, _, _ := strings.Cut(text, ".")
			if called || texts[text] != nil || keyForm.MatchString(text) && first[word] {
				at := fset.Position(n.Pos())
				found = append(found, keyUse{fmt.Sprintf("%s:%d", at.Filename, at.Line), text, args})
			}
		}
		return true
	})
	return found, nil
}

// argNames are the names in the literal Args of a call, sorted; nil when an
// argument is no literal.
func argNames(args []ast.Expr) []string {
	names := []string{}
	for _, arg := range args {
		literal, ok := arg.(*ast.CompositeLit)
		if !ok {
			return nil
		}
		for _, element := range literal.Elts {
			pair, ok := element.(*ast.KeyValueExpr)
			if !ok {
				return nil
			}
			name, ok := pair.Key.(*ast.BasicLit)
			if !ok {
				return nil
			}
			text, err := strconv.Unquote(name.Value)
			if err != nil {
				return nil
			}
			names = append(names, text)
		}
	}
	slices.Sort(names)
	return names
}
