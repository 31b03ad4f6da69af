package screens

import (
	"time"

	"fyne.io/fyne/v2"

	"damiera/rules"
	"damiera/screens/controls"
)

// A helpScreen is the help: the contents of a game's help and the chapters they lead to. In a wide window
// they stand side by side; in a narrow one there is the one or the other.
type helpScreen struct {
	play *Play
	page *controls.Page
	book book

	chapter int  // which one is open, or was last
	reading bool // in a narrow window the chapter is seen, else the contents

	contents contents
	text     *chapterText  // of the open chapter; its boards are the only ones there are
	top      controls.Spot // of the text that is seen first, unless size is not that of the page: then all moves
	size     fyne.Size     // of the page, as it was last laid out
	left     float32       // how far down the contents were when a chapter was opened
	byKeys   bool          // and whether the keyboard opened it
}

// openHelp shows the help of the game on the board: the chapter, or the part of one, with the id of the
// topic, and where there is none the contents.
func (p *Play) openHelp(topic string) {
	if p.topPage() == nil {
		newHelpScreen(p).show(topic)
	}
}

func newHelpScreen(p *Play) *helpScreen {
	h := &helpScreen{play: p, page: controls.NewPage("")}
	h.page.Back, h.page.Renew = h.back, h.renew
	h.page.Aside = controls.NewAside(h.arrange)
	h.page.Laid = func() {
		h.size = h.page.Size()
		h.stay()
		h.point()
	}
	h.page.Scroll.OnScrolled = func(fyne.Position) { h.see() }
	h.book = openBook(p.say, p.game)
	return h
}

// show opens the page at a topic.
func (h *helpScreen) show(topic string) {
	chapter, block, found := h.book.Find(topic)
	if found {
		h.chapter, h.reading = chapter, true
	}
	h.write()
	h.play.openPage(h.page)
	if found && block >= 0 {
		// On the screen nothing has a place yet; what is to be seen first waits for the laying out.
		h.top = h.text.all.SpotOf(h.text.blocks[block])
		h.stay()
	}
}

// write writes the contents and the open chapter anew, and shows them.
func (h *helpScreen) write() {
	h.contents, h.text = h.newContents(), nil
	h.arrange()
}

// arrange puts contents and chapter where the width of the window has them.
func (h *helpScreen) arrange() {
	h.letGo()
	beside := h.page.Aside.Beside
	title := h.play.say.Text("help.title")
	if h.reading && !beside {
		title = h.book.Title
	}
	h.page.Retitle(title)
	h.contents.choose(h.book.game, h.chapter, beside)
	if (h.reading || beside) && h.text == nil {
		h.text = h.newChapterText()
	}
	switch {
	case beside:
		h.page.Aside.Fill(h.contents.all)
		h.page.Rebody(h.text.all)
	case h.reading:
		h.page.Aside.Fill()
		h.page.Rebody(h.text.all)
	default:
		h.text = nil
		h.page.Aside.Fill()
		h.page.Rebody(h.contents.all)
	}
}

// letGo takes the keyboard away from what is about to go.
func (h *helpScreen) letGo() {
	if canvas := h.play.window.Canvas(); h.play.topPage() == h.page && canvas.Focused() != nil {
		canvas.Unfocus()
	}
}

// open opens a chapter at its top.
func (h *helpScreen) open(chapter int) {
	if !h.reading && !h.page.Aside.Beside {
		h.left = h.page.Scroll.Offset.Y
		h.byKeys = h.play.window.Canvas().Focused() != nil
	}
	h.chapter, h.reading, h.top = chapter, true, controls.Spot{}
	h.text = h.newChapterText()
	if h.page.Aside.Beside && h.contents.has(h.play.window.Canvas().Focused()) {
		// The contents stay, and with them the keyboard where it is.
		h.contents.choose(h.book.game, h.chapter, true)
		h.page.Rebody(h.text.all)
	} else {
		h.arrange()
	}
	h.page.Scroll.ScrollTo(0)
	h.point()
	h.play.turned = time.Now()
}

// newLead makes a row that opens a chapter.
func (h *helpScreen) newLead(label string, chapter int) *controls.Arrow {
	row := controls.NewArrow(label, func() { h.open(chapter) }, h.play.typedKey, h.play.typedRune)
	row.Deaf = h.play.turning
	return row
}

// point scrolls the contents beside a chapter to where they name it. It may come while the page is laid
// out for the first time, when Fyne cannot tell yet where on the screen anything is.
func (h *helpScreen) point() {
	if h.page.Aside.Beside {
		row := h.contents.rows[h.chapter]
		h.page.Aside.Scroll.Expose(h.contents.all.Position().Y+row.Position().Y, row.Size().Height)
	}
}

// turnTo goes to another game's help: to the same chapter where it is open and there is one.
func (h *helpScreen) turnTo(g rules.Game) {
	if g == h.book.game {
		return
	}
	id, byKeys := h.book.Chapters[h.chapter].ID, h.play.window.Canvas().Focused() != nil
	h.book = openBook(h.play.say, g)
	h.chapter, _, _ = h.book.Find(id)
	h.reading, h.top = h.reading && h.page.Aside.Beside, controls.Spot{}
	h.write()
	h.page.Scroll.ScrollTo(0)
	h.page.Aside.Scroll.ScrollTo(0)
	if byKeys {
		h.play.window.Canvas().Focus(h.contents.games.Buttons[g])
	}
}

// back goes from a chapter to the contents, and from these to the game.
func (h *helpScreen) back() {
	if !h.reading || h.page.Aside.Beside {
		h.play.closePage()
		return
	}
	h.reading, h.play.turned = false, time.Now()
	h.arrange()
	h.page.Scroll.ScrollTo(h.left)
	if h.byKeys {
		h.play.window.Canvas().Focus(h.contents.rows[h.chapter])
	}
}

// renew says everything in the language and the size of text of now. What is read stays, and how far the
// examples in it are.
func (h *helpScreen) renew() {
	seen, top := h.page.Scroll.Offset.Y, h.top
	var steps []int
	if h.text != nil {
		steps = h.text.steps()
	}
	h.book = openBook(h.play.say, h.book.game)
	h.write()
	if h.text == nil {
		h.page.Scroll.ScrollTo(seen)
		return
	}
	h.text.resume(steps)
	h.top = top
	h.stay()
}

// see notes what of the text is seen first. While a window changes its size everything moves, and nothing
// of that is a person's scrolling.
func (h *helpScreen) see() {
	if h.text != nil && !h.size.IsZero() && h.size == h.page.Size() {
		h.top = h.text.all.SpotAt(h.page.Scroll.Offset.Y - h.text.all.Position().Y)
	}
}

// stay scrolls to what was seen first, wherever it has gone: texts have other lengths in other languages,
// sizes and windows.
func (h *helpScreen) stay() {
	if h.text == nil || h.top == (controls.Spot{}) {
		return
	}
	y := h.text.all.Position().Y + h.text.all.Depth(h.top)
	if h.top.Begins() {
		y -= gap // a heading is not to touch the edge
	}
	h.page.Scroll.ScrollTo(y)
}
