package translations_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"damiera/translations"
)

// pageNames are the pages of the help: one a game, and what people ask.
var pageNames = []string{"italian", "english", "alquerque", "questions"}

// Every page is there in every language, and nothing else is.
func TestHelpIsComplete(t *testing.T) {
	var want []string
	for _, name := range pageNames {
		for _, l := range translations.Languages() {
			want = append(want, name+"."+l.Tag()+".md")
		}
	}
	var got []string
	for _, file := range pageFiles(t) {
		got = append(got, filepath.Base(file))
	}
	for _, file := range want {
		if !slices.Contains(got, file) {
			t.Errorf("the help lacks %s", file)
		}
	}
	for _, file := range got {
		if !slices.Contains(want, file) {
			t.Errorf("no language and page of ours is called %s", file)
		}
	}
}

// A page that has not been translated would be the English one under another
// name.
func TestPagesAreTranslated(t *testing.T) {
	english := translations.Languages()[0]
	for _, name := range pageNames {
		title, _, _ := strings.Cut(english.Page(name), "\n")
		if !strings.HasPrefix(title, "#") {
			t.Errorf("%s in English begins with %q, not with a title", name, title)
		}
		for _, l := range translations.Languages()[1:] {
			text, err := os.ReadFile("help/" + name + "." + l.Tag() + ".md")
			if err != nil {
				continue // which TestHelpIsComplete reports
			}
			page := l.Page(name)
			if page != string(text) || !strings.HasPrefix(page, "#") {
				t.Errorf("%s in %s is not its file, or that does not begin with a title", name, l)
			}
			if same := sharedProse(english.Page(name), page); len(same) > 0 {
				t.Errorf("%s in %s says in English: %q", name, l, same[0])
			}
		}
	}
}

// sharedProse are the longer lines that two pages have in common, other than
// what describes a diagram.
func sharedProse(one, other string) []string {
	lines := strings.Split(one, "\n")
	return slices.DeleteFunc(strings.Split(other, "\n"), func(line string) bool {
		diagram := strings.HasPrefix(line, ":") && !strings.HasPrefix(line, ":caption ")
		return len(line) < 40 || diagram || !slices.Contains(lines, line)
	})
}

func TestSharedProse(t *testing.T) {
	english := "# Questions\n\nDoes it cost anything? No, and it never will.\n\n:board W:W23,24,25,26,27,28:B1,2,3,4,5,6\n:caption White moves and takes two at once here."
	if got := sharedProse(english, english); len(got) != 2 {
		t.Errorf("a page shares %q with itself, want its sentence and its caption", got)
	}
	if got := sharedProse(english, "# Domande\n\nCosta qualcosa? No, e non costerà mai nulla."); len(got) > 0 {
		t.Errorf("two languages share %q", got)
	}
}

func TestUnknownPageIsEmpty(t *testing.T) {
	for _, l := range translations.Languages() {
		for _, name := range []string{"", "chess", "../active", "*"} {
			if got := l.Page(name); got != "" {
				t.Errorf("%s has a page %q: %q", l, name, got)
			}
		}
	}
}

// What the help quotes is said just so, in every language.
func TestTheHelpQuotesWhatIsSaid(t *testing.T) {
	for _, l := range translations.Languages() {
		for _, quoted := range []string{
			l.Text("settings.endings"),
			l.Text("outlook.you-win", translations.Args{"Count": 12}),
			l.Text("outlook.draw"),
		} {
			if !strings.Contains(l.Page("questions"), "*"+quoted+"*") {
				t.Errorf("%v: the help does not quote %q", l, quoted)
			}
		}
	}
}
