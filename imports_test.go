package main_test

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

const module = "damiera"

// A room is a row of the import table: which of our packages and which libraries a folder may import
// beside the standard library, and what of the standard library it must do without. A name that ends
// in /... stands for everything below it too.
type room struct {
	ours, libraries, never []string
}

const (
	fyneAll  = "fyne.io/fyne/v2/..."
	fyneCore = "fyne.io/fyne/v2"         // the interfaces: App, Preferences, URI
	fyneLang = "fyne.io/fyne/v2/lang"    // the system's language
	fyneFile = "fyne.io/fyne/v2/storage" // the app's own files
	fontAll  = "golang.org/x/image/..."  // how Fyne's own font is drawn
	i18n     = "github.com/nicksnyder/go-i18n/v2/..."
	textLang = "golang.org/x/text/language"    // the tags in go-i18n's own signatures
	textCase = "golang.org/x/text/cases"       // capitals by a language's own rules
	brotli   = "github.com/andybalholm/brotli" // packs the web page
)

// rooms is the import table of the design. A folder that it does not name has no room in the house.
// Rules know nothing of time and chance; what plays knows nothing of what draws; the board speaks no
// words and knows no engine; the controls know nothing of what is done with them.
var rooms = map[string]room{
	"rules":              {never: []string{"time", "math/rand/...", "context"}},
	"rules/plain":        {ours: []string{"rules"}},
	"rules/pdn":          {ours: []string{"rules"}},
	"rules/ballot":       {ours: []string{"rules"}},
	"engine/endgame":     {ours: []string{"rules", "rules/plain"}},
	"engine/evaluation":  {ours: []string{"rules"}},
	"engine/proof":       {ours: []string{"rules", "engine/endgame"}},
	"engine/proof/check": {ours: []string{"rules", "rules/plain"}},
	"engine":             {ours: []string{"rules", "engine/evaluation", "engine/endgame", "engine/proof"}},
	"engine/hub":         {ours: []string{"rules", "engine"}},
	"engine/arena":       {ours: []string{"rules", "rules/pdn", "rules/ballot", "engine", "engine/hub"}},
	"engine/tune":        {ours: []string{"rules", "engine", "engine/evaluation", "engine/arena"}},
	"engine/shots":       {ours: []string{"rules", "engine", "engine/tune"}},
	"board":              {ours: []string{"rules"}, libraries: []string{fyneAll, fontAll}},
	"help":               {ours: []string{"rules"}},
	"prefs": {
		ours:      []string{"rules", "rules/pdn", "engine"},
		libraries: []string{fyneCore, fyneFile},
	},
	"translations":     {libraries: []string{fyneCore, fyneLang, i18n, textLang, textCase}},
	"cmd/dama":         {ours: []string{"rules/...", "engine/..."}},
	"screens/controls": {libraries: []string{fyneAll}},
	"screens": {
		ours:      []string{"rules/...", "engine/...", "board", "help", "prefs", "translations", "screens/..."},
		libraries: []string{fyneAll},
	},
	".": {
		ours:      []string{"rules/...", "engine/...", "board", "prefs", "translations", "screens"},
		libraries: []string{fyneAll},
	},
	"packaging/...": {ours: []string{"rules", "board"}, libraries: []string{fyneAll, brotli}},
	"e2e":           {ours: []string{"rules/..."}},
	"e2e/empty":     {libraries: []string{fyneAll}},
	"e2e/measure":   {ours: []string{"rules", "engine", "prefs"}},
}

func TestImports(t *testing.T) {
	found, files := breaches(t, os.DirFS("."))
	for _, breach := range found {
		t.Error(breach)
	}
	t.Logf("%d files read", files)
}

