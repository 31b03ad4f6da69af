package screens

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync/atomic"
	"time"

	"damiera/engine"
	"damiera/rules"
)

// reply lets the computer, or whoever else was asked something, answer.
func (m *monkey) reply() string {
	if len(m.waits) == 0 {
		if m.real && m.chance(2) {
			m.sitBack()
			return "awaited"
		}
		return "nobody"
	}
	for range 1 + m.random.IntN(4) {
		if len(m.waits) > 0 {
			first := m.waits[0] // a search waits for the one before it
			m.waits = m.waits[1:]
			first()
		}
	}
	return fmt.Sprint(len(m.waits), " wait")
}

// sitBack waits until the real engine has moved, as far as one has patience with it.
func (m *monkey) sitBack() {
	for patience := time.After(time.Second); m.play.table().computersTurn(); {
		select {
		case f := <-m.calls:
			f()
		case <-patience:
			return
		}
	}
}

// later leaves calls to be made between other acts.
func (m *monkey) later(calls []func()) { m.waits = append(m.waits, calls...) }

// look lets what has just come into sight have been there for a while, or not.
func (m *monkey) look(seen bool) {
	m.play.turned = time.Time{}
	if !seen {
		m.play.turned = time.Now().Add(time.Hour)
	}
}

// A crowd counts who is at something together.
type crowd struct{ now, most atomic.Int32 }

// enter comes to it, and gives what leaves it.
func (c *crowd) enter() (leave func()) {
	c.most.Store(max(c.most.Load(), c.now.Add(1)))
	return func() { c.now.Add(-1) }
}

// An opponent is all that the screens ask of an engine.
type opponent interface {
	chooser
	adviser
	drawTaker
}

// A counted opponent counts how many searches for a move are alive together.
type counted struct {
	opponent
	crowd *crowd
}

func (c counted) Choose(ctx context.Context, m rules.Match, l engine.Level) engine.Answer {
	defer c.crowd.enter()()
	return c.opponent.Choose(ctx, m, l)
}

// A whim plays, advises and agrees to anything.
type whim struct{ random *rand.Rand }

func (w whim) Choose(_ context.Context, m rules.Match, _ engine.Level) engine.Answer {
	legal := m.Legal()
	return engine.Answer{Move: legal[w.random.IntN(len(legal))]}
}

func (w whim) Advise(_ context.Context, m rules.Match) engine.Advice {
	if len(m.Legal()) == 0 {
		return engine.Advice{}
	}
	return engine.Advice{Move: w.Choose(context.Background(), m, 0).Move, Why: engine.Wins, Moves: w.random.IntN(3)}
}

func (w whim) TakesDraw(context.Context, rules.Match, rules.Color) bool { return w.random.IntN(2) == 0 }

// A hurried engine is the real one, most often at a low level.
type hurried struct{ *engine.Engine }

func (h hurried) Choose(ctx context.Context, m rules.Match, l engine.Level) engine.Answer {
	if m.Plies()%8 != 0 {
		l = min(l, engine.Levels(m.Game())[1])
	}
	return h.Engine.Choose(ctx, m, l)
}
