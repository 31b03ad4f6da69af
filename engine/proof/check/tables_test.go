package check

import (
	"context"
	"errors"
	"testing"

	"damiera/rules"
)

func TestTables(t *testing.T) {
	got, err := Tables(context.Background(), 3, six, Sample{}, nil)
	// Both colours: twice C(25,2)*2 + C(25,3)*6 positions.
	if want := 2 * (600 + 13_800); err != nil || got.Positions() != want || got.Farthest != 25 {
		t.Errorf("%+v of %d positions: %v", got, want, err)
	}
}

func TestTablesSample(t *testing.T) {
	var last, total int64
	got, err := Tables(context.Background(), 6, six, Sample{OneIn: 500, Seed: 3},
		func(d, all int64) { last, total = d, all })
	if err != nil {
		t.Error(err)
	}
	// Twice the sum over n men of C(25,n) * (2^n - 2).
	if total != 2*(600+13_800+177_100+1_593_900+10_980_200) || last < total-10_000 {
		t.Errorf("told of %d of %d", last, total)
	}
	if n := int64(got.Positions()); n < total/550 || n > total/450 {
		t.Errorf("%d positions are not one in 500 of %d", n, total)
	}
}

// One wrong claim among all is found, whatever is wrong with it.
func TestTablesFindsLies(t *testing.T) {
	liar, err := rules.ParsePosition(rules.Alquerque, "5/2b2/5/w4/4w w")
	if err != nil {
		t.Fatal(err)
	}
	v, d, known := six(liar)
	if v == 0 || !known {
		t.Fatalf("%v is worth %d", liar, v)
	}
	for name, claim := range map[string]struct {
		value, distance int
		known           bool
	}{
		"drawn":    {0, d, true},
		"reversed": {-v, d, true},
		"nearer":   {v, d - 1, true},
		"farther":  {v, d + 1, true},
		"unknown":  {v, d, false},
	} {
		table := func(p rules.Position) (value, distance int, known bool) {
			if p == liar {
				return claim.value, claim.distance, claim.known
			}
			return six(p)
		}
		var f *Fault
		if _, err := Tables(context.Background(), 3, table, Sample{}, nil); !errors.As(err, &f) {
			t.Errorf("%s: the check says %v", name, err)
		}
	}
}

func TestTablesStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Tables(ctx, 6, six, Sample{}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled, and the check says %v", err)
	}
}