// The test of the test: each of these files breaks the table in a way of its own.
func TestImportsFindsBreaches(t *testing.T) {
	file := func(imports ...string) *fstest.MapFile {
		text := "package p\n"
		for _, name := range imports {
			text += "import _ " + strconv.Quote(name) + "\n"
		}
		return &fstest.MapFile{Data: []byte(text)}
	}
	house := fstest.MapFS{
		"main.go":                   file("damiera/screens", "fyne.io/fyne/v2/app", "os"),
		"rules/clock.go":            file("time"),
		"rules/dice.go":             file("math/rand/v2"),
		"rules/good.go":             file("iter", "strings"),
		"rules/good_test.go":        file("time", "damiera/rules/plain"),
		"rules/back.go":             file("damiera/engine"),
		"rules/plain/good.go":       file("damiera/rules"),
		"rules/pdn/window.go":       file("fyne.io/fyne/v2"),
		"engine/good.go":            file("context", "time", "damiera/rules", "damiera/engine/endgame"),
		"engine/c.go":               file("C"),
		"engine/draws.go":           file("damiera/board"),
		"board/good.go":             file("fyne.io/fyne/v2/canvas", "damiera/rules"),
		"board/thinks.go":           file("damiera/engine"),
		"board/speaks.go":           file("damiera/translations"),
		"prefs/draws.go":            file("fyne.io/fyne/v2/widget"),
		"cmd/dama/good.go":          file("damiera/rules/pdn", "net/http"),
		"cmd/dama/window.go":        file("fyne.io/fyne/v2"),
		"screens/companion.go":      file("damiera/cmd/dama"),
		"screens/good.go":           file("damiera/screens/controls"),
		"screens/controls/good.go":  file("fyne.io/fyne/v2/canvas"),
		"screens/controls/plays.go": file("damiera/rules"),
		"screens/controls/back.go":  file("damiera/screens"),
		"screens/library.go":        file("example.org/anything"),
		"packaging/icon/good.go":    file("damiera/board"),
		"utils/any.go":              file(),
		"rules/testdata/ignored.go": file("damiera/board"),
	}
	want := []string{
		`board/speaks.go imports "damiera/translations"`,
		`board/thinks.go imports "damiera/engine"`,
		`cmd/dama/window.go imports "fyne.io/fyne/v2"`,
		`engine/c.go imports "C"`,
		`engine/draws.go imports "damiera/board"`,
		`prefs/draws.go imports "fyne.io/fyne/v2/widget"`,
		`rules/back.go imports "damiera/engine"`,
		`rules/clock.go imports "time"`,
		`rules/dice.go imports "math/rand/v2"`,
		`rules/pdn/window.go imports "fyne.io/fyne/v2"`,
		`screens/companion.go imports "damiera/cmd/dama"`,
		`screens/controls/back.go imports "damiera/screens"`,
		`screens/controls/plays.go imports "damiera/rules"`,
		`screens/library.go imports "example.org/anything"`,
		`utils/any.go: the import table has no row for "utils"`,
	}
	if got, _ := breaches(t, house); !slices.Equal(got, want) {
		t.Errorf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// breaches reads the imports of every file of the house that is compiled on any platform, tests
// exempt, and tells where the table is broken; and how many files it read.
func breaches(t *testing.T, house fs.FS) (found []string, files int) {
	t.Helper()
	err := fs.WalkDir(house, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			return skipFolder(house, name)
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		files++
		text, err := fs.ReadFile(house, name)
		if err != nil {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		if err != nil {
			return err
		}
		row, ok := roomOf(path.Dir(name))
		if !ok {
			found = append(found, fmt.Sprintf("%s: the import table has no row for %q", name, path.Dir(name)))
			return nil
		}
		for _, spec := range parsed.Imports {
			if imported, err := strconv.Unquote(spec.Path.Value); err != nil || !row.allows(imported) {
				found = append(found, fmt.Sprintf("%s imports %s", name, spec.Path.Value))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found, files
}

// skipFolder leaves out what the go command leaves out: testdata, hidden folders, other modules.
func skipFolder(house fs.FS, name string) error {
	base := path.Base(name)
	if name != "." && (base == "testdata" || base == "vendor" || base[0] == '.' || base[0] == '_') {
		return fs.SkipDir
	}
	if _, err := fs.Stat(house, path.Join(name, "go.mod")); name != "." && err == nil {
		return fs.SkipDir
	}
	return nil
}

// roomOf finds the row of a folder.
func roomOf(folder string) (room, bool) {
	if row, ok := rooms[folder]; ok {
		return row, true
	}
	for name, row := range rooms {
		if strings.HasSuffix(name, "/...") && matches(name, folder) {
			return row, true
		}
	}
	return room{}, false
}

// allows tells whether a folder with this row may import a package. The standard library is what has
// no dot in its first element. C is not in it: nothing here needs a C compiler of its own.
func (r room) allows(imported string) bool {
	is := func(name string) bool { return matches(name, imported) }
	if ours, ok := strings.CutPrefix(imported, module+"/"); ok {
		return slices.ContainsFunc(r.ours, func(name string) bool { return matches(name, ours) })
	}
	if first, _, _ := strings.Cut(imported, "/"); strings.Contains(first, ".") {
		return slices.ContainsFunc(r.libraries, is)
	}
	return imported != module && imported != "C" && !slices.ContainsFunc(r.never, is)
}

// matches tells whether a name of the table stands for a package.
func matches(name, pkg string) bool {
	below, ok := strings.CutSuffix(name, "/...")
	return pkg == name || ok && (pkg == below || strings.HasPrefix(pkg, below+"/"))
}
