package shots

import "damiera/rules"

// A sieve looks for something to win by force: moves that oblige the other side
// to capture, one after the other, until pieces come back with interest or one is
// crowned. It sees far along such play and nothing else, in a hundredth of the
// time that a search takes.
type sieve struct {
	us    rules.Color
	goal  int // the balance to reach
	left  int // positions that may still be visited
	moves [siftPlies + 1][]rules.Move
}

const (
	siftPlies = 13
	siftMost  = 3000 // positions visited, so that Alquerque's many captures cannot hold it up
)

// promises reports whether the side to move may win something by force.
func (s *sieve) promises(p rules.Position) bool {
	s.us, s.left = p.Turn, siftMost
	s.goal = balance(p, s.us) + 1
	return s.attack(p, 0)
}

// attack reports whether we, to move, reach the goal.
func (s *sieve) attack(p rules.Position, ply int) bool {
	capturing := p.MustCapture()
	if !capturing && ply > 0 && balance(p, s.us) >= s.goal {
		return true
	}
	if ply+1 >= siftPlies || s.left <= 0 {
		return false
	}
	s.moves[ply] = p.AppendEffects(s.moves[ply][:0])
	for _, m := range s.moves[ply] {
		s.left--
		after := p.Play(m)
		if !capturing && !after.MustCapture() {
			continue // it obliges to nothing
		}
		if s.defend(after, ply+1) {
			return true
		}
	}
	return false
}

// defend reports whether we reach the goal whatever the other side, to move, does.
func (s *sieve) defend(p rules.Position, ply int) bool {
	if !p.MustCapture() {
		return balance(p, s.us) >= s.goal
	}
	s.moves[ply] = p.AppendEffects(s.moves[ply][:0])
	for _, m := range s.moves[ply] {
		s.left--
		if !s.attack(p.Play(m), ply+1) {
			return false
		}
	}
	return true
}
