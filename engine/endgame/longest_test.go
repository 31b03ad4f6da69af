package endgame

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"damiera/rules"
)

const longestFile = "testdata/longest.txt"

// A record is a line of the file.
type record struct {
	toEnd    bool
	position rules.Position
	value    Value
	plies    int
}

func (r record) String() string {
	return fmt.Sprintf("%s | %s | %s | %s | %s | %d",
		measures[r.toEnd], r.position.Game, letters(materialOf(&r.position)), r.position, outcomes[r.value], r.plies)
}

var (
	measures = map[bool]string{ToProgress: "progress", ToEnd: "end"}
	outcomes = map[Value]string{Win: "win", Loss: "loss"}
)

// letters is a material as the file writes it.
func letters(m Material) string {
	return strings.Repeat("K", m.Kings) + strings.Repeat("m", m.Men) + "v" +
		strings.Repeat("K", m.TheirKings) + strings.Repeat("m", m.TheirMen)
}

// parseRecord reads a line.
func parseRecord(line string) (r record, err error) {
	fields := strings.Split(line, " | ")
	if len(fields) != 6 {
		return r, fmt.Errorf("%d fields, not 6: %s", len(fields), line)
	}
	g, err := rules.ParseGame(fields[1])
	if err != nil {
		return r, err
	}
	if r.position, err = rules.ParsePosition(g, fields[3]); err != nil {
		return r, err
	}
	if r.plies, err = strconv.Atoi(fields[5]); err != nil {
		return r, err
	}
	r.toEnd = fields[0] == measures[ToEnd]
	r.value = Loss
	if fields[4] == outcomes[Win] {
		r.value = Win
	}
	if r.String() != line {
		return r, fmt.Errorf("the line reads %s, its position has %s", line, r)
	}
	return r, nil
}

// Positions of the longest wins have the distances that the file tells, there is
// one for each material, and the longest of all are as long as is known.
func TestLongest(t *testing.T) {
	if *longestFrom != "" {
		makeLongest(t, *longestFrom)
	}
	type group struct {
		toEnd    bool
		game     rules.Game
		material Material
	}
	listed := map[group]bool{}
	longest := map[bool]map[rules.Game]int{ToProgress: {}, ToEnd: {}}
	for _, r := range readLongest(t) {
		g, m := r.position.Game, materialOf(&r.position)
		if listed[group{r.toEnd, g, m}] {
			t.Errorf("%s is there twice", r)
		}
		listed[group{r.toEnd, g, m}] = true
		longest[r.toEnd][g] = max(longest[r.toEnd][g], r.plies)
		if r.workedOut() && testing.Short() || runtime.GOOS == "js" && m.Pieces() > 4 && g != rules.Alquerque {
			continue // the page for the browser carries no more
		}
		if err := r.check(); err != nil {
			t.Error(err)
		}
	}
	for _, g := range rules.Games() {
		for _, toEnd := range []bool{ToProgress, ToEnd} {
			for _, m := range longestMaterials(g, toEnd) {
				if !listed[group{toEnd, g, m}] {
					t.Errorf("%s, %s, %s is missing", measures[toEnd], g, letters(m))
				}
			}
		}
	}
	for g, want := range map[rules.Game]int{rules.Italian: 70, rules.English: 60, rules.Alquerque: 51} {
		if got := longest[ToProgress][g]; got != want {
			t.Errorf("%s: the longest win takes %d plies to the next progress, want %d", g, got, want)
		}
	}
}

// workedOut tells whether no table has the distance, so that it takes a moment.
func (r record) workedOut() bool {
	m := materialOf(&r.position)
	return r.position.Game != rules.Alquerque && m.Pieces() > 4 && m.men() > 0
}

// check compares a line with what the carried tables say.
func (r record) check() error {
	tables := Carried(r.position.Game)
	v, known := tables.Value(&r.position)
	if !known {
		return fmt.Errorf("%s: the tables do not know the value", r)
	}
	if v != r.value {
		return fmt.Errorf("%s: the tables say %s", r, v)
	}
	plies, known := 0, false
	if r.toEnd {
		plies, known = tables.Length(&r.position)
	} else {
		plies, known = tables.Distance(&r.position, nil)
	}
	if !known {
		return fmt.Errorf("%s: the tables do not know the plies", r)
	}
	if plies != r.plies {
		return fmt.Errorf("%s: the tables say %d plies", r, plies)
	}
	return nil
}

