package screens

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"damiera/rules"
)

// An act is something that the monkey does; it tells what exactly.
type act struct {
	name   string
	weight int
	do     func(*monkey) string
}

// monkeyActs are all acts, the frequent ones with the greater weights.
var monkeyActs = []act{
	{"move", 30, (*monkey).move},
	{"reply", 30, (*monkey).reply},
	{"tap something", 28, (*monkey).tapSomething},
	{"tap the board", 12, (*monkey).tapBoard},
	{"tap anywhere", 4, func(m *monkey) string { return m.click(m.anywhere()) }},
	{"mouse", 6, (*monkey).moveMouse},
	{"drag", 5, (*monkey).dragMouse},
	{"finger", 10, (*monkey).useFinger},
	{"wheel", 2, (*monkey).turnWheel},
	{"key", 12, (*monkey).typeKey},
	{"letter", 5, (*monkey).typeLetter},
	{"shortcut", 2, (*monkey).typeShortcut},
	{"take back", 5, (*monkey).takeBack},
	{"back", 6, (*monkey).leave},
	{"resize", 4, (*monkey).resize},
	{"setting", 5, (*monkey).set},
	{"another game", 3, (*monkey).change},
	{"clipboard", 1, (*monkey).fillClipboard},
	{"picture", 1, (*monkey).draw},
	{"background", 2, func(m *monkey) string { m.play.Flush(); return "" }},
	{"close and open", 2, (*monkey).restart},
	{"kill and open", 2, (*monkey).die},
	{"disk", 2, func(m *monkey) string { full := m.chance(3); m.disk.fill(full); return fmt.Sprint("full: ", full) }},
	{"damage", 1, (*monkey).damage},
}

// chance is true once in so many times.
func (m *monkey) chance(in int) bool { return m.random.IntN(in) == 0 }

// anywhere is a place in the window, or a little beside it.
func (m *monkey) anywhere() fyne.Position {
	size := m.window.Canvas().Size()
	return fyne.NewPos((m.random.Float32()*1.1-0.05)*size.Width, (m.random.Float32()*1.1-0.05)*size.Height)
}

// within is a place of a spot.
func (m *monkey) within(s spot) fyne.Position {
	return fyne.NewPos(s.from.X+m.random.Float32()*(s.to.X-s.from.X), s.from.Y+m.random.Float32()*(s.to.Y-s.from.Y))
}

// click clicks at a place, now and then twice as fast as can be.
func (m *monkey) click(at fyne.Position) string {
	button := desktop.MouseButtonPrimary
	if m.chance(12) {
		button = desktop.MouseButtonSecondary
	}
	m.mouse.click(at, button)
	if m.chance(10) {
		m.mouse.click(at, button)
		return fmt.Sprint(at, " twice")
	}
	return fmt.Sprint(at)
}

// tapSomething taps, by mouse or finger, something that takes taps: each is as likely as any other.
func (m *monkey) tapSomething() string {
	spots := inSight(m.window.Canvas(), tappable)
	if len(spots) == 0 {
		return "nothing"
	}
	s := spots[m.random.IntN(len(spots))]
	at := m.within(s)
	told := fmt.Sprintf("%T ", s.object)
	if m.chance(3) {
		m.fingers.down(0, at)
		m.later(m.fingers.up(0, m.chance(8)))
		return told + "by finger " + fmt.Sprint(at)
	}
	return told + m.click(at)
}

// square is where on the canvas a point of the board is.
func (m *monkey) square(p rules.Point) fyne.Position {
	return m.app.Driver().AbsolutePositionForObject(m.play.board).Add(m.play.board.Spot(p))
}

// tapBoard taps a point, most often one that means something now.
func (m *monkey) tapBoard() string {
	v := m.play.board.View()
	points := v.Position.Game.Points()
	p := points[m.random.IntN(len(points))]
	if len(v.Legal) > 0 && !m.chance(3) {
		mv := v.Legal[m.random.IntN(len(v.Legal))]
		p = mv.From()
		if l := mv.Landings(); m.chance(2) {
			p = l[m.random.IntN(len(l))]
		}
	}
	return v.Position.Game.Name(p) + " " + m.click(m.square(p))
}

