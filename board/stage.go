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
func (d *display) SetMotion(m Motion) {
	d.stage.motion = m
	if m == (Motion{}) {
		d.rest()
		d.widget.Refresh()
	}
}

// play shows legs after those that are still to be shown.
func (d *display) play(coming []leg) {
	d.stage.queue = append(d.stage.queue, coming...)
	if d.stage.slide == nil {
		d.nextLeg()
	}
}

// nextLeg sets the first leg of the queue going. Legs that take no time are
// over at once.
func (d *display) nextLeg() {
	s := &d.stage
	for len(s.queue) > 0 {
		l := s.queue[0]
		if !l.move.IsZero() {
			s.last = l.move
		}
		s.part = 0
		if time := l.lasts(s.motion); time > 0 && animated() {
			s.slide = fyne.NewAnimation(time, nil)
			s.slide.Tick = d.ticks(s.slide)
			s.slide.Start()
			return
		}
		s.scene, s.queue = l.after(s.scene), s.queue[1:]
	}
	s.settle(d)
}

func animated() bool {
	app := fyne.CurrentApp()
	return app != nil && app.Settings().ShowAnimations()
}

// ticks is what an animation calls as it goes on; once it was replaced or
// stopped, nothing.
func (d *display) ticks(own *fyne.Animation) func(float32) {
	return func(part float32) {
		s := &d.stage
		if s.slide != own {
			return
		}
		s.part = part
		if part < 1 {
			d.follow()
			return
		}
		s.slide = nil
		s.scene, s.queue = s.queue[0].after(s.scene), s.queue[1:]
		d.nextLeg()
		d.widget.Refresh()
	}
}

// rest ends whatever moves: everything stands where it belongs.
func (d *display) rest() {
	if s := d.stage.slide; s != nil {
		d.stage.slide = nil
		s.Stop()
	}
	d.stage.queue = nil
	d.stage.settle(d)
}

// settle makes the stage agree with the view and the hops already tapped.
func (s *stage) settle(d *display) {
	turned := s.bottom != d.view.Bottom
	s.scene, s.last, s.bottom, s.part = d.view.Position, d.view.Last, d.view.Bottom, 0
	if turned && s.scene.Game.Board().Has(d.cursor.at) {
		d.cursor = d.plan().put(d.cursor.at)
	}
	if !d.pick.pending.IsZero() {
		s.last = d.pick.pending
	}
	if hops := d.pick.shown(); hops > 0 {
		for _, l := range legs(d.view.Position, d.pick.way(), 0)[:hops] {
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
