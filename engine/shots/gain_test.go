package shots

import "testing"

func TestProspects(t *testing.T) {
	man := prospect{score: 120, balance: 2, quiet: true}
	for _, c := range []struct {
		name        string
		shot, rival prospect
		gains       bool // from equal pieces
		beats       bool
	}{
		{"a man, and nothing", man, prospect{quiet: true}, true, true},
		{"a man in either case", man, prospect{balance: 2, quiet: true}, true, false},
		{"a man, and nearly as good", man, prospect{score: 50, quiet: true}, true, false},
		{"only judged better", prospect{score: 120, quiet: true}, prospect{quiet: true}, false, false},
		{"a man that is taken back", prospect{score: 120, balance: 2}, prospect{quiet: true}, false, true},
		{"who knows what the other has", man, prospect{balance: 0}, true, false},
		{"a king for a man", prospect{score: 120, balance: 1, quiet: true}, prospect{quiet: true}, false, false},
		{"a win, and a won game", prospect{score: 29_990, exact: true}, prospect{score: 280, quiet: true}, true, false},
		{"a win, and a good game", prospect{score: 29_990, exact: true}, prospect{score: 200}, true, true},
		{"a man, and a loss", man, prospect{score: -29_990, exact: true}, true, true},
		{"two losses", prospect{score: -29_980, exact: true}, prospect{score: -29_990, exact: true}, false, false},
	} {
		if got := c.shot.gains(0); got != c.gains {
			t.Errorf("%s: gains is %v", c.name, got)
		}
		if got := c.shot.beats(c.rival); got != c.beats {
			t.Errorf("%s: beats is %v", c.name, got)
		}
	}
}
