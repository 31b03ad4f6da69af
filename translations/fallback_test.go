package translations

import (
	"testing"
	"testing/fstest"
)

// Every page is there in every language, which another test sees to; so what
// happens where one is not is tried on files of the test's own.
func TestPageFallsBackToEnglish(t *testing.T) {
	files := fstest.MapFS{
		"help/italian.en.md": {Data: []byte("# Italian draughts")},
		"help/italian.it.md": {Data: []byte("# Dama italiana")},
		"help/local.tr.md":   {Data: []byte("# Türk daması")},
	}
	for _, test := range []struct{ name, tag, want string }{
		{"italian", "it", "# Dama italiana"},
		{"italian", "tr", "# Italian draughts"},
		{"italian", "en", "# Italian draughts"},
		{"local", "tr", "# Türk daması"},
		{"local", "it", ""},
	} {
		if got := pageIn(files, test.name, test.tag); got != test.want {
			t.Errorf("page %s in %s is %q, want %q", test.name, test.tag, got, test.want)
		}
	}
}
