package screens

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"damiera/board"
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// In every language and window, whatever is said: the words stay in their place, and readable.
func TestNoTextIsCut(t *testing.T) {
	measures(t)
	for _, l := range translations.Languages() {
		language := l.Tag()
		t.Run(language, func(t *testing.T) {
			s := sit(t)
			s.play.Close()
			s.open(language, fyne.NewSize(900, 640))
			for _, window := range windows {
				s.window.Resize(window)
				for name, say := range situations {
					say(t, s.play)
					for part, w := range map[string]*controls.Words{
						"title": s.play.title, "top row": s.play.top.name, "bottom row": s.play.bottom.name,
						"status": s.play.status.words, "level": s.play.level.Label, "new game": s.play.fresh.Label,
					} {
						if bad := cut(w); bad != "" {
							t.Errorf("%v, %s: the %s %q %s", window, name, part, w.Text(), bad)
						}
					}
				}
			}
		})
	}
}

// cut says how a text does not fit its place, "" if it does.
func cut(w *controls.Words) string {
	lines, height := w.Lines()
	if height > w.Size().Height+0.01 {
		return "is too high"
	}
	for _, l := range lines {
		if l.Width > w.Size().Width {
			return "is too wide"
		}
		if l.Size < controls.Legible {
			return fmt.Sprintf("is too small to read, %.1f points in %v", l.Size, w.Size())
		}
	}
	return ""
}

// The situations in which most is said.
var situations = map[string]func(*testing.T, *Play){
	"the start":   func(t *testing.T, p *Play) { lay(t, p, rules.English, rules.Start(rules.English).String(), "") },
	"a long move": func(t *testing.T, p *Play) { lay(t, p, rules.Italian, "W:WK30:B26,27,19,18,10", "") },
	"a refusal": func(t *testing.T, p *Play) {
		lay(t, p, rules.Italian, "W:W31,32,K25:B12,13,20,21,28,7,K14,K5", "")
		p.refused(board.Refusal{Point: p.table().Match.Position().Forbidden()[0].Move.From(), Why: board.MustCapture})
	},
	"rings": func(t *testing.T, p *Play) {
		lay(t, p, rules.Alquerque, "1b3/5/1b3/1w3/3w1 w", "")
		p.refused(board.Refusal{Point: rules.None, Why: board.MustCapture})
	},
	"a level": func(t *testing.T, p *Play) {
		lay(t, p, rules.Italian, "W:W22,31:B10", "22-18")
		p.setLevel(engine.Beginner)
		p.setLevel(engine.Hard)
	},
	"a win": func(t *testing.T, p *Play) { lay(t, p, rules.Italian, "W:W22:B18", "22x13") },
	"a draw": func(t *testing.T, p *Play) {
		lay(t, p, rules.Italian, "W:WK32:BK1", "")
		table := p.table()
		for i := range 80 {
			table = table.play(t, []string{"32-28", "1-5", "28-32", "5-1"}[i%4])
		}
		p.tables[p.game] = table
		p.tell()
	},
	"a full disk": func(t *testing.T, p *Play) {
		lay(t, p, rules.English, "W:W22,31:B10", "")
		p.unkept[p.game] = true
		p.tell()
		p.unkept[p.game] = false
	},
	"a damaged file": func(t *testing.T, p *Play) {
		lay(t, p, rules.Alquerque, "1b3/5/1b3/1w3/3w1 w", "")
		p.notice = notice{text: damageText(&prefs.Damage{Game: rules.Alquerque, File: "alquerque.damaged-2.pdn"})}
		p.tell()
	},
}

// lay puts a position before the person, and a move of theirs, unless it is empty. Only the words
// follow; the board is not looked at.
func lay(t *testing.T, p *Play, g rules.Game, position, move string) {
	t.Helper()
	p.game, p.notice = g, notice{}
	p.tables[g] = at(t, g, position, engine.Medium)
	if move != "" {
		p.tables[g] = p.table().play(t, move)
	}
	p.tell()
}

func TestCardsFitEveryWindow(t *testing.T) {
	for _, l := range translations.Languages() {
		language := l.Tag()
		s := sit(t)
		s.play.Close()
		s.open(language, fyne.NewSize(900, 640))
		s.tap("22", "18")
		for name, ask := range map[string]func(){"menu": s.play.openMenu, "give up": s.play.askResign} {
			ask()
			for _, window := range windows {
				s.window.Resize(window)
				c := s.play.card
				at, size := c.Paper(window)
				if at.X < 0 || at.Y < 0 || at.X+size.Width > window.Width || at.Y+size.Height > window.Height {
					t.Errorf("%s, %v: the %s card leaves the window: %v at %v", language, window, name, size, at)
				}
				if bad := cut(c.Words); bad != "" {
					t.Errorf("%s, %v: the %s card's %q %s", language, window, name, c.Words.Text(), bad)
				}
				for _, b := range c.Buttons {
					if bad := cut(b.Label); bad != "" || b.Size().Height < controls.Tappable {
						t.Errorf("%s, %v: the button %q %s, %v", language, window, b.Label.Text(), bad, b.Size())
					}
				}
			}
			s.play.dismiss()
		}
	}
}

// Turning a phone loses neither what is selected nor what lies over the screen.
func TestTurningKeepsWhatIsGoingOn(t *testing.T) {
	s := sit(t)
	s.window.Resize(fyne.NewSize(360, 640))
	s.tap("22")
	s.window.Resize(fyne.NewSize(640, 360))
	s.tap("18")
	if got := s.play.table().Match.Plies(); got != 2 {
		t.Errorf("a piece selected before turning and sent after it: %d plies", got)
	}
	s.press(s.play.fresh)
	s.window.Resize(fyne.NewSize(360, 640))
	s.press(s.starter())
	if got := s.play.table().Match.Plies(); got != 0 || s.play.card != nil {
		t.Errorf("a new game begun after turning: %d plies", got)
	}
}

// Everything changes its colours at once when light turns dark, also what lies over the screen.
func TestLightTurnsDarkAtOnce(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.press(s.play.menu)
	before := s.window.Canvas().Capture()
	test.ApplyTheme(t, board.NewTheme(board.Dark, 1))
	after := s.window.Canvas().Capture()
	at, card := s.play.card.Paper(s.window.Canvas().Size())
	label := s.play.card.Buttons[2].Label
	for part, at := range map[string]fyne.Position{
		"page":           fyne.NewPos(3, 3),
		"button":         s.play.level.Position().AddXY(6, 20),
		"card":           at.AddXY(5, card.Height/2),
		"card's button":  s.app.Driver().AbsolutePositionForObject(s.play.card.Buttons[2]).AddXY(6, 20),
		"board's square": fyne.NewPos(50, 50),
	} {
		if x, y := int(at.X), int(at.Y); before.At(x, y) == after.At(x, y) {
			t.Errorf("the %s stays %v", part, before.At(x, y))
		}
	}
	lines := test.WidgetRenderer(label).Objects()
	want := board.NewTheme(board.Dark, 1).Color(theme.ColorNameForeground, theme.VariantLight)
	if got := lines[0].(*canvas.Text).Color; got != want {
		t.Errorf("the words on the card are %v, want %v", got, want)
	}
}
