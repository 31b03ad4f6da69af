package board

import (
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

// Each row taps points one after another ("-" is beside the board) and tells
// what is chosen then, where it may go next, which ends are offered, and the
// move played or the tap refused, if the last tap came to that.
func TestTaps(t *testing.T) {
	const (
		twoWays  = "W:W30:B11,12,19,20,27"
		twoWaysE = "W:W31:B9,10,17,18,26"
		choice   = "W:W23,24:B10,18,19"
		ruleOne  = "W:W23,24:B10,19,20"
		loop     = "5/5/1b3/b1b2/wb3 w"
	)
	for _, row := range []struct {
		game              rules.Game
		position          string
		taps              string
		chosen, next, end string
		move              string
		refused           Why
	}{
		// Choosing, changing and letting go.
		{game: rules.Italian, taps: "22", chosen: "22", next: "18 19"},
		{game: rules.Italian, taps: "22 21", chosen: "21", next: "17 18"},
		{game: rules.Italian, taps: "22 22"},
		{game: rules.Italian, taps: "22 -"},
		{game: rules.Italian, taps: "22 14", chosen: "22", next: "18 19", refused: NotThere},
		{game: rules.Italian, taps: "22 9", chosen: "22", next: "18 19", refused: NotThere},
		{game: rules.Italian, taps: "14"},
		{game: rules.Italian, taps: "-"},
		{game: rules.Italian, taps: "22 18", chosen: "22", next: "18 19", move: "22-18"},
		{game: rules.Italian, taps: "30", refused: NoMove},
		{game: rules.Italian, taps: "22 30", refused: NoMove},
		{game: rules.Italian, taps: "9", refused: NotYours},

		// One way only: the end is offered, and it or the landings play it.
		{game: rules.English, position: choice, taps: "23", chosen: "23", next: "14 16", end: "7"},
		{game: rules.English, position: choice, taps: "23 7", chosen: "23", next: "14 16", end: "7", move: "23x14x7"},
		{game: rules.English, position: choice, taps: "23 14", chosen: "14", next: "7"},
		{game: rules.English, position: choice, taps: "23 14 7", chosen: "14", next: "7", move: "23x14x7"},
		{game: rules.English, position: choice, taps: "23 24", chosen: "24", next: "15", end: "6"},

		// Once begun, nothing but its landings is possible.
		{game: rules.English, position: choice, taps: "23 14 24", chosen: "14", next: "7", refused: Unfinished},
		{game: rules.English, position: choice, taps: "23 14 14", chosen: "14", next: "7", refused: Unfinished},
		{game: rules.English, position: choice, taps: "23 14 1", chosen: "14", next: "7", refused: Unfinished},
		{game: rules.English, position: choice, taps: "23 14 -", chosen: "14", next: "7", refused: Unfinished},
		{game: rules.English, position: choice, taps: "23 14 24 7", chosen: "14", next: "7", move: "23x14x7"},

		// Two ways to one place: the next landing decides.
		{game: rules.Italian, position: twoWays, taps: "30", chosen: "30", next: "23"},
		{game: rules.Italian, position: twoWays, taps: "30 7", chosen: "30", next: "23", refused: NotThere},
		{game: rules.Italian, position: twoWays, taps: "30 23", chosen: "23", next: "14 16"},
		{game: rules.Italian, position: twoWays, taps: "30 23 16 7", chosen: "16", next: "7", move: "30x23x16x7"},
		{game: rules.Italian, position: twoWays, taps: "30 23 14 7", chosen: "14", next: "7", move: "30x23x14x7"},
		{game: rules.English, position: twoWaysE, taps: "31 22 13 6", chosen: "13", next: "6", move: "31x22x13x6"},
		{game: rules.English, position: twoWaysE, taps: "31 22 15 6", chosen: "15", next: "6", move: "31x22x15x6"},
		{game: rules.English, position: twoWaysE, taps: "31 22 6", chosen: "22", next: "13 15", refused: Unfinished},

		// Precedence: what may not be begun is refused from the first tap, and a
		// forbidden landing from there.
		{game: rules.Italian, position: ruleOne, taps: "24", refused: MustCapture},
		{game: rules.Italian, position: ruleOne, taps: "23", chosen: "23", next: "14", end: "5"},
		{game: rules.Italian, position: ruleOne, taps: "23 16", chosen: "23", next: "14", end: "5", refused: NotThere},
		{game: rules.Italian, position: "W:W31,K22:B18", taps: "31", refused: MustCapture},
		{game: rules.Italian, position: "W:W22:BK18", taps: "22", chosen: "22", next: "19"},

		// A chain that ends where it began is tapped hop by hop.
		{game: rules.Alquerque, position: loop, taps: "a1", chosen: "a1", next: "a3 c1"},
		{game: rules.Alquerque, position: loop, taps: "a1 a1"},
		{game: rules.Alquerque, position: loop, taps: "a1 c1", chosen: "c1", next: "c3"},
		{game: rules.Alquerque, position: loop, taps: "a1 c1 c3 a3", chosen: "a3", next: "a1"},
		{game: rules.Alquerque, position: loop, taps: "a1 c1 c3 a3 a1", chosen: "a3", next: "a1", move: "a1xc1xc3xa3xa1"},
		{game: rules.Alquerque, position: loop, taps: "a1 a3 c3 c1 a1", chosen: "c1", next: "a1", move: "a1xa3xc3xc1xa1"},
	} {
		position := rules.Start(row.game)
		if row.position != "" {
			position = mustPosition(t, row.game, row.position)
		}
		k := newPick(position, position.Moves())
		var a answer
		for _, tap := range strings.Fields(row.taps) {
			k, a = k.tap(mustPoint(t, row.game, tap))
		}
		move := ""
		if !a.move.IsZero() {
			move = a.move.String()
		}
		chosen := ""
		if k.chosen() != rules.None {
			chosen = row.game.Name(k.chosen())
		}
		next, ends := sorted(names(row.game, k.next())), names(row.game, k.ends())
		if chosen != row.chosen || next != sorted(row.next) || ends != row.end || move != row.move || a.refused.Why != row.refused {
			t.Errorf("%v %s, taps %s:\n got chosen %q next %q ends %q move %q refused %d\nwant chosen %q next %q ends %q move %q refused %d",
				row.game, row.position, row.taps, chosen, next, ends, move, a.refused.Why,
				row.chosen, row.next, row.end, row.move, row.refused)
		}
		if a.refused.Why != 0 && row.taps[len(row.taps)-1] != '-' {
			last := strings.Fields(row.taps)
			if got := row.game.Name(a.refused.Point); got != last[len(last)-1] {
				t.Errorf("%s: the refusal is about %s", row.taps, got)
			}
		}
	}
}

func sorted(list string) string {
	all := strings.Fields(list)
	slices.Sort(all)
	return strings.Join(all, " ")
}

func TestTapsOutOfTurn(t *testing.T) {
	k := newPick(rules.Start(rules.Italian), nil)
	for tap, want := range map[string]Why{"22": NotYourTurn, "9": NotYourTurn, "14": 0, "-": 0} {
		if _, a := k.tap(mustPoint(t, rules.Italian, tap)); a.refused.Why != want {
			t.Errorf("a tap on %s: %d, want %d", tap, a.refused.Why, want)
		}
	}
}

// Every legal move of every position on the way of a game can be tapped landing
// by landing, and comes out as itself.
func TestEveryMoveCanBeTapped(t *testing.T) {
	for _, g := range rules.Games() {
		position := rules.Start(g)
		for ply := 0; ply < 300; ply++ {
			moves := position.Moves()
			if len(moves) == 0 {
				break
			}
			for _, m := range moves {
				k := newPick(position, moves)
				k, a := k.tap(m.From())
				for _, p := range m.Landings() {
					if k.ends().Has(p) {
						t.Fatalf("%v in %v: landing %s is called an end", m, position, g.Name(p))
					}
					k, a = k.tap(p)
				}
				if a.move != m {
					t.Fatalf("%v in %v came out as %v", m, position, a.move)
				}
			}
			position = position.Play(moves[ply*7%len(moves)])
		}
	}
}

func TestDrag(t *testing.T) {
	position := mustPosition(t, rules.English, "W:W23,24:B10,18,19,K1")
	point := func(name string) rules.Point { return mustPoint(t, rules.English, name) }
	k := newPick(position, position.Moves())
	if _, _, ok := k.lift(point("1")); ok {
		t.Error("the other side's piece was lifted")
	}
	k, _, ok := k.lift(point("23"))
	if !ok || k.chosen() != point("23") {
		t.Fatal("23 cannot be lifted")
	}
	if same, a := k.drop(point("27")); same.chosen() != k.chosen() || !a.move.IsZero() {
		t.Error("dropped beside its places, the piece must stay chosen where it was")
	}
	if _, a := k.drop(point("24")); a.refused.Why != NotThere {
		t.Errorf("dropped on another piece it is told %v", a.refused.Why)
	}
	if _, a := k.drop(point("7")); a.move.String() != "23x14x7" {
		t.Errorf("dropped on the end it plays %v", a.move)
	}
	k, a := k.drop(point("14"))
	if !k.begun() || !a.move.IsZero() {
		t.Fatal("dropped on the first landing the capture has begun")
	}
	if _, a, ok := k.lift(point("24")); ok || a.refused.Why != Unfinished {
		t.Error("another piece was lifted in the middle of a capture")
	}
	k, _, ok = k.lift(point("14"))
	if !ok {
		t.Fatal("the capturing piece cannot be lifted")
	}
	if _, a := k.drop(point("7")); a.move.String() != "23x14x7" {
		t.Errorf("the dragged capture is %v", a.move)
	}
}
