package board

import (
	"fyne.io/fyne/v2"

	"damiera/rules"
)

// A stage is what is seen at this moment. The view is ahead of it while moves
// are being shown: state changes first, and slides catch up.
type stage struct {
	scene  rules.Position // the pieces, without what queue[0] has moved so far
	last   rules.Move     // as marked on the ground
	bottom rules.Color
	queue  []leg   // still to be shown; the first is sliding
	part   float32 // of the first, from 0 to 1
	slide  *fyne.Animation
	motion Motion
}

// SetMotion makes moves take the given time to show.
func (b *Board) SetMotion(m Motion) {
	b.stage.motion = m
	if m == (Motion{}) {
		b.rest()
		b.Refresh()
	}
}

// play shows legs after those that are still to be shown.
func (b *Board) play(todo []leg) {
	b.stage.queue = append(b.stage.queue, todo...)
	if b.stage.slide == nil {
		b.nextLeg()
	}
}

// nextLeg sets the first leg of the queue going. Legs that take no time are
// over at once.
func (b *Board) nextLeg() {
	s := &b.stage
	for len(s.queue) > 0 {
		l := s.queue[0]
		if !l.move.IsZero() {
			s.last = l.move
		}
		s.part = 0
		if time := l.lasts(s.motion); time > 0 && animated() {
			s.slide = fyne.NewAnimation(time, nil)
			s.slide.Tick = b.ticks(s.slide)
			s.slide.Start()
			return
		}
		s.scene, s.queue = l.after(s.scene), s.queue[1:]
	}
	s.settle(b)
}

func animated() bool {
	app := fyne.CurrentApp()
	return app != nil && app.Settings().ShowAnimations()
}

// ticks is what an animation calls as it goes on; once it was replaced or
// stopped, nothing.
func (b *Board) ticks(own *fyne.Animation) func(float32) {
	return func(part float32) {
		s := &b.stage
		if s.slide != own {
			return
		}
		s.part = part
		if part < 1 {
			b.follow()
			return
		}
		s.slide = nil
		s.scene, s.queue = s.queue[0].after(s.scene), s.queue[1:]
		b.nextLeg()
		b.Refresh()
	}
}

// rest ends whatever moves: everything stands where it belongs.
func (b *Board) rest() {
	if s := b.stage.slide; s != nil {
		b.stage.slide = nil
		s.Stop()
	}
	b.stage.queue = nil
	b.stage.settle(b)
}

// settle makes the stage agree with the view and the hops already tapped.
func (s *stage) settle(b *Board) {
	s.scene, s.last, s.bottom, s.part = b.view.Position, b.view.Last, b.view.Bottom, 0
	if b.pick.begun() {
		for _, l := range legs(b.view.Position, b.pick.ways[0], 0)[:b.pick.hops] {
			s.scene = l.after(s.scene)
		}
	}
}

// sliding is the leg being shown; ok is false when nothing moves.
func (s *stage) sliding() (l leg, ok bool) {
	if len(s.queue) == 0 {
		return leg{}, false
	}
	return s.queue[0], true
}
