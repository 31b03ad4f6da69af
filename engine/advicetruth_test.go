package engine

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"damiera/rules"
)

// A witness sees whether an advice is true. It knows nothing of how the reason was
// found: it plays the game on with an engine of its own, which has no endgame
// tables, and looks what comes of it.
type witness struct {
	t      *testing.T
	engine *Engine // plays
	judge  *Engine // knows the endgame tables
	match  rules.Match
	us     rules.Color
	advice Advice
}

// after is the match some moves on.
func after(t *testing.T, m rules.Match, moves ...rules.Move) rules.Match {
	t.Helper()
	for _, move := range moves {
		next, err := m.Replay(move)
		if err != nil {
			t.Fatal(err)
		}
		m = next
	}
	return m
}

// on plays on for so many plies, and until nothing is to be captured.
func (w *witness) on(m rules.Match, plies int) rules.Match {
	for m.Result() == (rules.Result{}) {
		if p := m.Position(); plies <= 0 && !p.MustCapture() {
			break
		}
		m = after(w.t, m, w.engine.Think(context.Background(), m, Limits{Nodes: 10_000}, nil).Move)
		plies--
	}
	return m
}

// lead is ours in pieces, or beyond all pieces where the game is won or lost.
func (w *witness) lead(m rules.Match) int {
	switch winner, decided := m.Result().Outcome.Winner(); {
	case decided && winner == w.us:
		return 100
	case decided:
		return -100
	}
	p := m.Position()
	return lead(&p, w.us)
}

// before is our lead when last nothing was being exchanged.
func (w *witness) before() int {
	m := w.match
	if p := m.Position(); p.MustCapture() {
		for m.Last().IsCapture() {
			m = m.TakeBack(1)
		}
	}
	return w.lead(m)
}

func (w *witness) kings(m rules.Match, c rules.Color) int {
	p := m.Position()
	return kings(&p, c)
}

// crowned reports whether c makes a king within so many plies of play.
func (w *witness) crowned(m rules.Match, c rules.Color, plies int) bool {
	had := w.kings(m, c)
	for ; plies > 0 && m.Result() == (rules.Result{}); plies-- {
		if m = w.on(m, 1); w.kings(m, c) > had {
			return true
		}
	}
	return false
}

// crownable reports whether c can make a king within so many plies, whatever the
// other side does.
func crownable(m rules.Match, c rules.Color, plies int) bool {
	ours := m.Position().Turn == c
	for _, move := range m.Legal() {
		p := m.Position()
		next, err := m.Play(move)
		if err == nil && (ours && crowns(&p, move) || plies > 1 && crownable(next, c, plies-1)) == ours {
			return ours
		}
	}
	return !ours
}

// wins reports whether c wins, as the endgame tables know or, where they do not, as a
// long search finds.
func (w *witness) wins(m rules.Match, c rules.Color) bool {
	o, known := Foresee(m)
	if !known {
		o.Outcome = m.Result().Outcome
	}
	if known || o.Outcome != rules.Open {
		return o.Outcome == rules.WonBy(c)
	}
	best, _ := w.judge.study(context.Background(), m, bounds{Limits: Limits{Nodes: 300_000}})
	if m.Position().Turn != c {
		best.Score = -best.Score
	}
	return best.Score >= won
}

// others are the matches after each other move.
func (w *witness) others() (list []rules.Match) {
	p := w.match.Position()
	for _, move := range p.AppendEffects(nil) {
		if move != w.advice.Move {
			list = append(list, after(w.t, w.match, move))
		}
	}
	return list
}

// most counts for how many of the other moves something holds, and reports whether that
// bears out an advice: for all of them where it says so, and otherwise for some.
func (w *witness) most(holds func(rules.Match) bool) bool {
	n, others := 0, w.others()
	for _, m := range others {
		if holds(m) {
			n++
		}
	}
	if w.advice.Alone {
		return n == len(others)
	}
	return n > 0
}

