package prefs

import (
	"fmt"
	"strings"
	"testing"
)

// A long text is looked through in parts, and no ID falls between two of them.
func TestIDsOfALongText(t *testing.T) {
	var text strings.Builder
	const games = 5000
	for n := range games {
		fmt.Fprintf(&text, "[%s \"game %d\"]\n[Event \"%s\"]\n\n*\n\n", idTag, n, strings.Repeat("x", n%40))
	}
	if ids := idsIn(text.String()); len(ids) != games || !ids["game 0"] || !ids["game 4999"] {
		t.Errorf("%d IDs are found of %d", len(ids), games)
	}
	if ids := idsIn(fmt.Sprintf("[%s \"last\"]", idTag)); !ids["last"] || len(idsIn("")) != 0 {
		t.Errorf("of a text without an end of line: %v", ids)
	}
}
