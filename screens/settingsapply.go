package screens

import (
	"time"

	"fyne.io/fyne/v2"

	"damiera/board"
	"damiera/prefs"
	"damiera/translations"
)

// Theme is the look that the settings ask for.
func Theme(s prefs.Settings) fyne.Theme {
	look := board.FollowSystem
	switch s.Theme() {
	case prefs.LightTheme:
		look = board.Light
	case prefs.DarkTheme:
		look = board.Dark
	case prefs.HighContrast:
		look = board.HighContrast
	}
	return board.NewTheme(look, s.TextSize().Factor())
}

// Language is the language that the settings ask for: the system's where none was chosen, or one that
// we do not speak.
func Language(s prefs.Settings) translations.Language {
	if l, ok := translations.Find(s.Language()); ok {
		return l
	}
	return translations.System()
}

// An appearance is what of the settings is shown by everything on the screen.
type appearance struct {
	theme    prefs.Theme
	text     prefs.TextSize
	language string
}

func appearanceOf(s prefs.Settings) appearance {
	return appearance{theme: s.Theme(), text: s.TextSize(), language: s.Language()}
}

// apply makes every setting hold from now on. The match, what is selected on the board, the page and the
// keyboard stay where they are.
func (p *Play) apply() {
	p.adopt()
	before := p.appearance
	p.appearance = appearanceOf(p.settings)
	if p.appearance.language != before.language {
		p.say = Language(p.settings)
		if err := p.say.InToolkit(); err != nil {
			fyne.LogError("the toolkit keeps its own words", err)
		}
	}
	if p.appearance.theme != before.theme || p.appearance.text != before.text {
		fyne.CurrentApp().Settings().SetTheme(Theme(p.settings))
	}
	if !p.settings.Notes() {
		p.dropNote()
	}
	p.lookAhead()
	p.show()
	p.window.Content().Refresh() // larger text moves everything
	for _, pg := range p.pages {
		if pg.Renew != nil {
			pg.Renew()
		}
	}
}

// adopt takes the settings that cannot be seen before something moves.
func (p *Play) adopt() {
	p.board.SetMotion(motion(p.settings.Motion()))
	p.board.SetInput(input(p.settings.Input()))
	p.board.SetConfirm(p.settings.Confirm())
	p.thinker.pause = p.settings.Pause().Duration()
	p.thinker.watched = max(p.thinker.pause, time.Second)
}

// motion is how long moves take to show.
func motion(m prefs.Motion) board.Motion {
	natural := board.Natural()
	switch m {
	case prefs.SlowMotion:
		return board.Motion{Step: natural.Step * 2, Jump: natural.Jump * 2}
	case prefs.FastMotion:
		return board.Motion{Step: natural.Step / 2, Jump: natural.Jump / 2}
	case prefs.NoMotion:
		return board.Motion{}
	default:
		return natural
	}
}

// input is how pieces are moved.
func input(i prefs.Input) board.Input {
	switch i {
	case prefs.TapOnly:
		return board.TapOnly
	case prefs.DragOnly:
		return board.DragOnly
	default:
		return board.TapOrDrag
	}
}
