package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"damiera/engine"
)

// typedKey takes the keys that neither the board nor a button had a use for.
func (p *Play) typedKey(e *fyne.KeyEvent) {
	canvas := p.window.Canvas()
	switch e.Name {
	case fyne.KeyEscape, mobile.KeyBack:
		p.back(e.Name)
		return
	}
	if p.card != nil {
		switch e.Name {
		case fyne.KeyLeft, fyne.KeyUp:
			canvas.Focus(p.card.Next(canvas.Focused(), -1))
		case fyne.KeyRight, fyne.KeyDown:
			canvas.Focus(p.card.Next(canvas.Focused(), 1))
		case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
			p.card.First.Press() // a tap beside the buttons has taken the focus away
		}
		return
	}
	if pg := p.topPage(); pg != nil {
		pg.ScrollKey(e.Name)
		return
	}
	if e.Name == fyne.KeyF1 {
		p.askHelp()
		return
	}
	if canvas.Focused() != p.board {
		switch e.Name {
		case fyne.KeyLeft, fyne.KeyUp, fyne.KeyRight, fyne.KeyDown, fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
			canvas.Focus(p.board)
			p.board.TypedKey(e)
		}
	}
}

// back leaves the innermost thing: the card over the screen, then the page, then what is selected. A phone's Back
// then leaves the program; Esc, which one may press once too often, does not.
func (p *Play) back(key fyne.KeyName) {
	switch {
	case p.card != nil:
		p.dismiss()
	case p.topPage() != nil:
		p.topPage().Back()
	case p.board.Cancel():
	case key == mobile.KeyBack:
		if d, ok := fyne.CurrentApp().Driver().(mobile.Driver); ok {
			d.GoBack()
		}
	}
}

// askHelp opens the help where it explains what was just refused, else at its contents.
func (p *Play) askHelp() { p.openHelp(p.present().topic) }

// typedRune takes the letters and digits: N for a new game, M for the menu, H for the help, a comma for
// the settings, U to take back and R to go on again, I for a hint, P for a pause, and the number of a level.
func (p *Play) typedRune(r rune) {
	if p.card != nil || p.topPage() != nil {
		return
	}
	switch r {
	case 'n', 'N':
		p.openNewGame()
	case 'm', 'M':
		p.openMenu()
	case 'h', 'H':
		p.askHelp()
	case 'u', 'U':
		p.takeBack()
	case 'r', 'R':
		p.stepOn()
	case 'i', 'I':
		p.askHint()
	case 'p', 'P':
		p.togglePause()
	case ',':
		p.openSettings()
	default:
		levels := engine.Levels(p.game)
		if i := int(r - '1'); i >= 0 && i < len(levels) {
			p.setLevel(levels[i])
		}
	}
}
