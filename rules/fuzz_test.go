package rules_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"damiera/rules"
)

// What is read as a position is a position that can occur, and is written so that it is read again.
func FuzzParsePosition(f *testing.F) {
	for _, g := range rules.Games() {
		f.Add(uint8(g), rules.Start(g).String())
		for _, v := range readLines[positionVector](f, "testdata/"+g.String()+".jsonl")[:20] {
			f.Add(uint8(g), v.FEN)
		}
	}
	for _, text := range []string{
		"", ".", ":", "B:W21,K5:BK17,K14.", "W:W21-32:B1-12", "?:W29,13,11:B22,4,2", "W:W4,4:B1", "W:W33:B1",
		"W:WX4:B1", "W:W1,22:B5", "W:W20-32:B1-12", "W:W:B", " w : b k1 - k3 , 4 : w . ", "W:WK29-31:B", "W:W32-1:B",
		"W:W99999999999999999999:B", "5/5/5/5/5 w", "5/5/5/5/6 w", "wwwww/wwwww/ww1bb/bbbbb/bbbbb  b ", "é:W1:B2",
	} {
		for _, g := range rules.Games() {
			f.Add(uint8(g), text)
		}
	}
	f.Fuzz(func(t *testing.T, g uint8, text string) {
		game := rules.Game(g % 3)
		p, err := rules.ParsePosition(game, text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		if err := p.Valid(); err != nil {
			t.Fatalf("%q is read as %s, which cannot occur: %v", text, p, err)
		}
		if again, err := rules.ParsePosition(game, p.String()); err != nil || again != p {
			t.Fatalf("%q is read as %s, and that as %s: %v", text, p, again, err)
		}
		for _, m := range p.Moves() {
			if m.From() == rules.None || p.Play(m).Valid() != nil {
				t.Fatalf("%s leads from %s to %s", m, p, p.Play(m))
			}
		}
	})
}

// What is read as a move is legal, and both ways of writing it are read again.
func FuzzParseMove(f *testing.F) {
	for _, g := range rules.Games() {
		f.Add(uint8(g), rules.Start(g).String(), "21-18")
		for _, v := range readLines[positionVector](f, "testdata/"+g.String()+".jsonl")[:20] {
			for _, m := range v.Moves {
				f.Add(uint8(g), v.FEN, m.Move)
			}
		}
	}
	for _, text := range []string{
		"", "-", "x", "22", "22-", "-18", "22-18-", "22--18", "22-33", "0-0", "22x18x11x4x11x18x22x18x11x4x11x18x22x18x11",
		"22:18", " 22 - 18 ", "22–18", "C2-C3", "c2xc4xe4", "30x5", "22-999999999999999999999", "22-18!", "\xff\xfe",
	} {
		for _, g := range rules.Games() {
			f.Add(uint8(g), rules.Start(g).String(), text)
		}
	}
	f.Fuzz(func(t *testing.T, g uint8, fen, text string) {
		p, err := rules.ParsePosition(rules.Game(g%3), fen)
		if err != nil {
			return
		}
		m, err := p.ParseMove(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		if !slices.Contains(p.Moves(), m) {
			t.Fatalf("%q is read as %s, which is not legal in %s", text, m, p)
		}
		if again, err := p.ParseMove(m.String()); err != nil || again != m {
			t.Fatalf("%s is read as %s in %s: %v", m, again, p, err)
		}
		if again, err := p.ParseMove(p.Text(m)); err != nil || again != m {
			t.Fatalf("%s, written as %s, is read as %s in %s: %v", m, p.Text(m), again, p, err)
		}
	})
}

// checkError looks whether an error keeps the promises of its kind: a place inside the text, and a
// message that can be printed on one line.
func checkError(t *testing.T, text string, err error) {
	t.Helper()
	var wrong *rules.TextError
	var impossible *rules.PositionError
	switch {
	case errors.As(err, &wrong):
		if wrong.Text != text || wrong.At < 0 || wrong.Len < 0 || wrong.At+wrong.Len > len(text) {
			t.Fatalf("%q: the spot %d+%d is not inside it", text, wrong.At, wrong.Len)
		}
	case !errors.As(err, &impossible):
		t.Fatalf("%q: an error of another kind: %v", text, err)
	}
	if !utf8.ValidString(err.Error()) || !strings.Contains(err.Error(), " ") {
		t.Fatalf("%q: unreadable error %q", text, err)
	}
}
