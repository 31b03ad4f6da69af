package rules_test

import (
	"errors"
	"testing"

	"damiera/rules"
)

// What is wrong is told as a value too, and of whom.
func TestFaultsOfPositions(t *testing.T) {
	for _, c := range []struct {
		text  string
		fault rules.Fault
		side  rules.Color
	}{
		{"W:W20-32:B1-12", rules.TooManyPieces, rules.White},
		{"W:W32:B10-22", rules.TooManyPieces, rules.Black},
		{"W:W1,22:B5", rules.ManOnFarRow, rules.White},
		{"W:W22:B30", rules.ManOnFarRow, rules.Black},
	} {
		_, err := rules.ParsePosition(rules.Italian, c.text)
		var broken *rules.PositionError
		if !errors.As(err, &broken) || broken.Fault != c.fault || broken.Side != c.side {
			t.Errorf("%s: %#v, want fault %d of %s", c.text, err, c.fault, c.side)
		}
	}
}

func TestFaultsOfTexts(t *testing.T) {
	for _, c := range []struct {
		game  rules.Game
		text  string
		fault rules.Fault
	}{
		{rules.Italian, " ", rules.NoText},
		{rules.Italian, "?:W29:B22", rules.NoTurn},
		{rules.Italian, ":W29:B22", rules.NoTurn},
		{rules.Italian, "W:W21", rules.NoList},
		{rules.Italian, "W W21:B2", rules.NoColon},
		{rules.Italian, "W:21:B2", rules.NoSide},
		{rules.Italian, "W:W1:W2", rules.SideTwice},
		{rules.Italian, "W:W21:B2:B3", rules.TextAfter},
		{rules.Italian, "W:WX4:B1", rules.NoSquare},
		{rules.Italian, "W:W21,,22:B1", rules.NoSquare},
		{rules.Italian, "W:W33:B1", rules.NoSuchSquare},
		{rules.Italian, "W:W4,4:B1", rules.SquareTwice},
		{rules.Italian, "W:W25-22:B1", rules.RangeFalls},
		{rules.Alquerque, "bbbbb/bbbbbb/bb1ww/wwwww/wwwww w", rules.RowLength},
		{rules.Alquerque, "bbbbb/bbbb/bb1ww/wwwww/wwwww w", rules.RowLength},
		{rules.Alquerque, "5/5/5/w4 w", rules.RowCount},
		{rules.Alquerque, "5/5/5/5/5/w4 w", rules.RowCount},
		{rules.Alquerque, "5/5/5/5/k4 w", rules.NoPiece},
		{rules.Alquerque, "5/5/5/5/w4", rules.NoTurn},
		{rules.Alquerque, "5/5/5/5/w4 ?", rules.NoTurn},
	} {
		_, err := rules.ParsePosition(c.game, c.text)
		var spot *rules.TextError
		if !errors.As(err, &spot) || spot.Fault != c.fault {
			t.Errorf("%q: %#v, want fault %d", c.text, err, c.fault)
		}
	}
}