// agrees reports whether what the advice says comes about.
func (w *witness) agrees() bool {
	next := after(w.t, w.match, w.advice.Move)
	p := w.match.Position()
	capture := p.MustCapture()
	switch a := w.advice; a.Why {
	case Only:
		return len(w.others()) == 0
	case Wins:
		return w.wins(next, w.us)
	case HoldsOut:
		return w.wins(w.match, w.us.Other())
	case AvoidsDefeat:
		return !w.wins(next, w.us.Other()) && w.most(func(m rules.Match) bool { return w.wins(m, w.us.Other()) })
	case WinsPieces:
		return w.lead(w.on(next, 8)) >= w.before()+a.Pieces
	case GivesForMore:
		return !capture && after(w.t, next, a.Line[1]).Last().IsCapture() && a.Pieces > a.Given && a.Given > 0 &&
			w.lead(w.on(next, 8)) >= w.before()+a.Pieces-a.Given
	case MakesKing:
		there := after(w.t, w.match, a.Line[:2*a.Moves-1]...)
		return w.kings(there, w.us) > w.kings(w.match, w.us)
	case AvoidsLoss:
		return w.lead(w.on(next, 6)) >= w.before() &&
			w.most(func(m rules.Match) bool { return w.lead(w.on(m, 8)) < w.before() })
	case StopsKing:
		return !w.crowned(next, w.us.Other(), 4) &&
			w.most(func(m rules.Match) bool { return w.crowned(m, w.us.Other(), 6) })
	case TakesBack:
		return a.Pieces > 0 && w.lead(w.match) < w.before() && w.lead(w.on(next, 4)) >= w.before()
	case BestCapture:
		return capture
	case Trades:
		end := w.on(next, 2)
		return a.Pieces > 0 && w.lead(end) == w.before()
	case ThreatensPiece, ThreatensKing:
		passed := next.Position()
		passed.Turn = w.us
		m, err := rules.NewMatchFrom(passed)
		if err != nil {
			return false
		}
		if a.Why == ThreatensKing {
			return crownable(m, w.us, 5)
		}
		return w.lead(w.on(m, 5)) > w.before()
	case Opening, Best:
		return true
	}
	return false
}

// posed are matches to ask for advice in: games of two players who now and then make
// any move, looked at now and then.
func posed(g rules.Game, n int) (list []rules.Match) {
	for seed := uint64(0); len(list) < n; seed++ {
		chance := rand.New(rand.NewPCG(seed, uint64(g)))
		e := New(Options{Seed: seed, HashBytes: 1 << 20})
		for m := rules.NewMatch(g); m.Result() == (rules.Result{}) && m.Plies() < 100 && len(list) < n; {
			if chance.IntN(6) == 0 {
				list = append(list, m)
			}
			move := e.Choose(context.Background(), m, Easy).Move
			if legal := m.Legal(); chance.IntN(4) == 0 {
				move = legal[chance.IntN(len(legal))]
			}
			m, _ = m.Play(move)
		}
	}
	return list
}

// TestAdviceIsTrue plays on from many positions.
func TestAdviceIsTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches, one after the other")
	}
	for _, g := range rules.Games() {
		adviseTruly(t, g, 50)
	}
}

// adviseTruly wants good advice in n positions. The players of a witness are no
// oracles, so that one in fifty may look wrong.
func adviseTruly(t *testing.T, g rules.Game, n int) {
	t.Helper()
	e, given := New(Options{HashBytes: 1 << 20}), map[Reason]int{}
	w := witness{
		t:      t,
		engine: New(Options{HashBytes: 1 << 20, NoTables: true}),
		judge:  New(Options{HashBytes: 8 << 20}),
	}
	wrong := 0
	for _, m := range posed(g, n) {
		w.match, w.us = m, m.Position().Turn
		w.advice = e.Advise(context.Background(), m)
		if !slices.Contains(m.Legal(), w.advice.Move) || w.advice.Line[0] != w.advice.Move {
			t.Fatalf("%v: advises %v, %v", m.Position(), w.advice.Move, w.advice.Line)
		}
		after(t, m, w.advice.Line...)
		given[w.advice.Why]++
		if !w.agrees() {
			wrong++
			t.Logf("%v %v: %+v", g, m.Position(), w.advice)
		}
	}
	t.Logf("%v: %d of %d look wrong; %v", g, wrong, n, given)
	if wrong > n/50 {
		t.Errorf("%v: %d of %d look wrong", g, wrong, n)
	}
}
