package screens

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"damiera/board"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// Turning a phone keeps what is being read at the top, between one column and two as well.
func TestTurningKeepsWhatIsRead(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "precedence-2")
	h.page.Scroll.ScrollTo(h.page.Scroll.TopOf(h.text.examples[2]))
	for _, window := range []fyne.Size{{Width: 640, Height: 360}, desk, phone, {Width: 300, Height: 800}} {
		s.window.Resize(window)
		if y := h.page.Scroll.TopOf(h.text.examples[2]) - h.page.Scroll.Offset.Y; y < -30 || y > 60 {
			t.Errorf("%v: what stood at the top stands %v below it", window, y)
		}
	}
}

// A phone lays out everything whenever it paints: doing so again moves nothing and makes nothing new.
func TestLayingOutTheHelpAgainChangesNothing(t *testing.T) {
	s := sit(t)
	for _, window := range []fyne.Size{phone, desk} {
		h := s.help(window, "precedence-1")
		drawn := func() []string {
			var all []string
			seen := map[fyne.CanvasObject]bool{}
			var walk func(fyne.CanvasObject)
			walk = func(o fyne.CanvasObject) {
				if !seen[o] {
					seen[o] = true
					all = append(all, fmt.Sprintf("%p %v %v", o, o.Position(), o.Size()))
				}
				switch o := o.(type) {
				case fyne.Widget:
					for _, part := range test.WidgetRenderer(o).Objects() {
						walk(part)
					}
				case *fyne.Container:
					for _, part := range o.Objects {
						walk(part)
					}
				}
			}
			walk(h.page)
			return all
		}
		before := drawn()
		test.WidgetRenderer(h.page).Layout(h.page.Size())
		h.page.Body.Layout.Layout(h.page.Body.Objects, h.page.Body.Size())
		test.WidgetRenderer(h.text.all).Layout(h.text.all.Size())
		for _, e := range h.text.examples {
			test.WidgetRenderer(e).Layout(e.Size())
		}
		if after := drawn(); len(before) < 100 || !slices.Equal(after, before) {
			t.Errorf("%v: %d things are drawn, then %d, or elsewhere", window, len(before), len(after))
		}
		s.play.closePage()
	}
}

// Every chapter in every window: nothing leaves the column, and what is tapped is large enough.
func TestEveryChapterFits(t *testing.T) {
	measures(t)
	for _, text := range []float32{1, 1.5} {
		for _, window := range []fyne.Size{{Width: 280, Height: 280}, phone, {Width: 640, Height: 360}, {Width: 1024, Height: 1366}} {
			s := sit(t)
			s.app.Settings().SetTheme(board.NewTheme(board.Light, text))
			h := s.help(window, "")
			for _, g := range rules.Games() {
				h.turnTo(g)
				for i := range h.book.Chapters {
					h.open(i)
					s.fits(h)
				}
			}
		}
	}
}

// The same in every language, where it is tightest: the largest text in the smallest window.
func TestEveryLanguagesHelpFits(t *testing.T) {
	measures(t)
	for _, language := range translations.Languages() {
		t.Run(language.Tag(), func(t *testing.T) {
			s := sit(t)
			s.play.say = language
			s.app.Settings().SetTheme(board.NewTheme(board.Light, 1.5))
			h := s.help(fyne.NewSize(280, 280), "")
			for _, g := range rules.Games() {
				h.turnTo(g)
				for _, row := range h.contents.rows {
					if bad := cut(row.Label); bad != "" {
						t.Errorf("the row %q %s", row.Label.Text(), bad)
					}
				}
				for _, b := range h.contents.games.Buttons {
					if bad := cut(b.Label); bad != "" {
						t.Errorf("the button %q %s", b.Label.Text(), bad)
					}
				}
				for i := range h.book.Chapters {
					h.open(i)
					s.fits(h)
					h.back()
				}
			}
		})
	}
}

func (s *sitting) fits(h *helpScreen) {
	s.t.Helper()
	where, width := h.book.Chapters[h.chapter].ID, h.text.all.Size().Width
	for _, each := range h.text.all.Items {
		switch o := each.Object.(type) {
		case *controls.Stack:
			for _, part := range o.Items {
				passageFits(s.t, where, part.Object)
			}
		case *controls.Caption:
			if bad := cut(o.Words); bad != "" {
				s.t.Errorf("%s: the heading %q %s", where, o.Words.Text(), bad)
			}
		case *controls.Arrow:
			if bad := cut(o.Label); bad != "" || o.Size().Height < controls.Tappable {
				s.t.Errorf("%s: the row %q is %v, %s", where, o.Label.Text(), o.Size(), bad)
			}
		case *example:
			if b := o.board; b.Size().Width > width || b.Size().Width > exampleWidest || b.Position().X < 0 {
				s.t.Errorf("%s: a board is %v wide, and the column %v", where, b.Size().Width, width)
			}
			if bad := cut(o.move); bad != "" && len(o.diagram.Moves) > 0 {
				s.t.Errorf("%s: %q %s", where, o.move.Text(), bad)
			}
			for _, b := range o.buttons() {
				if len(o.diagram.Moves) > 0 && (b.Size().Width < controls.Tappable || b.Size().Height < controls.Tappable) {
					s.t.Errorf("%s: a button is %v", where, b.Size())
				}
			}
		}
	}
}

// passageFits wants each line of a text to end within its width.
func passageFits(t *testing.T, where string, p controls.Flowing) {
	t.Helper()
	for _, o := range test.WidgetRenderer(p.(fyne.Widget)).Objects() {
		rich := o.(*widget.RichText)
		for _, o := range test.WidgetRenderer(rich).Objects() {
			if text, ok := o.(*canvas.Text); ok && text.Position().X+text.MinSize().Width > rich.Size().Width {
				t.Errorf("%s: %q ends at %v of %v", where, text.Text, text.Position().X+text.MinSize().Width, rich.Size().Width)
			}
		}
	}
	if want := p.HeightFor(p.Size().Width); want > p.Size().Height {
		t.Errorf("%s: a text of %v points has only %v", where, want, p.Size().Height)
	}
}
