package translations

import (
	"embed"
	"io/fs"
)

//go:embed help/*.md
var pages embed.FS

// Page is the text of a page of the help in the language, in the Markdown that
// package help reads. A page that the language lacks is the English one; a name
// that no page has gives the empty text.
func (l Language) Page(name string) string {
	return pageIn(pages, name, l.Tag())
}

func pageIn(files fs.FS, name, tag string) string {
	for _, tag := range [...]string{tag, english} {
		if text, err := fs.ReadFile(files, "help/"+name+"."+tag+".md"); err == nil {
			return string(text)
		}
	}
	return ""
}