// The test of the test: lines that are wrong, and such as cannot be read.
func TestLongestFindsDifferences(t *testing.T) {
	for line, want := range map[string]string{
		"progress | italian | KvK | W:WK8:BK1 | win | 11":              "",
		"end | italian | mvK | W:W5:BK8 | loss | 12":                   "",
		"progress | italian | KvK | W:WK8:BK1 | win | 13":              "say 11 plies",
		"end | italian | mvK | W:W5:BK8 | loss | 10":                   "say 12 plies",
		"progress | italian | KvK | W:WK8:BK1 | loss | 11":             "say won",
		"end | alquerque | mmvm | b4/5/5/w4/w4 w | win | 24":           "do not know the plies",
		"progress | english | KKKvKKK | W:WK1,K2,K3:BK9,K10,K11 | win": "5 fields",
		"progress | italian | KvKK | W:WK8:BK1 | win | 11":             "its position has",
		"moves | italian | KvK | W:WK8:BK1 | win | 11":                 "its position has",
		"progress | italian | KvK | W:WK8:BK1 | draw | 11":             "its position has",
		"progress | italian | KvK | W:WK8:BK33 | win | 11":             "no such square",
		"progress | italian | KvK | W:WK8:BK1 | win | eleven":          "eleven",
		"progress | chess | KvK | W:WK8:BK1 | win | 11":                "chess",
		"progress | alquerque | mmvm | b4/5/5/w4/w4 w | win | 26":      "say 24 plies",
		"progress | italian | KKvKK | W:WK4,K25:BK1,K16 | win | 21":    "say 19 plies",
	} {
		r, err := parseRecord(line)
		if err == nil {
			err = r.check()
		}
		if got := fmt.Sprint(err); err != nil && want == "" || !strings.Contains(got, want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}

// No position with two or three pieces is farther off than the file's. They are
// put on the board without the tables' index.
func TestNoneIsLonger(t *testing.T) {
	longest := map[string]int{} // by line, but for the position and the plies
	key := func(r record) string {
		return fmt.Sprintf("%s, %s, %s", measures[r.toEnd], r.position.Game, letters(materialOf(&r.position)))
	}
	for _, r := range readLongest(t) {
		longest[key(r)] = r.plies
	}
	for _, g := range rules.Games() {
		tables, ground := Carried(g), newGround(g)
		met := map[string]int{}
		sums := ground.sums(2)
		if !testing.Short() {
			sums = append(sums, ground.sums(3)...)
		}
		for _, sum := range sums {
			for b := range ground.boards(board{}, sum, 0) {
				p := ground.position(ground.plain(b, rules.White))
				if p.Side[rules.White] == 0 || p.Side[rules.Black] == 0 {
					continue
				}
				if plies, known := tables.Distance(p, nil); known {
					k := key(record{position: *p})
					met[k] = max(met[k], plies)
				}
				if plies, known := tables.Length(p); known && g != rules.Alquerque {
					k := key(record{toEnd: true, position: *p})
					met[k] = max(met[k], plies)
				}
			}
		}
		for k, plies := range met {
			if longest[k] != plies {
				t.Errorf("%s: %d plies are met, %d listed", k, plies, longest[k])
			}
		}
		if len(met) == 0 {
			t.Errorf("%s: nothing is won", g)
		}
	}
}

func readLongest(t *testing.T) (records []record) {
	t.Helper()
	text, err := os.ReadFile(longestFile)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		r, err := parseRecord(line)
		if err != nil {
			t.Fatalf("longest.txt, line %d: %v", i+1, err)
		}
		records = append(records, r)
	}
	return records
}

// longestMaterials are those that the file has a position of.
func longestMaterials(g rules.Game, toEnd bool) (list []Material) {
	most := 5
	switch {
	case g == rules.Alquerque && toEnd:
		return nil // it has no lengths
	case g == rules.Alquerque:
		most = 6
	case toEnd:
		most = 4
	}
	for n := 2; n <= most; n++ {
		for _, m := range Materials(n) {
			if m.possible(g) {
				list = append(list, m)
			}
		}
	}
	return list
}
