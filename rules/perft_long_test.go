//go:build long

package rules_test

import (
	"testing"

	"damiera/rules"
)

// The published counts that take minutes: go test -tags long -timeout 1h -run PerftLong -v ./rules
func TestPerftLong(t *testing.T) {
	for _, c := range []published{
		{rules.Italian, "", 11, 81647058},
		{rules.Italian, "", 12, 367917147},
		{rules.Italian, "", 13, 1655269811},
		{rules.Italian, menAgainstMen, 16, 1021757399},
		{rules.Italian, oneKing, 12, 2365222285},
		{rules.Italian, kingsOnBoth, 9, 130562037},
		{rules.English, "", 11, 85242128},
		{rules.English, "", 12, 388623673},
		{rules.English, "", 13, 1766623630},
		{rules.English, "", 14, 7978439499},
	} {
		c.check(t)
	}
}

// Depth 12 and 13 by effects, where two ways round first differ.
func TestPerftLongEffects(t *testing.T) {
	for _, c := range []published{
		{rules.Italian, "", 12, 367911475},
		{rules.Italian, "", 13, 1655211086},
		{rules.English, "", 12, 388617999},
		{rules.English, "", 13, 1766564893},
	} {
		if got := newWalker(true).count(rules.Start(c.game), c.depth); got != c.want {
			t.Errorf("%s: %d at depth %d, want %d", c.game, got, c.depth, c.want)
		}
	}
}
