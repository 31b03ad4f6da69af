package endgame

import (
	"context"
	"errors"
	"strings"
	"testing"

	"damiera/rules"
)

// A single answer that is wrong is found, and shown with a position: the one that
// it is about or one before it.
func TestCheckFindsALie(t *testing.T) {
	for _, c := range []struct {
		game     rules.Game
		position string
		says     result
		what     string
	}{
		{rules.English, "W:WK18:BK14", drawn, "value"},
		{rules.English, "W:WK18:BK14", loses + 1, "value"},
		{rules.English, "W:WK18:BK14", wins + 2, "distance"},
		{rules.English, "W:WK1:BK28", wins + 3, "value"},
		{rules.English, "W:W21:BK17", drawn, "value"},
		{rules.Italian, "W:W18:BK14", wins + 1, "value"},
		{rules.Alquerque, "5/2b2/2w2/5/5 w", wins + 3, "distance"},
		{rules.Alquerque, "b4/5/5/5/4w w", wins + 3, "value"},
	} {
		about := position(t, c.game, c.position)
		check := Check{Game: c.game, Pieces: 2, Whole: 2}
		err := check.run(context.Background(), liar{asked{Carried(c.game)}, about, c.says, true}, nobody)
		var d *Difference
		if !errors.As(err, &d) {
			t.Errorf("%s, said to be %v in %d: %v", c.position, c.says.value(), c.says.distance(), err)
			continue
		}
		shown := position(t, c.game, d.Position)
		near := same(shown, about)
		for _, m := range shown.Moves() {
			near = near || same(shown.Play(m), about)
		}
		if !near || d.What != c.what && same(shown, about) || d.Is == d.Want {
			t.Errorf("%s, said to be %v in %d: %v", c.position, c.says.value(), c.says.distance(), err)
		}
		if want := d.Position + ": the " + d.What + " is told as " + d.Is + " and must be " + d.Want; err.Error() != want {
			t.Errorf("the error is %q, want %q", err, want)
		}
	}
}

// So is one that is wrong for one colour alone.
func TestCheckFindsAColour(t *testing.T) {
	for _, says := range []result{drawn, wins + 3} {
		about := position(t, rules.English, "B:WK19:BK15")
		lie := liar{asked{Carried(rules.English)}, about, says, false}
		err := Check{Game: rules.English, Pieces: 2, Whole: 2}.run(context.Background(), lie, nobody)
		var d *Difference
		if !errors.As(err, &d) {
			t.Errorf("said to be %v in %d: %v", says.value(), says.distance(), err)
		}
	}
}

// A liar tells something else about one position, and perhaps about the same
// with all colours changed.
type liar struct {
	answers
	about rules.Position
	says  result
	both  bool
}

func (l liar) lies(p *rules.Position) bool { return *p == l.about || l.both && same(*p, l.about) }

func (l liar) value(p *rules.Position) (Value, error) {
	if l.lies(p) {
		return l.says.value(), nil
	}
	return l.answers.value(p)
}

func (l liar) distance(p *rules.Position) (int, error) {
	if l.lies(p) {
		return l.says.distance(), nil
	}
	return l.answers.distance(p)
}

// same tells whether two positions are the same but for the colours.
func same(p, q rules.Position) bool {
	if p.Game == rules.Alquerque {
		return seeAlquerque(&p) == seeAlquerque(&q)
	}
	return see(&p) == see(&q)
}

// Values can agree with each other and be wrong all the same: let every draw of
// two pieces be a win where the sum of their rows is even and a loss where it is
// odd. A step changes one into the other, so that only the totals are not right.
// No distances can make that good.
func TestCheckProves(t *testing.T) {
	check := Check{Game: rules.English, Pieces: 2, Whole: 2}
	var d *Difference
	err := check.run(context.Background(), dreamer{asked{Carried(rules.English)}, false}, nobody)
	if err == nil || errors.As(err, &d) || !strings.Contains(err.Error(), "published") {
		t.Fatalf("values that agree with each other: %v", err)
	}
	err = check.run(context.Background(), dreamer{asked{Carried(rules.English)}, true}, nobody)
	if !errors.As(err, &d) || d.What != "distance" {
		t.Errorf("with distances: %v", err)
	}
}

type dreamer struct {
	asked
	far bool
}

func (d dreamer) measures(Material) bool { return d.far }

func (d dreamer) value(p *rules.Position) (Value, error) {
	v, err := d.asked.value(p)
	if err == nil && v == Draw {
		if v = Win; d.odd(p) {
			v = Loss
		}
	}
	return v, err
}

func (d dreamer) distance(p *rules.Position) (int, error) {
	if v, _ := d.asked.value(p); v != Draw {
		return d.asked.distance(p)
	}
	if d.odd(p) {
		return 4, nil
	}
	return 5, nil
}

func (dreamer) odd(p *rules.Position) bool {
	sum := 0
	for at := range (p.Side[rules.White] | p.Side[rules.Black]).All() {
		_, row := p.Game.Cell(at)
		sum += row
	}
	return sum%2 == 1
}
