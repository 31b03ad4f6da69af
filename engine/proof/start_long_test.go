//go:build long

package proof

import (
	"bytes"
	"context"
	"testing"

	"damiera/engine/endgame"
	"damiera/rules"
)

// The carried certificates come out of a search again, byte for byte.
func TestStart(t *testing.T) {
	leaf := Tables(CarriedMen, endgame.Carried(rules.Alquerque).Value)
	for _, defender := range []rules.Color{rules.White, rules.Black} {
		r := Search(context.Background(), rules.Start(rules.Alquerque), defender.Other(), leaf, Limits{Visits: 50_000_000})
		t.Logf("%v does not lose: %d visits, %d positions met", defender, r.Visits, r.Positions)
		if r.Verdict != NoWin {
			t.Errorf("%v attacks: %v", defender.Other(), r.Verdict)
			continue
		}
		var file bytes.Buffer
		if err := r.Certificate.Write(&file, defender, "dama tables prove alquerque"); err != nil {
			t.Fatal(err)
		}
		carried, err := CarriedFile(defender)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(file.Bytes(), carried) {
			t.Errorf("%v: %d positions in %d bytes, carried are %d bytes", defender, r.Certificate.Len(), file.Len(), len(carried))
		}
	}
}

// White has four first moves, all to c3. Two of them lose.
func TestFirstMoves(t *testing.T) {
	leaf := Tables(CarriedMen, endgame.Carried(rules.Alquerque).Value)
	start := rules.Start(rules.Alquerque)
	want := map[string]Verdict{"d2-c3": Win, "c2-c3": NoWin, "b2-c3": NoWin, "d3-c3": Win}
	moves := start.Moves()
	if len(moves) != len(want) {
		t.Errorf("first moves: %v", moves)
	}
	for _, m := range moves {
		r := Search(context.Background(), start.Play(m), rules.Black, leaf, Limits{Visits: 200_000_000})
		t.Logf("%v: Black has %v; %d visits, %d positions met", m, r.Verdict, r.Visits, r.Positions)
		if r.Verdict != want[m.String()] {
			t.Errorf("after %v Black has %v, want %v", m, r.Verdict, want[m.String()])
		}
	}
}
