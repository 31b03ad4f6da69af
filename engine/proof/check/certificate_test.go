package check

import (
	"bytes"
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"damiera/engine/endgame"
	"damiera/rules"
	"damiera/rules/plain"
)

// six are the tables of up to six men.
var six = from(endgame.Carried(rules.Alquerque))

func from(tables *endgame.Tables) Table {
	return func(p rules.Position) (value int, known bool) {
		v, known := tables.Value(&p)
		return int(v), known
	}
}

// Neither side loses from the starting position.
func TestCertificates(t *testing.T) {
	for _, defender := range []rules.Color{rules.White, rules.Black} {
		c := carried(t, defender)
		seen, err := c.Check(context.Background(), 6, six, nil)
		if err != nil {
			t.Errorf("%v: %v", defender, err)
		}
		if seen.Positions != c.Len() || seen.Attacks < seen.Positions || seen.Leaves == 0 || c.Defender != defender {
			t.Errorf("%v: looked at %+v of %d positions for %v", defender, seen, c.Len(), c.Defender)
		}
	}
}

// What is missing, or different, is found. The position taken out is one that the
// defender has to go to: after some move of the attacker nothing else holds.
func TestCheckFindsGaps(t *testing.T) {
	for _, defender := range []rules.Color{rules.White, rules.Black} {
		c := carried(t, defender)
		before, needed := needed(t, c)
		at := slices.Index(c.list, needed)

		var f *Fault
		less := newCertificate(defender, slices.Delete(slices.Clone(c.list), at, at+1))
		if _, err := less.Check(context.Background(), 6, six, nil); !errors.As(err, &f) {
			t.Errorf("%v: a position is missing, and the check says %v", defender, err)
		} else if p := f.Position; !strings.HasPrefix(f.Why, "no answer") || !leadsTo(c, p, needed) {
			t.Errorf("%v: the position after %v is missing, and the check says %v", defender, before, err)
		}

		// A man more for the attacker: on some empty point.
		other := slices.Clone(c.list)
		for power := uint64(1); ; power *= 3 {
			if needed/power%3 == 0 {
				other[at] += power
				break
			}
		}
		if _, err := newCertificate(defender, other).Check(context.Background(), 6, six, nil); err == nil {
			t.Errorf("%v: a position is another, and the check finds nothing", defender)
		}
	}
}

// needed finds a position of the certificate that the defender has to go to, and
// the one in which the defender does.
func needed(t *testing.T, c *Certificate) (before plain.Position, n uint64) {
	t.Helper()
	w := walk{Certificate: c, men: 6, table: six}
	for _, number := range c.list[c.Len()/2:] {
		p, err := c.position(number)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range p.Moves() {
			before = p.After(m)
			var ways []uint64
			for _, answer := range before.Moves() {
				after := before.After(answer)
				if _, known := w.value(after); known || w.in(after) {
					ways = append(ways, c.number(after))
				}
			}
			if len(ways) == 1 && c.has[ways[0]] {
				return before, ways[0]
			}
		}
	}
	t.Fatal("no position of the certificate is needed")
	return before, 0
}

// leadsTo tells whether two moves lead from a position to that with a number.
func leadsTo(c *Certificate, p plain.Position, number uint64) bool {
	for _, m := range p.Moves() {
		before := p.After(m)
		for _, answer := range before.Moves() {
			if c.number(before.After(answer)) == number {
				return true
			}
		}
	}
	return false
}

func TestCheckNeedsTheStart(t *testing.T) {
	for defender, why := range map[rules.Color]string{
		rules.White: "no first move",
		rules.Black: "starting position is not in",
	} {
		_, err := newCertificate(defender, nil).Check(context.Background(), 6, six, nil)
		if err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("an empty certificate for %v: %v", defender, err)
		}
	}
}

// A certificate is worth what its leaves are.
func TestCheckBelievesNoLostLeaf(t *testing.T) {
	pessimist := func(p rules.Position) (value int, known bool) {
		if p.Turn == rules.White {
			return -1, true
		}
		return 1, true
	}
	if _, err := carried(t, rules.White).Check(context.Background(), 6, pessimist, nil); err == nil {
		t.Error("all leaves are lost for White, and the check finds nothing")
	}
}

func TestOpenRefuses(t *testing.T) {
	good := file(t, rules.White)
	line, packed, _ := bytes.Cut(good, []byte("\n"))
	with := func(old, new string) []byte {
		changed := strings.Replace(string(line), old, new, 1)
		if changed == string(line) {
			t.Fatalf("the first line is %s", line)
		}
		return append([]byte(changed+"\n"), packed...)
	}
	flipped := bytes.Clone(good)
	flipped[len(good)/2] ^= 1
	for name, data := range map[string][]byte{
		"empty":          nil,
		"short":          good[:len(good)-100],
		"a bit flipped":  flipped,
		"for nobody":     with("white", "green"),
		"another count":  with(" positions", "0 positions"),
		"other checksum": with("sha256 ", "sha256 0")[:len(good)],
	} {
		if _, err := Open(bytes.NewReader(data)); err == nil {
			t.Errorf("%s: opened", name)
		}
	}
}

func TestDifferences(t *testing.T) {
	got, err := differences([]byte{5, 0x80, 1, 0xff, 0x7f})
	if want := []uint64{5, 133, 133 + 16383}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v; want %v", got, err, want)
	}
	for _, broken := range [][]byte{{5, 0x80}, {5, 0}} {
		if got, err := differences(broken); err == nil {
			t.Errorf("%v is read as %v", broken, got)
		}
	}
}

func file(t *testing.T, defender rules.Color) []byte {
	t.Helper()
	data, err := os.ReadFile("../certificates/" + defender.String() + ".cert")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func carried(t *testing.T, defender rules.Color) *Certificate {
	t.Helper()
	c, err := Open(bytes.NewReader(file(t, defender)))
	if err != nil {
		t.Fatal(err)
	}
	return c
}
