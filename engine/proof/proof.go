// Package proof proves that a side cannot lose a position of Alquerque, or that
// it can be beaten.
//
// One side is called the attacker, the other the defender; the question is
// whether the attacker can force a win. [Search] answers it by proof-number search
// down to leaves that are known, such as endgame tables. That the attacker does
// not win is shown by a [Certificate], a set of positions that the defender need
// never leave. It holds whatever happened before: a third repetition and 50 plies
// without capture only turn wins into draws.
//
// The certificates for the starting position, one for each side, are carried
// along: see [Carried].
package proof

import (
	"context"

	"damiera/rules"
)

// A Verdict is what a search found out.
type Verdict uint8

const (
	Open  Verdict = iota // nothing: it was too hard
	NoWin                // the attacker does not win
	Win                  // the attacker wins, draw counters ignored
)

func (v Verdict) String() string { return [...]string{"open", "no win", "win"}[v] }

// Limits bound a search.
type Limits struct {
	// Visits is how many positions are looked into at the most. A visit takes
	// some 2 microseconds and 30 bytes. The same visits find the same on every
	// machine.
	Visits int
	// Progress, if there is one, is told the visits now and then.
	Progress func(visits int)
}

// A Result is what a search found out, and how.
type Result struct {
	Verdict     Verdict
	Certificate *Certificate // that the attacker does not win; nil for other verdicts
	Visits      int          // positions looked into, some of them more than once
	Positions   int          // different positions met, leaves included
}

// Search finds out whether the attacker wins a position of Alquerque, whoever is
// to move. Leaves tell what is known without a search. When ctx is done, and in the
// other games, the verdict is Open.
func Search(ctx context.Context, p rules.Position, attacker rules.Color, leaf Leaf, l Limits) Result {
	if p.Game != rules.Alquerque {
		return Result{}
	}
	s := newSearch(ctx, leaf, l)
	p = facing(&p, attacker)
	r := Result{Verdict: s.verdict(&p)}
	if r.Verdict == NoWin {
		var list []key
		if list, r.Verdict = s.close(p); r.Verdict == NoWin {
			r.Certificate = newCertificate(list)
		}
	}
	r.Visits, r.Positions = s.visits, s.nodes.used
	return r
}

// verdict searches a position, leaves included.
func (s *search) verdict(p *rules.Position) Verdict {
	won, known := s.leaf(p, rules.White)
	if !known {
		n := s.decide(*p)
		won, known = n.pn == 0, n.decided()
	}
	switch {
	case !known:
		return Open
	case won:
		return Win
	}
	return NoWin
}
