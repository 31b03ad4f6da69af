package board

import (
	"slices"
	"testing"
	"time"

	"damiera/rules"
)

// A leg written as "30 23 x27": from, to and what is jumped; "+" crowns.
func spell(g rules.Game, all []leg) []string {
	var out []string
	for _, l := range all {
		s := g.Name(l.from) + " " + g.Name(l.to)
		if l.taken != rules.None {
			s += " x" + g.Name(l.taken)
		}
		if l.crowns {
			s += " +"
		}
		out = append(out, s)
	}
	return out
}

func TestLegs(t *testing.T) {
	for _, row := range []struct {
		game     rules.Game
		position string
		move     string
		shown    int
		want     []string
	}{
		{rules.Italian, "W:W21-32:B1-12", "22-18", 0, []string{"22 18"}},
		{rules.Italian, "W:W30:B11,12,19,20,27", "30x23x16x7", 0, []string{"30 23 x27", "23 16 x20", "16 7 x12"}},
		{rules.Italian, "W:W30:B11,12,19,20,27", "30x23x16x7", 2, []string{"16 7 x12"}},
		{rules.Italian, "W:W30:B11,12,19,20,27", "30x23x16x7", 3, nil},
		{rules.Italian, "W:W10:B6,7", "10x3", 0, []string{"10 3 x6 +"}},
		{rules.Italian, "W:WK10:B6,7", "10x3x12", 0, []string{"10 3 x6", "3 12 x7"}},
		{rules.Alquerque, "5/5/1b3/b1b2/wb3 w", "a1xc1xc3xa3xa1", 0, []string{"a1 c1 xb1", "c1 c3 xc2", "c3 a3 xb3", "a3 a1 xa2"}},
	} {
		p := mustPosition(t, row.game, row.position)
		if got := spell(row.game, legs(p, mustMove(t, p, row.move), row.shown)); !slices.Equal(got, row.want) {
			t.Errorf("%s in %s after %d: %q", row.move, row.position, row.shown, got)
		}
	}
}

// Shown leg by leg, every move ends in the position that the rules give.
func TestLegsAddUpToTheMove(t *testing.T) {
	for _, g := range rules.Games() {
		position := rules.Start(g)
		for ply := 0; ply < 400; ply++ {
			moves := position.Moves()
			if len(moves) == 0 {
				break
			}
			for _, m := range moves {
				if !follows(position, m, position.Play(m)) {
					t.Fatalf("%v does not lead from %v to %v", m, position, position.Play(m))
				}
			}
			m := moves[ply*5%len(moves)]
			if other := moves[(ply*5+1)%len(moves)]; other != m && position.Play(other) != position.Play(m) &&
				follows(position, other, position.Play(m)) {
				t.Fatalf("%v is taken for %v in %v", other, m, position)
			}
			position = position.Play(m)
		}
	}
}

func TestFollowsRefuses(t *testing.T) {
	start := rules.Start(rules.Italian)
	m := mustMove(t, start, "22-18")
	after := start.Play(m)
	stranger := mustMove(t, mustPosition(t, rules.Alquerque, "5/5/5/5/w4 w"), "a1-a2")
	for name, wrong := range map[string]bool{
		"no move":         follows(start, rules.Move{}, after),
		"nothing changed": follows(start, m, start),
		"the way back":    follows(after, m, start),
		"other game":      follows(start, stranger, after),
		"played twice":    follows(after, m, after),
	} {
		if wrong {
			t.Error(name)
		}
	}
}

func TestLegTimes(t *testing.T) {
	p := mustPosition(t, rules.Italian, "W:W30:B11,12,19,20,27")
	var whole time.Duration
	for _, l := range legs(p, mustMove(t, p, "30x23x14x7"), 0) {
		whole += l.lasts(Natural())
	}
	if whole != 660*time.Millisecond {
		t.Errorf("three jumps last %v", whole)
	}
	step := legs(rules.Start(rules.Italian), mustMove(t, rules.Start(rules.Italian), "22-18"), 0)[0]
	if step.lasts(Natural()) != 180*time.Millisecond || step.lasts(Motion{}) != 0 {
		t.Errorf("a step lasts %v", step.lasts(Natural()))
	}
}

func TestTakenPieceFades(t *testing.T) {
	p := mustPosition(t, rules.Italian, "W:W30:B11,12,19,20,27")
	l := legs(p, mustMove(t, p, "30x23x14x7"), 0)[0]
	before := float32(1)
	for part := float32(0); part <= 1; part += 0.05 {
		now := l.opacity(part)
		if now > before || now < 0 {
			t.Errorf("at %v it is %v after %v", part, now, before)
		}
		before = now
	}
	if l.opacity(0) != 1 || l.opacity(1) != 0 {
		t.Error("it must be whole at first and gone at last")
	}
}
