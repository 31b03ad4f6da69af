package board

import (
	"time"

	"damiera/rules"
)

// Motion is how long moves take to show. The zero Motion is none: pieces stand
// where they should at once.
type Motion struct {
	Step time.Duration // a move without capture
	Jump time.Duration // each jump of a capture
}

// Natural is the motion of a board that was told nothing else.
func Natural() Motion {
	return Motion{Step: 180 * time.Millisecond, Jump: 220 * time.Millisecond}
}

// A leg is one hop of a move, as it is shown: a piece slides, what it jumps
// fades, and where it becomes a king it is crowned as it lands.
type leg struct {
	move   rules.Move // the whole move, marked as the last one from here on
	color  rules.Color
	king   bool // already when it sets out
	crowns bool
	from   rules.Point
	to     rules.Point
	taken  rules.Point // None for a step
}

// legs is what shows m, played from p, when its first hops have been shown
// already and p is still the position before m.
func legs(p rules.Position, m rules.Move, shown int) []leg {
	landings := m.Landings()
	all := make([]leg, 0, len(landings))
	_, king, _ := p.At(m.From())
	from := m.From()
	for i, to := range landings {
		l := leg{move: m, color: p.Turn, king: king, from: from, to: to, taken: rules.None}
		if m.IsCapture() {
			l.taken = m.Jumped(i)
		}
		// A man is crowned where its move ends: no game here crowns in passing.
		l.crowns = !king && i == len(landings)-1 && p.Game.Crown(p.Turn).Has(to)
		all = append(all, l)
		from = to
	}
	return all[min(shown, len(all)):]
}

// lasts is the time that l takes.
func (l leg) lasts(m Motion) time.Duration {
	if l.taken == rules.None {
		return m.Step
	}
	return m.Jump
}

// after is the scene when l has been shown in it. A scene is a position whose
// pieces are those on the screen; whose turn it is means nothing there.
func (l leg) after(scene rules.Position) rules.Position {
	us := &scene.Side[l.color]
	*us = without(*us, l.from).With(l.to)
	scene.Kings = without(scene.Kings, l.from)
	if l.king || l.crowns {
		scene.Kings = scene.Kings.With(l.to)
	}
	if l.taken != rules.None {
		them := &scene.Side[l.color.Other()]
		*them = without(*them, l.taken)
		scene.Kings = without(scene.Kings, l.taken)
	}
	return scene
}

// opacity of the taken piece when part of l, from 0 to 1, has been shown: whole
// until the jump is above it, gone on landing.
func (l leg) opacity(part float32) float32 {
	const above = 0.35
	if part <= above {
		return 1
	}
	return 1 - (part-above)/(1-above)
}

// follows reports whether m leads from before to after, so that showing m is
// showing their difference.
func follows(before rules.Position, m rules.Move, after rules.Position) bool {
	if m.IsZero() || m.Game() != before.Game || after.Game != before.Game {
		return false
	}
	us, them := before.Side[before.Turn], before.Side[before.Turn.Other()]
	if !us.Has(m.From()) || m.Taken&^them != 0 {
		return false
	}
	scene := before
	for _, l := range legs(before, m, 0) {
		scene = l.after(scene)
	}
	return scene.Side == after.Side && scene.Kings == after.Kings && after.Turn == before.Turn.Other()
}

func without(s rules.Set, p rules.Point) rules.Set { return s &^ rules.Of(p) }
