package main

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

func TestBenchMisuse(t *testing.T) {
	for _, c := range []call{
		{name: "no time", args: []string{"-count", "0"}, stderr: "not 0"},
		{name: "another game", args: []string{"-game", "chess"}, stderr: "chess"},
		{name: "no nodes", args: []string{"-nodes", "0"}, stderr: `"0"`},
		{name: "nodes that are no number", args: []string{"-nodes", "5,many"}, stderr: `"many"`},
		{name: "two numbers", args: []string{"-nodes", "5,6"}, stderr: "without -shots"},
		{name: "more", args: []string{"old.txt"}, stderr: "old.txt"},
	} {
		c.args = append([]string{"bench"}, c.args...)
		c.status = misuse
		c.check(t)
	}
}

// TestBenchLines reads the lines as benchstat does: the name, how many times, and numbers with units.
func TestBenchLines(t *testing.T) {
	done := make(map[string]int)
	fake := func(name, unit string) work {
		return work{name, unit, func() int64 { done[name]++; return 1000 }}
	}
	var out bytes.Buffer
	works := []work{fake("Perft/italian", "Mpos/s"), fake("Search/english", "Mnodes/s")}
	if err := timeWorks(works, 3, &out); err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`^Benchmark(\S+)\s+1\s+[0-9]+ ns/op\s+[0-9.]+ (Mpos/s|Mnodes/s)$`)
	var names []string
	for text := range strings.Lines(out.String()) {
		text = strings.TrimSuffix(text, "\n")
		if found := line.FindStringSubmatch(text); found != nil {
			names = append(names, found[1]+" "+found[2])
		} else if key, value, ok := strings.Cut(text, ": "); !ok || value == "" || strings.Contains(key, " ") {
			t.Errorf("benchstat cannot read %q", text)
		}
	}
	round := []string{"Perft/italian Mpos/s", "Search/english Mnodes/s"}
	if want := slices.Repeat(round, 3); !slices.Equal(names, want) {
		t.Errorf("%v, want %v", names, want)
	}
	if done["Perft/italian"] != 4 {
		t.Errorf("done %d times, want once to warm up and three times", done["Perft/italian"])
	}
}

func TestBenchWorks(t *testing.T) {
	for _, g := range rules.Games() {
		const nodes = 2000
		w, err := newSearchWork(g, nodes)
		if err != nil {
			t.Fatal(err)
		}
		visited, all := w.do(), int64(len(middleGames[g]))
		if visited < all*nodes*9/10 || visited > all*nodes*11/10 {
			t.Errorf("%s visits %d positions in %d middle games, want %d in each", w.name, visited, all, nodes)
		}
		if visited != w.do() {
			t.Errorf("%s does something else the second time", w.name)
		}
	}
	if n := newPerftWork(rules.English, 6).do(); n != 36768 {
		t.Errorf("%d sequences of six moves, 36768 are known", n)
	}
}

func TestBenchShots(t *testing.T) {
	name := file(t, "shots.txt", `# Two captures, and a move that only loses a man.
english | W:W22:BK18 | 22x15
english | W:W22,25:B18,14,6 | 22x15

english | W:W22,32:B15 | 22-18
italian | W:W22:B18 | 22x13
`)
	for _, c := range []call{
		{
			name: "english", args: []string{"bench", "-shots", name, "-nodes", "10,500", "-game", "english"},
			stdout: "BenchmarkShots/english/nodes=10\t3\t 66.67 %solved\nBenchmarkShots/english/nodes=500\t3\t 66.67 %solved\n",
		},
		{
			name: "italian", args: []string{"bench", "-shots", name, "-nodes", "10", "-game", "italian"},
			stdout: "BenchmarkShots/italian/nodes=10\t1\t100.00 %solved\n",
		},
		{
			name: "a game that is not in it", args: []string{"bench", "-shots", name, "-game", "alquerque"},
			stderr: "no position", status: failed,
		},
		{
			name: "no file", args: []string{"bench", "-shots", name + "x"},
			stderr: "shots.txtx", status: failed,
		},
	} {
		c.check(t)
	}
	for wrong, want := range map[string]string{
		"english | W:W22:BK18":         "game | position | move",
		"chess | W:W22:BK18 | 22x15":   `"chess"`,
		"english | W:W33:BK18 | 22x15": "»33«",
		"english | W:W22:BK18 | 22-17": "22-17",
	} {
		call{
			name: wrong, args: []string{"bench", "-shots", file(t, "wrong.txt", "# one\n"+wrong+"\n")},
			stderr: want, status: failed,
		}.check(t)
		_, stderr, _ := dama("", "bench", "-shots", file(t, "wrong.txt", "# one\n"+wrong+"\n"))
		if !strings.Contains(stderr, "wrong.txt: line 2: ") {
			t.Errorf("%q does not tell where", stderr)
		}
	}
}