// move taps or drags a whole move. What lies over the board is left first, at times.
func (m *monkey) move() string {
	if size := m.window.Canvas().Size(); min(size.Width, size.Height) < 200 && m.chance(2) {
		m.window.Resize(fyne.NewSize(900, 640)) // there was nothing to be hit
	}
	for leave := m.chance(3); leave && m.window.Canvas().Overlays().Top() != nil && !m.chance(5); {
		m.key(fyne.KeyEscape)
	}
	v := m.play.board.View()
	if len(v.Legal) == 0 {
		return "none"
	}
	mv := v.Legal[m.random.IntN(len(v.Legal))]
	from := mv.From()
	drags := m.chance(4)
	m.mouse.click(m.square(from), desktop.MouseButtonPrimary)
	for _, to := range mv.Landings() {
		if drags {
			m.mouse.moveTo(m.square(from))
			m.mouse.down(desktop.MouseButtonPrimary)
			m.mouse.moveTo(m.square(from).AddXY(5, 9))
			m.mouse.moveTo(m.square(to))
			m.mouse.up()
			from = to
		} else {
			m.mouse.click(m.square(to), desktop.MouseButtonPrimary)
		}
	}
	if waits := m.play.board.Pending(); !waits.IsZero() && m.chance(2) {
		m.mouse.click(m.square(waits.To()), desktop.MouseButtonPrimary)
	}
	return fmt.Sprintf("%v, drags: %v", v.Position.Text(mv), drags)
}

// moveMouse presses, moves or releases the mouse, so that anything may come between.
func (m *monkey) moveMouse() string {
	switch m.random.IntN(3) {
	case 0:
		if m.mouse.button == 0 {
			m.mouse.down(desktop.MouseButtonPrimary)
			return "down"
		}
		m.mouse.up()
		return "up"
	case 1:
		at := m.mouse.at.AddXY(m.random.Float32()*12-6, m.random.Float32()*12-6)
		m.mouse.moveTo(at)
		return fmt.Sprint("a little to ", at)
	default:
		at := m.anywhere()
		m.mouse.moveTo(at)
		return fmt.Sprint("to ", at)
	}
}

func (m *monkey) dragMouse() string {
	from, to := m.anywhere(), m.anywhere()
	if spots := inSight(m.window.Canvas(), draggable); len(spots) > 0 && !m.chance(3) {
		from = m.within(spots[m.random.IntN(len(spots))])
	}
	m.mouse.moveTo(from)
	m.mouse.down(desktop.MouseButtonPrimary)
	for i := range 4 {
		share := float32(i+1) / 4
		m.mouse.moveTo(from.AddXY((to.X-from.X)*share, (to.Y-from.Y)*share))
	}
	m.mouse.up()
	return fmt.Sprint(from, " to ", to)
}

// useFinger puts a finger down, moves it or lifts it; there are three of them.
func (m *monkey) useFinger() string {
	id := m.random.IntN(len(m.fingers.each))
	if !m.fingers.each[id].isDown {
		at := m.anywhere()
		if m.chance(2) {
			points := m.play.game.Points()
			at = m.square(points[m.random.IntN(len(points))])
		}
		m.fingers.down(id, at)
		return fmt.Sprint(id, " down at ", at)
	}
	switch m.random.IntN(4) {
	case 0, 1:
		m.later(m.fingers.up(id, m.chance(6)))
		return fmt.Sprint(id, " up")
	case 2:
		at := m.fingers.each[id].at.AddXY(m.random.Float32()*10-5, m.random.Float32()*10-5)
		m.fingers.moveTo(id, at)
		return fmt.Sprint(id, " a little to ", at)
	default:
		at := m.anywhere()
		m.fingers.moveTo(id, at)
		return fmt.Sprint(id, " to ", at)
	}
}

func (m *monkey) turnWheel() string {
	m.mouse.moveTo(m.anywhere())
	by := m.random.Float32()*400 - 200
	m.mouse.scroll(by)
	return fmt.Sprint(by)
}
