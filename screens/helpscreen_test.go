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
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

var phone, desk = fyne.NewSize(320, 480), fyne.NewSize(1024, 768)

// help opens the help at a topic, in a window of that size.
func (s *sitting) help(window fyne.Size, topic string) *helpScreen {
	s.t.Helper()
	s.window.Resize(window)
	h := newHelpScreen(s.play)
	h.show(topic)
	if s.play.topPage() != h.page {
		s.t.Fatal("the help is not open")
	}
	return h
}

// step taps the board of the open chapter's example of that number.
func (s *sitting) step(h *helpScreen, number int) {
	s.t.Helper()
	e := h.text.examples[number]
	h.page.Scroll.Reveal(e.board)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(e.board)
	test.TapCanvas(s.window.Canvas(), at.AddXY(e.board.Size().Width/3, e.board.Size().Height/3))
}

// reads wants a chapter to be open.
func (s *sitting) reads(h *helpScreen, id string) {
	s.t.Helper()
	if h.text == nil || h.book.Chapters[h.chapter].ID != id {
		s.t.Errorf("the chapter %q is not open", id)
	}
}

func TestATopicOpensItsChapterAtItsHeading(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "precedence-3")
	s.reads(h, "precedence")
	_, block, _ := h.book.Find("precedence-3")
	if y, top := h.page.Scroll.TopOf(h.text.blocks[block]), h.page.Scroll.Offset.Y; y < top || y > top+20 {
		t.Errorf("the heading stands at %v, and what is seen begins at %v", y, top)
	}
	s.play.closePage()
	s.reads(s.help(phone, "ending"), "ending")
	s.play.closePage()
	if h := s.help(phone, "no such topic"); h.text != nil || h.page.Title.Text() != "Help" {
		t.Errorf("an unknown topic opens %q, not the contents", h.page.Title.Text())
	}
}

func TestAnExampleIsSteppedThroughByTaps(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "precedence-1")
	e := h.text.examples[0]
	v := e.board.View()
	if v.Due.IsZero() || v.Barred != e.diagram.Refused || !v.Numbers {
		t.Errorf("it begins with %v due, %v barred and numbers %v", v.Due, v.Barred, v.Numbers)
	}
	for i, m := range e.diagram.Moves {
		s.step(h, 0)
		v := e.board.View()
		if want := fmt.Sprintf("%s\nMove %d of %d", e.positions[i].Text(m), i+1, len(e.diagram.Moves)); e.move.Text() != want {
			t.Errorf("it says %q, want %q", e.move.Text(), want)
		}
		if e.step != i+1 || v.Last != m || v.Position != e.positions[i+1] || !v.Due.IsZero() || !v.Barred.IsZero() {
			t.Errorf("after %d taps the board shows %v after %v, with %v due and %v barred", i+1, v.Position, v.Last, v.Due, v.Barred)
		}
	}
	s.step(h, 0)
	if e.step != 0 || e.board.View().Position != e.diagram.Start {
		t.Errorf("a tap after the last move leads to step %d", e.step)
	}
}

func TestAnExampleIsSteppedThroughByItsButtons(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "moves")
	e := h.text.examples[0]
	n := len(e.diagram.Moves)
	for range n + 2 {
		e.on.Press()
	}
	if e.step != n || !e.on.Idle || e.back.Idle {
		t.Errorf("after all moves and two taps more it is at step %d of %d", e.step, n)
	}
	e.back.Press()
	if e.step != n-1 || e.board.View().Position != e.positions[n-1] {
		t.Errorf("back leads to step %d", e.step)
	}
	e.on.Press()
	e.start.Press()
	if e.step != 0 || !e.back.Idle || !e.start.Idle || !e.board.View().Last.IsZero() {
		t.Errorf("to the start leads to step %d", e.step)
	}
}

