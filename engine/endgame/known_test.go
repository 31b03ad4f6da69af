package endgame_test

import (
	"os"
	"runtime"
	"strings"
	"testing"
)

// What books and teachers say, and others have counted, is in testdata/known.txt, where anybody can
// add a line. Each line is held against the tables that the program carries.
func TestKnown(t *testing.T) {
	text, err := os.ReadFile("testdata/known.txt")
	if err != nil {
		t.Fatal(err)
	}
	claims, err := parseKnown(string(text))
	if err != nil {
		t.Fatalf("known.txt: %v", err)
	}
	if len(claims) == 0 {
		t.Fatal("known.txt claims nothing")
	}
	counted := surveys{}
	left := 0
	for _, c := range claims {
		if c.large() && testing.Short() || runtime.GOOS == "js" && c.pieces() > 4 {
			left++ // the page for the browser carries no more
			continue
		}
		if found := c.differences(counted); len(found) > 0 {
			t.Errorf("known.txt, line %d: %s\n\tsource: %s", c.line, strings.Join(found, "\n\t"), c.source)
		}
	}
	t.Logf("%d claims held, %d left out", len(claims)-left, left)
}

// The test of the test: claims that are wrong are found, and both answers told.
func TestKnownFindsDifferences(t *testing.T) {
	for claim, want := range map[string]string{
		"position | italian | draw | W:WK18,K22:BK29":              "W:WK18,K22:BK29 is won, claimed is draw",
		"position | english | loss | W:WK32:BK{25,26}":             "W:WK32:BK26 is won, claimed is loss",
		"position | english | win | W:WK32:BK26 | by 32-28":        "W:WK32:BK26: 32-28 makes it drawn, claimed is that it keeps the win",
		"position | english | win | W:WK32:BK26 | not 32-27":       "W:WK32:BK26: 32-27 keeps the win, claimed is that it does not",
		"position | italian | win | W:WK1,K2,K3:BK30,K31,K32":      "unknown: 6 pieces, and the tables end at",
		"share | english | win | KvK first | 50":                   "win has 17.2 per cent (158 of 920), claimed are 50",
		"share | italian | loss | KKvK second | 99.9":              "loss has 99.",
		"count | italian | KvK first | 230 / 653 / 109":            "KvK first: counted are 230 won / 654 drawn / 108 lost, claimed 230 won / 653 drawn / 109 lost",
		"count | english | KmvK second | 22349 / 2588 / 1103":      "counted are 1103 won / 2588 drawn / 22349 lost",
		"count | alquerque | mvm first | 1 / 2 / 3":                "claimed 1 won / 2 drawn / 3 lost",
		"position | alquerque | loss | 5/5/5/b4/w4 w":              "5/5/5/b4/w4 w is won, claimed is loss",
		"count | english | KKKmvKK second | 364313 / 1445388 / 34": "unknown: 6 pieces",
	} {
		claims, err := parseKnown("# somebody\n" + claim)
		if err != nil {
			t.Errorf("%s: %v", claim, err)
			continue
		}
		got := strings.Join(claims[0].differences(surveys{}), "\n")
		if !strings.Contains(got, want) {
			t.Errorf("%s: the differences are %q, not %q", claim, got, want)
		}
	}
}

// Lines that cannot be read are refused, by their number.
func TestKnownRefuses(t *testing.T) {
	for line, want := range map[string]string{
		"draw | italian | win | W:WK1:BK32":                  `"draw" is no kind`,
		"position | italian | win":                           "3 fields",
		"position | italian | win | W:WK1:BK32 | by 1-5 | x": "6 fields",
		"share | italian | win | KvK first":                  "4 fields",
		"count | italian | KvK first | 1 / 2 / 3 | 4":        "5 fields",
		"position | chess | win | W:WK1:BK32":                `"chess"`,
		"position | italian | won | W:WK1:BK32":              `"won" is no value`,
		"position | italian | win | W:WK1:BK33":              "no such square",
		"position | italian | win | W:WK1,1:BK32":            "named twice",
		"position | italian | win | W:W{4,5}:BK32":           "far row",
		"position | italian | win | W:WK{1:BK32":             "{ without }",
		"position | italian | win | W:WK{}:BK32":             `"" is no square`,
		"position | italian | win | W:WK{9-5}:BK32":          `"9-5" is no range`,
		"position | italian | win | W:WK{5-33}:BK32":         `"33" is no square`,
		"position | italian | win | W:WK{32}:BK32":           "no position is left",
		"position | italian | win | W:WK1:BK32 | 1-5":        `"1-5" begins`,
		"position | italian | win | W:WK1:BK32 | by":         `"by" names no move`,
		"position | italian | win | W:WK1:BK32 | by 1-10":    "1-10",
		"position | italian | loss | W:WK1:BK32 | not 1-5":   "nothing to throw away",
		"position | alquerque | win | 4b/5/5/5/w3 w":         "row",
		"share | italian | win | KvK first | 0":              `"0" is no share`,
		"share | italian | win | KvK first | 101":            `"101" is no share`,
		"share | italian | win | KvK first | most":           `"most" is no share`,
		"share | italian | win | KvK third | 9":              `"KvK third" is no material and side`,
		"share | italian | win | mKvK first | 9":             `"mKvK first" is no material and side`,
		"share | italian | win | Kv first | 9":               `"Kv first" is no material and side`,
		"count | italian | KvK | 1 / 2 / 3":                  `"KvK" is no material and side`,
		"count | alquerque | mvK first | 1 / 2 / 3":          "no kings",
		"count | italian | KvK first | 1 / 2":                `"1 / 2" are no counts`,
		"count | italian | KvK first | 1 / -2 / 3":           `"1 / -2 / 3" are no counts`,
		"# another source, without an empty line before it":  "a new source begins",
	} {
		_, err := parseKnown("# somebody\n\n# somebody else\nposition | italian | win | W:WK1:B\n" + line)
		switch {
		case err == nil:
			t.Errorf("%s: read", line)
		case !strings.Contains(err.Error(), "line 5: "):
			t.Errorf("%s: %v, which does not name line 5", line, err)
		case !strings.Contains(err.Error(), want):
			t.Errorf("%s: %v, which does not tell %s", line, err, want)
		}
	}
	if _, err := parseKnown("# somebody\n\nposition | italian | win | W:WK1:BK32"); err == nil {
		t.Error("a claim without a source is read")
	}
}
