package rules_test

import (
	"testing"

	"damiera/rules"
)

func TestWeighGivesWhatTheRulesCompare(t *testing.T) {
	for _, c := range []struct {
		position, refused string
		rule              int
		want              rules.Weighing
	}{
		{"W:W23,24:B10,19,20", "24x15", 1, rules.Weighing{Due: 2, Own: 1}},
		{"W:W31,32,K25:B12,13,20,21,28,7,K14,K5", "32x23x16", 1, rules.Weighing{Due: 3, Own: 2}},
		{"W:W31,32,K25:B12,13,20,21,28,7,K14,K5", "31x24x15x8", 2, rules.Weighing{}},
		{"W:W31,32,K25:B12,13,20,21,28,7,K14,K5", "25x18x9x2", 4, rules.Weighing{Due: 2, Own: 3, King: 1}},
		{"W:WK22:BK18,19", "22x15", 3, rules.Weighing{Due: 1, Own: 0}},
		// Both meet their first king at once; the second one differs.
		{"W:WK2:B4,K5,K6,13,K14", "2x9x18x11x2", 4, rules.Weighing{Due: 2, Own: 3, King: 2}},
	} {
		p := position(t, rules.Italian, c.position)
		found := false
		for _, r := range p.Forbidden() {
			if r.Move.String() == c.refused {
				found = true
				if got := p.Weigh(r); r.Rule != c.rule || got != c.want {
					t.Errorf("%s: %s is refused by rule %d with %+v (by %s), want rule %d with %+v",
						c.position, c.refused, r.Rule, got, r.By, c.rule, c.want)
				}
			}
		}
		if !found {
			t.Errorf("%s: %s is not refused: legal %v, refused %v", c.position, c.refused, p.Moves(), p.Forbidden())
		}
	}
}

func TestSparedMenStandBeforeAKing(t *testing.T) {
	for _, c := range []struct {
		game     rules.Game
		position string
		want     int
	}{
		{rules.Italian, "W:W22:BK18", 1},
		{rules.Italian, "W:W22:B18", 0},
		{rules.Italian, "W:WK22:BK18", 0},
		{rules.Italian, "W:W22:BK18,13", 0}, // nothing empty behind it
		{rules.Italian, "W:W22,23:BK18,K19", 2},
		{rules.English, "W:W22:BK18", 0},
		{rules.Italian, "W:W22,9:BK18,K14", 1}, // a man takes forwards only
	} {
		if got := position(t, c.game, c.position).Spared().Len(); got != c.want {
			t.Errorf("%v %s: %d, want %d", c.game, c.position, got, c.want)
		}
	}
}

func TestSparesTheKingThatAManIsSentOver(t *testing.T) {
	p := position(t, rules.Italian, "W:W22,30:BK18,1")
	for name, want := range map[string]bool{"13": true, "18": true, "19": false, "15": false, "9": false} {
		to, err := rules.Italian.ParsePoint(name)
		if err != nil {
			t.Fatal(err)
		}
		from, _ := rules.Italian.ParsePoint("22")
		if got := p.Spares(from, to); got != want {
			t.Errorf("22 to %s: %v", name, got)
		}
	}
}

func TestCutShort(t *testing.T) {
	for _, c := range []struct {
		game     rules.Game
		position string
		move     string
		want     bool
	}{
		{rules.Italian, "W:W10:B6,7", "10x3", true},
		{rules.English, "W:W10:B7,8", "10x3", true},
		{rules.Italian, "W:W10:B6", "10x3", false},
		{rules.Italian, "W:WK10:B6", "10x3", false},
		{rules.Italian, "W:W22:B18,11", "22x13", false},
	} {
		p := position(t, c.game, c.position)
		m, err := p.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.CutShort(m); got != c.want {
			t.Errorf("%v %s %s: %v, want %v", c.game, c.position, c.move, got, c.want)
		}
	}
}