func TestBackGoesFromChapterToContentsToGame(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "")
	h.page.Scroll.ScrollBy(60)
	left := h.page.Scroll.Offset.Y
	h.contents.rows[3].Press()
	s.reads(h, "precedence")
	if h.page.Scroll.Offset.Y != 0 {
		t.Error("the chapter does not begin at its top")
	}
	s.key(fyne.KeyEscape)
	if h.text != nil || h.page.Scroll.Offset.Y != left {
		t.Errorf("back in the contents, %v down, it was %v; its boards are still there: %v", h.page.Scroll.Offset.Y, left, h.text != nil)
	}
	s.key(fyne.KeyEscape)
	if s.play.topPage() != nil {
		t.Error("the help is still open")
	}
}

func TestAChapterLeadsToTheNext(t *testing.T) {
	s := sit(t)
	for _, window := range []fyne.Size{phone, desk} {
		h := s.help(window, "board")
		for i := 1; i < len(h.book.Chapters); i++ {
			rows := h.text.all.Items
			lead := rows[len(rows)-1].Object.(*controls.Arrow)
			if i > 1 {
				lead = rows[len(rows)-2].Object.(*controls.Arrow)
			}
			h.page.Scroll.ScrollTo(1e6)
			lead.Press()
			if h.chapter != i || h.page.Scroll.Offset.Y != 0 {
				t.Fatalf("%v: %q leads to chapter %d, %v down", window, lead.Label.Text(), h.chapter, h.page.Scroll.Offset.Y)
			}
		}
		s.play.closePage()
	}
}

func TestAWideWindowShowsContentsAndChapter(t *testing.T) {
	s := sit(t)
	h := s.help(desk, "")
	s.reads(h, "board")
	if !h.page.Aside.Scroll.Visible() || h.page.Aside.Scroll.Position().X != 0 || h.page.Scroll.Position().X < h.page.Aside.Scroll.Size().Width {
		t.Error("the contents are not at the left of the chapter")
	}
	h.contents.rows[1].Press()
	s.reads(h, "moves")
	if h.contents.rows[0].Chosen || !h.contents.rows[1].Chosen {
		t.Error("the open chapter is not the one that is marked")
	}
	s.window.Resize(fyne.NewSize(820, 300))
	h.open(8)
	last, side := h.contents.rows[8], h.page.Aside.Scroll
	if y := side.TopOf(last); y+last.Size().Height > side.Offset.Y+side.Size().Height {
		t.Error("the open chapter's row is out of sight")
	}
	h.open(1)
	s.window.Resize(phone)
	s.reads(h, "moves")
	if h.page.Aside.Scroll.Visible() {
		t.Error("the contents are still beside the chapter")
	}
	s.window.Resize(desk)
	s.reads(h, "moves")
	s.key(fyne.KeyEscape)
	if s.play.topPage() != nil {
		t.Error("Esc does not leave the help at once")
	}
}

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

func TestTheOtherGamesHaveTheirHelpToo(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "")
	for _, g := range rules.Games() {
		h.contents.games.Buttons[g].Press()
		if h.book.game != g || !h.contents.games.Buttons[g].Chosen {
			t.Errorf("%v is not chosen", g)
		}
		for i := range h.book.Chapters {
			h.open(i)
			for _, e := range h.text.examples {
				if e.diagram.Start.Game != g {
					t.Errorf("%v shows an example of %v", g, e.diagram.Start.Game)
				}
			}
			h.back()
		}
	}
	if s.play.game != rules.Italian {
		t.Error("the game being played has changed")
	}
}

// What is read stays when the language, the looks or the size of the text change, and so does how far
// an example is.
func TestALanguageIsSwitchedInPlace(t *testing.T) {
	for _, window := range []fyne.Size{phone, desk} {
		s := sit(t)
		h := s.help(window, "precedence-2")
		s.step(h, 1)
		e := h.text.examples[1]
		h.page.Scroll.ScrollTo(h.page.Scroll.TopOf(e))
		last := e.board.View().Last
		for name, change := range map[string]func(){
			"Italian": func() { s.play.settings.SetLanguage("it") },
			"large":   func() { s.play.settings.SetTextSize(prefs.LargestText) },
			"dark":    func() { s.play.settings.SetTheme(prefs.DarkTheme) },
		} {
			change()
			s.play.apply()
			s.reads(h, "precedence")
			e := h.text.examples[1]
			if y := h.page.Scroll.TopOf(e) - h.page.Scroll.Offset.Y; y < -20 || y > 30 {
				t.Errorf("%v, %s: the example that stood at the top stands %v below it", window, name, y)
			}
			if e.say != s.play.say || e.board.View().Last != last || last.IsZero() {
				t.Errorf("%v, %s: in %v the example shows %v, before it was %v", window, name, e.say, e.board.View().Last, last)
			}
		}
		if title := s.play.say.Text("help.title"); window == desk && h.page.Title.Text() != title {
			t.Errorf("the page is called %q, want %q", h.page.Title.Text(), title)
		}
	}
}

