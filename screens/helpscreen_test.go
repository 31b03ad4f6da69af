package screens

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
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

// A double click in the help does what a click does: its second half is not for what the first has brought.
func TestADoubleClickInTheHelp(t *testing.T) {
	s := sit(t)
	twice := func(o fyne.CanvasObject) {
		s.t.Helper()
		at := s.middle(o)
		s.play.turned = time.Time{}
		test.TapCanvas(s.window.Canvas(), at)
		test.TapCanvas(s.window.Canvas(), at)
	}
	s.window.Resize(phone)
	s.play.openMenu()
	twice(s.offer("menu.help"))
	if pg := s.play.topPage(); pg == nil || pg.Title.Text() != s.play.say.Text("help.title") {
		t.Fatal("the second click on Help is taken for one on a chapter")
	}
	s.play.closePage()

	h := s.help(phone, "")
	for _, row := range h.contents.rows[:3] {
		twice(row)
		if !h.reading || slices.Max(append(h.text.steps(), 0)) != 0 {
			t.Errorf("the second click on %q is taken for a step", row.Label.Text())
		}
		twice(h.page.Way)
		if s.play.topPage() == nil {
			t.Fatal("the second click on the way back leaves the help")
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
		if c.FocusNext(); c.Focused() == fyne.Focusable(h.contents.rows[9]) {
			break
		}
	}
	if c.Focused() != fyne.Focusable(h.contents.rows[9]) {
		t.Fatal("Tab does not come to the last chapter")
	}
	s.inSight(h, h.contents.rows[9])
	s.key(fyne.KeyReturn)
	s.reads(h, "questions")
	s.key(fyne.KeyEscape)
	if c.Focused() != fyne.Focusable(h.contents.rows[9]) {
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
