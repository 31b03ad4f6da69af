package screens

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"damiera/screens/controls"
)

// covers are what lies over the screen: pages, one over the other, and a card over all of them. The game
// goes on below.
type covers struct {
	pages  []*controls.Page // the last one on top
	card   *controls.Card   // nil for none
	turned time.Time        // when one of them, or what is read on a page, last gave way to something else
}

// openPage lays a page over the screen.
func (p *Play) openPage(pg *controls.Page) {
	p.dismiss()
	if pg.Back == nil {
		pg.Back = p.closePage
	}
	pg.Way.PassKeys(p.typedKey, p.typedRune)
	pg.Way.Deaf = p.turning
	p.pages, p.turned = append(p.pages, pg), time.Now()
	p.watchOn()
	p.window.Canvas().Overlays().Add(pg)
}

// closePage takes away the page that was opened last, and shows what was below it.
func (p *Play) closePage() {
	if pg := p.topPage(); pg != nil {
		p.dismiss()
		p.pages, p.turned = p.pages[:len(p.pages)-1], time.Now()
		p.window.Canvas().Overlays().Remove(pg)
		p.watchOn()
	}
}

// closeAll takes away everything that lies over the game.
func (p *Play) closeAll() {
	p.dismiss()
	for p.topPage() != nil {
		p.closePage()
	}
}

// An option is something that a card offers, with what it does.
type option struct {
	label string
	does  func()
}

// newChoice makes a card of options. The one of the number chosen is marked, -1 for none.
func (p *Play) newChoice(title, text string, chosen int, options ...option) *controls.Card {
	var buttons []*controls.Button
	for i, o := range options {
		b := p.button(o.does)
		b.Chosen = i == chosen
		b.Say(o.label, false)
		buttons = append(buttons, b)
	}
	return controls.NewCard(title, text, buttons, false, p.dismiss)
}

// offerOneOf shows a card with all there is to choose from, what is chosen now marked, and has the choice
// taken up. Where a card is open already it shows none.
func offerOneOf[T comparable](p *Play, title string, all []T, label func(T) string, now T, chosen func(T)) {
	if p.card != nil {
		return
	}
	var options []option
	for _, each := range all {
		options = append(options, option{label(each), func() {
			p.dismiss()
			chosen(each)
		}})
	}
	at := slices.Index(all, now)
	c := p.newChoice(title, "", at, options...)
	p.openCard(c, c.Buttons[max(0, at)])
}

// topPage is the page over all others, nil where the game is seen.
func (p *Play) topPage() *controls.Page {
	if len(p.pages) == 0 {
		return nil
	}
	return p.pages[len(p.pages)-1]
}

// openCard lays a card over the screen, with the keyboard on one of its buttons.
func (p *Play) openCard(c *controls.Card, first *controls.Button) {
	p.card, c.First, p.turned = c, first, time.Now()
	for _, b := range c.Buttons {
		b.Deaf = p.turning
		if c.Question {
			b.Deaf = func() bool { return p.turnedWithin(controls.DoubleTap) }
		}
	}
	p.window.Canvas().Overlays().Add(c)
	if fyne.CurrentDevice().IsMobile() {
		c.Scroll.Reveal(first)
	} else {
		p.window.Canvas().Focus(first)
	}
}

// dismiss takes away the card that lies over the screen.
func (p *Play) dismiss() {
	if p.card != nil {
		p.window.Canvas().Overlays().Remove(p.card)
		p.card, p.turned = nil, time.Now()
	}
}

// turning tells whether something else has just come into sight. A tap then is the second one of somebody
// who double-clicks everything, and meant what was there before.
func (p *Play) turning() bool { return p.turnedWithin(controls.DoubleTap / 2) }

// turnedWithin is turning for so long. A tap within that time is one of several, which may go on.
func (p *Play) turnedWithin(while time.Duration) bool {
	if time.Since(p.turned) >= while {
		return false
	}
	p.turned = time.Now()
	return true
}