// The computer's reply comes while the help is open, and a capture that has begun is still there
// afterwards.
func TestTheGameGoesOnBelowTheHelp(t *testing.T) {
	s := sit(t)
	var late func()
	s.play.thinker.run = func(search, reply func()) { late = func() { search(); reply() } }
	s.tap("22", "18")
	h := s.help(phone, "capture")
	s.step(h, 0)
	late()
	if got := s.play.table().Match.Plies(); got != 2 {
		t.Errorf("%d plies have been played", got)
	}
	s.key(fyne.KeyEscape, fyne.KeyEscape)

	s.lay(rules.Italian, "W:W23,24:B10,19,20")
	s.tap("23", "14")
	h = s.help(desk, "precedence-1")
	s.step(h, 0)
	s.step(h, 1)
	s.key(fyne.KeyEscape)
	s.tap("5")
	if moves := s.play.table().Match.Moves(); len(moves) == 0 || moves[0].String() != "23x14x5" {
		t.Errorf("the capture that had begun is gone: %v", moves)
	}
}

func TestTheHelpIsReadByKeys(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "")
	c := s.window.Canvas()
	for range 20 {
		if c.FocusNext(); c.Focused() == fyne.Focusable(h.contents.rows[8]) {
			break
		}
	}
	if c.Focused() != fyne.Focusable(h.contents.rows[8]) {
		t.Fatal("Tab does not come to the last chapter")
	}
	s.inSight(h, h.contents.rows[8])
	s.key(fyne.KeyReturn)
	s.reads(h, "questions")
	s.key(fyne.KeyEscape)
	if c.Focused() != fyne.Focusable(h.contents.rows[8]) {
		t.Error("back in the contents the keyboard is not where it was")
	}
	c.Focus(h.contents.rows[3])
	s.key(fyne.KeyReturn)
	s.reads(h, "precedence")
	s.key(fyne.KeyPageDown, fyne.KeyDown)
	if h.page.Scroll.Offset.Y == 0 {
		t.Error("the keys do not scroll")
	}
	e := h.text.examples[2]
	for range 20 {
		if c.FocusNext(); c.Focused() == fyne.Focusable(e.on) {
			break
		}
	}
	s.inSight(h, e.on)
	s.key(fyne.KeySpace)
	if e.step != 1 {
		t.Error("the keyboard does not step through the example")
	}
}

// inSight wants an object of the page to be seen whole.
func (s *sitting) inSight(h *helpScreen, o fyne.CanvasObject) {
	s.t.Helper()
	y, scroll := h.page.Scroll.TopOf(o), h.page.Scroll
	if y < scroll.Offset.Y || y+o.Size().Height > scroll.Offset.Y+scroll.Size().Height {
		s.t.Errorf("what has the keyboard stands at %v and is not seen", y)
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

// A drag that begins on a board scrolls.
func TestABoardInTheHelpCanBeDraggedAway(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "precedence-1")
	before := h.page.Scroll.Offset.Y
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(h.text.examples[0].board)
	test.Drag(s.window.Canvas(), at.AddXY(60, 60), 0, -40)
	if got := h.page.Scroll.Offset.Y; got != before+40 {
		t.Errorf("dragged up by 40 points it scrolls from %v to %v", before, got)
	}
	if h.text.examples[0].step != 0 {
		t.Error("the drag has been taken for a tap")
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
			for _, b := range []*controls.Arrow{o.start, o.back, o.on} {
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
