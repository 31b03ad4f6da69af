package arena

import (
	"context"
	"slices"
	"testing"

	"damiera/rules"
)

// TestBallots counts those for each kind of contest.
func TestBallots(t *testing.T) {
	for uneven, want := range map[bool]int{false: 83 + 43, true: 91} {
		if list := ballots(uneven); len(list) != want {
			t.Errorf("uneven %v: %d ballots, want %d", uneven, len(list), want)
		}
	}
}

// openings are the first n of a contest.
func openings(t *testing.T, c Contest, n int) []opening {
	t.Helper()
	b := newBook(c)
	var list []opening
	for range n {
		list = append(list, b.next(context.Background()))
	}
	return list
}

func TestOpeningsAreDifferent(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine asks the engine many times")
	}
	for _, g := range rules.Games() {
		for _, uneven := range []bool{false, true} {
			seen := make(map[rules.Position]bool)
			for i, o := range openings(t, Contest{Game: g, Seed: 3, Uneven: uneven}, 150) {
				if p := o.match.Position(); seen[p] {
					t.Errorf("%v: opening %d comes again: %v", g, i, p)
				}
				seen[o.match.Position()] = true
			}
		}
	}
}

// TestOpeningsAreQuiet looks at those that are no ballots.
func TestOpeningsAreQuiet(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine asks the engine many times")
	}
	for _, g := range rules.Games() {
		begun := openings(t, Contest{Game: g, Seed: 4}, 150)
		if g == rules.Italian {
			begun = begun[83+43:]
		}
		for _, o := range begun {
			p := o.match.Position()
			if o.match.Result().Outcome != rules.Open || p.MustCapture() {
				t.Errorf("%v: a capture waits in %v", g, p)
			}
			if white, black := p.Side[rules.White].Len(), p.Side[rules.Black].Len(); white != black {
				t.Errorf("%v: %d pieces against %d in %v", g, white, black, p)
			}
		}
	}
}

func TestOpeningsSpringFromTheSeed(t *testing.T) {
	same := func(a, b opening) bool {
		return a.name == b.name && slices.Equal(a.match.Moves(), b.match.Moves())
	}
	for _, g := range rules.Games() {
		one := openings(t, Contest{Game: g, Seed: 1}, 20)
		if !slices.EqualFunc(one, openings(t, Contest{Game: g, Seed: 1}, 20), same) {
			t.Errorf("%v: the same seed gives other openings", g)
		}
		if slices.EqualFunc(one, openings(t, Contest{Game: g, Seed: 2}, 20), same) {
			t.Errorf("%v: another seed gives the same openings", g)
		}
	}
}

// TestUnevenOpenings sees that the engine's judgement is asked, by two books of
// which one takes what the other leaves.
func TestUnevenOpenings(t *testing.T) {
	for _, g := range []rules.Game{rules.English, rules.Alquerque} {
		even := newBook(Contest{Game: g})
		for _, o := range openings(t, Contest{Game: g, Uneven: true}, 10) {
			if even.fits(context.Background(), o.match) {
				t.Errorf("%v: %v is even", g, o.match.Position())
			}
		}
	}
}
