package pdn_test

import (
	"testing"

	"damiera/rules/pdn"
)

// What is wrong with a game is told as a value too, with the piece of text that it is about.
func TestFaults(t *testing.T) {
	const it = "[GameType \"22\"]\n\n"
	for _, c := range []struct {
		text  string
		fault pdn.Fault
		spot  string
	}{
		{it + "1. 22-18 9-13 2. 22-18 *", pdn.Illegal, "22-18"},
		{it + "1. 22-18 9- *", pdn.Unreadable, "9-"},
		{it + "1. 22-18 {so", pdn.Unclosed, ""},
		{it + "1. 22-18 (21-17", pdn.Unclosed, ""},
		{"[Event \"x\"\n" + it + "22-18 *", pdn.BadTag, ""},
		{"[GameType \"22\"]\n[FEN \"W:WX4:B1\"]\n\n*", pdn.BadStart, ""},
		{"[GameType \"22\"]\n[FEN \"W:W1:B1\"]\n\n*", pdn.BadStart, ""},
		{"[GameType \"20\"]\n\n1. 32-28 *", pdn.OtherGame, ""},
		{"[GameType \"21\"]\n[FEN \"W:W31,32:B9,10,12,17,18,26\"]\n\n31x6 12-16 32-28 *", pdn.Ambiguous, "31x6"},
	} {
		games := readText(t, c.text, pdn.Options{})
		p := games[0].Problem
		if p == nil || p.Fault != c.fault || p.Spot != c.spot || p.About == "" {
			t.Errorf("%q: %+v, want fault %d at %q", c.text, p, c.fault, c.spot)
		}
	}
}
