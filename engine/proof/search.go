package proof

import (
	"context"

	"damiera/rules"
)

// A search decides whether the attacker wins, by depth-first proof-number search
// (df-pn, Nagai 2002). The attacker is White.
//
// A win is a finite tree, so who comes round to a position above has won nothing.
// But that is no answer yet: what follows from it leans on the position above,
// which may turn out to be won in another way. So such a result is kept as what
// it is, a condition, and counts only where the condition holds (leans.go). Wins
// are proven. What is called no win is a proposal to build a closure from
// (closure.go), which is the proof.
type search struct {
	leaf     Leaf
	nodes    nodes
	given    []condition
	first    map[key]int // the place of each position's latest condition in given
	patience int         // so many conditions of a position are kept
	path     []key       // from the root to the position searched
	children []child
	moves    []rules.Move
	replies  []rules.Move
	visits   int // so many positions were looked into
	limits   Limits
	stop     bool
	ctx      context.Context
}

// A child is a position after a move, with its numbers as far as they are known.
type child struct {
	position rules.Position
	key      key
	numbers
	quiet bool // a step sideways led here, the only kind that can be undone
	leans leans
}

func newSearch(ctx context.Context, leaf Leaf, l Limits) *search {
	return &search{leaf: leaf, nodes: newNodes(), first: map[key]int{}, patience: patience, limits: l, ctx: ctx}
}

// decide searches a position until it is decided or the limit is reached.
func (s *search) decide(p rules.Position) numbers {
	s.path, s.children = s.path[:0], s.children[:0]
	n, _ := s.visit(p, keyOf(&p), 0, numbers{infinite, infinite})
	s.path = s.path[:0]
	s.ground()
	return n
}

// visit looks into a position until its numbers reach the bounds, and tells what
// they lean on. From the path's place run on nothing but steps sideways has been
// played.
func (s *search) visit(p rules.Position, k key, run int, bound numbers) (numbers, leans) {
	s.count()
	if n, met := s.nodes.find(k); met && n.decided() {
		return n, 0 // since the caller looked
	}
	s.path = append(s.path, k)
	first := len(s.children)
	s.expand(&p, run)
	attacks := p.Turn == rules.White
	var t tally
	for {
		t = sum(attacks, s.children[first:])
		if t.decided() || t.pn >= bound.pn || t.dn >= bound.dn || s.stop {
			break
		}
		at := first + t.best
		c := &s.children[at]
		next := run
		if !c.quiet {
			next = len(s.path)
		}
		n, on := s.visit(c.position, c.key, next, t.enough(attacks, c, bound))
		s.children[at].numbers, s.children[at].leans = n, on
	}
	on := s.save(k, run, t.numbers, attacks, s.children[first:])
	s.children = s.children[:first]
	s.path = s.path[:len(s.path)-1]
	return t.numbers, on
}

// count counts a visit and stops the search when there were enough.
func (s *search) count() {
	s.visits++
	if s.visits%1024 == 0 {
		s.stop = s.stop || s.ctx.Err() != nil
		if s.limits.Progress != nil {
			s.limits.Progress(s.visits)
		}
	}
	s.stop = s.stop || s.visits >= s.limits.Visits
}

// expand appends the children of a position.
func (s *search) expand(p *rules.Position, run int) {
	s.moves = p.AppendEffects(s.moves[:0])
	for _, m := range s.moves {
		c := child{position: p.Play(m), quiet: sideways(m)}
		c.key = keyOf(&c.position)
		c.numbers, c.leans = s.known(&c, run)
		s.children = append(s.children, c)
	}
}

// sideways reports whether a move can be undone: men never step back, and what
// is captured is gone.
func sideways(m rules.Move) bool {
	d := m.To() - m.From()
	return !m.IsCapture() && (d == 1 || d == -1)
}

// known is what the numbers of a child are before it is looked into.
func (s *search) known(c *child, run int) (numbers, leans) {
	n, met := s.nodes.find(c.key)
	if met && n.decided() {
		return n, 0
	}
	if c.quiet {
		if on, ok := s.holds(c.key, run); ok {
			return noWin, on
		}
	}
	if met {
		return n, 0
	}
	if won, ok := s.leaf(&c.position, rules.White); ok {
		n = noWin
		if won {
			n = wins
		}
		s.nodes.save(c.key, n)
		return n, 0
	}
	return s.guess(&c.position), 0
}

// guess is how hard a position looks: all moves of the side to move have to be
// answered to prove that it does not get what it wants, and each man more, or
// about to be won, doubles the work for the other side.
func (s *search) guess(p *rules.Position) numbers {
	s.replies = p.AppendEffects(s.replies[:0])
	if len(s.replies) == 0 {
		n := lost(p.Turn)
		s.nodes.save(keyOf(p), n)
		return n
	}
	n, work := unknown, uint32(len(s.replies))
	ahead := p.Side[rules.White].Len() - p.Side[rules.Black].Len()
	if p.Turn == rules.White {
		n.dn = work
	} else {
		n.pn = work
	}
	if s.replies[0].IsCapture() {
		if p.Turn == rules.White {
			ahead++
		} else {
			ahead--
		}
	}
	for ; ahead > 0; ahead-- {
		n.dn = 2*n.dn + 1
	}
	for ; ahead < 0; ahead++ {
		n.pn = 2*n.pn + 1
	}
	return n
}

// lost are the numbers where a side cannot move.
func lost(side rules.Color) numbers {
	if side == rules.White {
		return noWin
	}
	return wins
}
