package arena

import (
	"slices"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// from begins an English match at a position.
func from(t *testing.T, position string) rules.Match {
	t.Helper()
	p, err := rules.ParsePosition(rules.English, position)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

const (
	even = "W:WK32,30:BK1,3"
	many = "W:WK32,29,30,31,28:BK1,2,3,4"
)

// shuffle lets the kings of even and many go to and fro for so many plies. The
// draw counters do not stop it.
func shuffle(t *testing.T, m rules.Match, plies int) rules.Match {
	t.Helper()
	words := [...]string{"32-27", "1-6", "27-32", "6-1"}
	for range plies {
		move, err := m.Position().ParseMove(words[m.Plies()%len(words)])
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.Replay(move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// decision shows a Judge searches with these scores for White, made by White and
// Black in turn, and gives what it decides and after how many.
func decision(m [2]rules.Match, scores []int) (rules.Outcome, int) {
	var j Judge
	for i, score := range scores {
		if i%2 == 1 {
			score = -score
		}
		if o := j.Sees(m[i%2], engine.Answer{Score: score, Depth: 9}); o != rules.Open {
			return o, i + 1
		}
	}
	return rules.Open, len(scores)
}

func TestJudgeDecides(t *testing.T) {
	few, crowded := from(t, even), from(t, many)
	both := func(m rules.Match) [2]rules.Match { return [2]rules.Match{m, shuffle(t, m, 1)} }
	for _, c := range []struct {
		name   string
		match  [2]rules.Match
		scores []int
		want   rules.Outcome
		after  int
	}{
		{"White is far ahead", both(few), slices.Repeat([]int{350}, 9), rules.WhiteWins, 6},
		{"Black is far ahead", both(few), slices.Repeat([]int{-700}, 9), rules.BlackWins, 6},
		{"not far enough", both(few), slices.Repeat([]int{349}, 50), rules.Open, 50},
		{"a doubt in between", both(few), slices.Concat(slices.Repeat([]int{350}, 5), slices.Repeat([]int{300}, 1), slices.Repeat([]int{350}, 6)), rules.WhiteWins, 12},
		{"now White, now Black", both(few), []int{600, 600, 600, -600, -600, -600, 600, 600, 600}, rules.Open, 9},
		{"each thinks that it is ahead", both(few), []int{600, -600, 600, -600, 600, -600, 600, -600}, rules.Open, 8},
		{"nobody is ahead", both(few), slices.Repeat([]int{15}, 50), rules.Draw, 30},
		{"somebody is a little ahead", both(few), slices.Repeat([]int{16}, 50), rules.Open, 50},
		{"even, with nine pieces", both(crowded), slices.Repeat([]int{0}, 50), rules.Open, 50},
		{"39 plies without progress", both(shuffle(t, few, 38)), slices.Repeat([]int{50}, 2), rules.Open, 2},
		{"40 plies without progress", both(shuffle(t, few, 40)), slices.Repeat([]int{50}, 2), rules.Draw, 1},
		{"40 plies, and somebody tries to win", both(shuffle(t, few, 40)), slices.Repeat([]int{100}, 5), rules.Open, 5},
		{"200 plies", both(shuffle(t, few, 200)), slices.Repeat([]int{300}, 2), rules.Draw, 1},
	} {
		if got, after := decision(c.match, c.scores); got != c.want || after != c.after {
			t.Errorf("%s: %v after %d searches, want %v after %d", c.name, got, after, c.want, c.after)
		}
	}
}

func TestAProvenWinEndsTheGame(t *testing.T) {
	m := from(t, even)
	for score, want := range map[int]rules.Outcome{29_900: rules.WhiteWins, -29_900: rules.BlackWins} {
		var j Judge
		if got := j.Sees(m, engine.Answer{Score: score, Depth: 5, Exact: true}); got != want {
			t.Errorf("a proven %d for White to move decides %v", score, got)
		}
	}
}

// A forced move comes without a search and with no score: the row goes on after it.
func TestForcedMovesDoNotBreakARow(t *testing.T) {
	m := from(t, even)
	var j Judge
	for i := range winPlies {
		if got := j.Sees(m, engine.Answer{}); got != rules.Open {
			t.Fatalf("a forced move decides %v", got)
		}
		got := j.Sees(m, engine.Answer{Score: 800, Depth: 7})
		if want := i == winPlies-1; (got == rules.WhiteWins) != want {
			t.Errorf("search %d decides %v", i+1, got)
		}
	}
}
