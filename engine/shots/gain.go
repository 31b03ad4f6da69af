package shots

import (
	"damiera/engine"
	"damiera/rules"
)

// A prospect is what a side may expect: a score, and the pieces at the end of
// the line that was found.
type prospect struct {
	side    rules.Color
	score   int
	exact   bool // won or lost for certain
	balance int
	quiet   bool // nothing is left to capture there, so that balance means something
}

// found is what a search promises the side to move.
func found(m rules.Match, a engine.Answer) prospect {
	p := m.Position()
	us := p.Turn
	for _, move := range a.Line {
		p = p.Play(move)
	}
	return prospect{us, a.Score, a.Exact, balance(p, us), !p.MustCapture()}
}

// ended is what a match that is over gave to a side.
func ended(m rules.Match, us rules.Color) prospect {
	p := prospect{side: us, balance: balance(m.Position(), us), quiet: true}
	if winner, won := m.Result().Outcome.Winner(); won {
		p.exact, p.score = true, certain
		if winner != us {
			p.score = -certain
		}
	}
	return p
}

// certain is the score of a match that is won.
const certain = 30_000

// of is the prospect as a side sees it.
func (p prospect) of(us rules.Color) prospect {
	if p.side != us {
		p.side, p.score, p.balance = us, -p.score, -p.balance
	}
	return p
}

// What a piece counts, in half men: less for a king than it is worth, so that
// nobody can say that only the judgement finds a gain.
const (
	aMan  = 2
	aKing = 3
)

// gains reports whether a man or more is won, or the game for certain.
func (p prospect) gains(before int) bool {
	return p.score > 0 && p.exact || p.quiet && p.balance >= before+aMan
}

// beats reports whether p is so much better that the rival is no choice, and not
// only because quiet positions are judged so.
func (p prospect) beats(rival prospect) bool {
	if sane(p.score) < sane(rival.score)+ahead {
		return false
	}
	return p.exact || rival.exact || rival.quiet && p.balance >= rival.balance+aMan
}

// worse is the lesser of two promises.
func (p prospect) worse(other prospect) prospect {
	if other.score < p.score {
		p.score = other.score
	}
	p.balance = min(p.balance, other.balance)
	p.exact = p.exact && other.exact
	return p
}

// sane cuts a score to what still makes a difference.
func sane(score int) int { return max(-plenty, min(score, plenty)) }

// balance is how many more pieces a side has, in half men.
func balance(p rules.Position, us rules.Color) int {
	count := func(c rules.Color) int {
		kings := (p.Side[c] & p.Kings).Len()
		return aMan*(p.Side[c].Len()-kings) + aKing*kings
	}
	return count(us) - count(us.Other())
}
