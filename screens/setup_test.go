package screens

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"damiera/rules"
	"damiera/screens/controls"
)

// A setting-up is a sitting with the set-up page open.
type settingUp struct {
	*sitting
	screen *setUpScreen
}

// setUp opens the set-up page as the menu does, but keeps hold of what is on it.
func (s *sitting) setUp(text string) *settingUp {
	s.t.Helper()
	screen := newSetUpScreen(s.play)
	screen.open(text)
	s.play.turned = time.Time{}
	return &settingUp{s, screen}
}

// touch taps squares of the page's board.
func (s *settingUp) touch(squares ...string) {
	s.t.Helper()
	s.play.turned = time.Time{} // a person takes a moment to look
	for _, name := range squares {
		s.tapAt(s.screen.editor, s.screen.editor.Spot(point(s.t, s.screen.now.position.Game, name)))
	}
}

// drag moves a piece with the mouse by so much.
func (s *settingUp) drag(from string, by fyne.Delta) {
	s.t.Helper()
	e, at := s.screen.editor, s.screen.editor.Spot(point(s.t, s.screen.now.position.Game, from))
	press := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	e.MouseDown(press)
	for range 2 {
		half := fyne.NewDelta(by.DX/2, by.DY/2)
		at = at.Add(half)
		e.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: half})
	}
	e.MouseUp(press)
	e.DragEnd()
}

// take chooses a tool by its number in allTools.
func (s *settingUp) take(tool int) { s.t.Helper(); s.press(s.screen.tools[tool].button) }

// wants compares the position on the page.
func (s *settingUp) wants(text string) {
	s.t.Helper()
	if got := s.screen.now.text(); got != text {
		s.t.Errorf("%s is set up, want %s", got, text)
	}
	if got := s.screen.editor.View().Position; got != s.screen.now.position {
		s.t.Errorf("the board shows %v, not %v", got, s.screen.now.position)
	}
}

// tells wants the page to say something.
func (s *settingUp) tells(text string) {
	s.t.Helper()
	if got := s.screen.status.Text(); got != text {
		s.t.Errorf("it says %q, want %q", got, text)
	}
}

// extra is the button, on the page or on its card, of that text.
func (s *settingUp) extra(key string) *controls.Button {
	s.t.Helper()
	for _, b := range s.screen.extras {
		if b.Label.Text() == s.play.say.Text(key) {
			return b
		}
	}
	s.t.Fatalf("there is no %s", key)
	return nil
}

// It begins with the game on the board, which is not touched by it.
func TestSetUpBeginsWithTheGame(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	before := s.play.table().Match
	u := s.setUp("")
	u.wants(before.Position().String())
	u.press(u.extra("setup.clear"))
	u.wants("W:W:B")
	u.key(fyne.KeyEscape)
	if s.play.topPage() != nil || s.play.table().Match.Position() != before.Position() {
		t.Error("the game in progress is not as it was")
	}
}

func TestSetUpByTapsAndDrags(t *testing.T) {
	u := sit(t).setUp("")
	u.press(u.extra("setup.clear"))
	u.tells("There are no pieces on the board")
	u.touch("22", "23")
	u.tells("Black has no pieces")
	u.take(3)
	u.touch("10", "23")
	u.wants("W:W22:BK10,K23")
	u.take(4)
	u.touch("23", "24")
	u.wants("W:W22:BK10")
	way := u.screen.editor.Spot(point(t, rules.Italian, "18")).Subtract(u.screen.editor.Spot(point(t, rules.Italian, "22")))
	u.drag("22", fyne.NewDelta(way.X, way.Y))
	u.wants("W:W18:BK10")
	u.press(u.screen.turns[rules.Black].button)
	u.wants("B:W18:BK10")
	u.tells("Tap a piece to take it away.")
	u.drag("10", fyne.NewDelta(0, -700))
	u.wants("B:W18:B")
	for range 3 {
		u.press(u.screen.undo)
	}
	u.wants("W:W22:BK10")
	for range 10 {
		u.press(u.screen.undo)
	}
	u.wants(rules.Start(rules.Italian).String())
	if !u.screen.undo.Idle {
		t.Error("there seems to be something to undo")
	}
}

// What is wrong is said at once and ringed; Play says it too, and goes on once it is mended.
func TestAnIllegalSetUpIsMended(t *testing.T) {
	u := sit(t).setUp("W:W1,20-30:B2,3,K12")
	u.tells("White has a man on 1, its last row: there it would be a king")
	if got := u.screen.editor.View().Forced; got != rules.Of(point(t, rules.Italian, "1")) {
		t.Errorf("rings on %v", got)
	}
	u.press(u.screen.ready)
	if u.play.card == nil || u.play.topPage() != u.screen.page {
		t.Fatal("Play does not say why it is idle")
	}
	u.key(fyne.KeyEnter)
	if u.play.card != nil || u.play.topPage() != u.screen.page {
		t.Fatal("the card does not go by itself")
	}
	u.touch("32")
	u.tells("White has 13 pieces; twelve are the most")
	u.touch("1")
	u.tells("Tap the board to place the chosen piece. Drag pieces to move them.")
	if !u.screen.ready.Primary || u.screen.editor.View().Forced != 0 {
		t.Error("it is mended and cannot be played")
	}
	u.press(u.screen.ready)
	if u.play.card == nil {
		t.Error("Play does not ask how")
	}
}

// What is set up is played, against the computer or by two.
func TestPlayingWhatIsSetUp(t *testing.T) {
	u := sit(t).setUp("B:W22,K5:B10,11")
	u.press(u.screen.ready)
	u.key(fyne.KeyEscape)
	if u.play.card != nil || u.play.topPage() != u.screen.page {
		t.Fatal("Esc does not lead back to the set-up")
	}
	u.press(u.screen.ready)
	u.press(u.play.card.Buttons[2])
	if u.play.topPage() != nil || u.play.card != nil {
		t.Fatal("something still lies over the game")
	}
	u.shows("B:WK5,22:B10,11")
}

// From a text: what cannot be read is explained with its spot, what cannot occur is shown to be mended, and
// what does not say who moves is asked.
func TestSetUpFromATextOrNot(t *testing.T) {
	u := sit(t).setUp("W:WX4:B1")
	if u.play.card == nil || u.play.card.Words.Text() != "This position cannot be read\nA square is expected here, 1 to 32.\nW:W»X4«:B1" {
		t.Fatalf("the card is %v", u.play.card)
	}
	u.key(fyne.KeyEscape)
	u.wants(rules.Start(rules.Italian).String())
	u.key(fyne.KeyEscape)

	u = u.setUp("W:W20-32:B1-12")
	u.tells("White has 13 pieces; twelve are the most")
	u.touch("20")
	u.tells("Tap the board to place the chosen piece. Drag pieces to move them.")
	u.key(fyne.KeyEscape)

	u = u.setUp("?:W29,13,11:B22,4,2")
	u.tells("Who moves? Choose White or Black")
	if u.screen.turns[0].button.Label.Paragraphs[0].Style.Bold || u.screen.turns[1].button.Label.Paragraphs[0].Style.Bold {
		t.Error("one of the sides seems to be chosen")
	}
	u.press(u.screen.turns[rules.Black].button)
	u.wants("B:W11,13,29:B2,4,22")
	if !u.screen.ready.Primary {
		t.Error("it cannot be played")
	}
}

// The clipboard, there and back.
func TestSetUpAndTheClipboard(t *testing.T) {
	u := sit(t).setUp("")
	u.app.Clipboard().SetContent(" W:W22,K5.:B10\n")
	u.press(u.extra("setup.paste"))
	if u.play.card == nil {
		t.Fatal("a wrong text is not explained")
	}
	u.key(fyne.KeyEnter)
	u.app.Clipboard().SetContent("[FEN \"B:W22,K5:B10.\"]")
	u.press(u.extra("setup.paste"))
	u.wants("B:WK5,22:B10")
	u.press(u.extra("setup.copy"))
	u.tells("The position is copied")
	if got := u.app.Clipboard().Content(); got != "B:WK5,22:B10" {
		t.Errorf("the clipboard has %q", got)
	}
	u.app.Clipboard().SetContent("")
	u.press(u.extra("setup.paste"))
	u.tells("There is no text in the clipboard")
	u.wants("B:WK5,22:B10")
	u.app.Clipboard().SetContent("bbbbb/5/5/5/wwwww b")
	u.press(u.extra("setup.paste"))
	u.wants("bbbbb/5/5/5/wwwww b")
	u.press(u.screen.undo)
	u.wants("B:WK5,22:B10")
}

// Another game has another board: the 32 squares keep their pieces, Alquerque has its own and no kings.
func TestSetUpOfAnotherGame(t *testing.T) {
	u := sit(t).setUp("B:W22,K5:B10")
	turnTo := func(g rules.Game) {
		u.press(u.screen.extras[len(u.screen.extras)-1])
		u.press(u.play.card.Buttons[g])
	}
	turnTo(rules.English)
	u.wants("B:WK5,22:B10")
	u.take(1)
	turnTo(rules.Alquerque)
	u.wants(rules.Start(rules.Alquerque).String())
	if u.screen.tools[1].button.Visible() || u.screen.tools[3].tile.Visible() || u.screen.tool != 0 {
		t.Errorf("there are kings, tool %d", u.screen.tool)
	}
	u.touch("c3")
	u.tells("White has 13 pieces; twelve are the most")
	turnTo(rules.English)
	u.wants("B:WK5,22:B10")
	turnTo(rules.Alquerque)
	u.tells("White has 13 pieces; twelve are the most")
	u.press(u.extra("setup.start"))
	u.wants(rules.Start(rules.Alquerque).String())
	for range 6 {
		u.press(u.screen.undo)
	}
	u.wants("B:WK5,22:B10")
	if u.screen.now.position.Game != rules.Italian || !u.screen.tools[1].button.Visible() {
		t.Error("undoing does not lead back to the first board")
	}
}

// On a small window the rest is behind the button with the bars.
func TestSetUpOnAPhone(t *testing.T) {
	s := sit(t)
	s.window.Resize(fyne.NewSize(320, 480))
	u := s.setUp("")
	if !u.screen.more.Visible() || u.screen.extras[0].Visible() {
		t.Fatal("the extras are on the page")
	}
	u.press(u.screen.more)
	u.press(u.play.card.Buttons[0])
	u.wants("W:W:B")
	u.press(u.screen.more)
	u.press(u.play.card.Buttons[1])
	u.wants(rules.Start(rules.Italian).String())
	u.window.Resize(fyne.NewSize(1280, 800))
	if u.screen.more.Visible() || !u.screen.extras[0].Visible() {
		t.Error("the extras are not on the page")
	}
	u.window.Resize(fyne.NewSize(640, 360)) // turned, taps hit what is under the finger
	u.take(4)
	u.touch("1", "32")
	u.wants("W:W21,22,23,24,25,26,27,28,29,30,31:B2,3,4,5,6,7,8,9,10,11,12")
}

// The second half of a double click that opened the page places nothing.
func TestADoubleClickOpensTheSetUpOnly(t *testing.T) {
	u := sit(t).setUp("")
	u.play.turned = time.Now()
	u.tapAt(u.screen.editor, u.screen.editor.Spot(point(t, rules.Italian, "18")))
	u.wants(rules.Start(rules.Italian).String())
}

// Who leaves the page by a key pressed once too often finds all of it again, and can still go back to the game's
// position.
func TestASetUpIsFoundAgain(t *testing.T) {
	s := sit(t)
	u := s.setUp("")
	u.touch("18")
	left := u.screen.now.text()
	s.key(fyne.KeyEscape)
	u = s.setUp("")
	u.wants(left)
	u.press(u.screen.undo)
	u.wants(rules.Start(rules.Italian).String())
	s.key(fyne.KeyEscape)
	u = s.setUp("")
	u.wants(rules.Start(rules.Italian).String())
	u.touch("18")
	s.newGame()
	u = s.setUp("")
	u.wants(rules.Start(rules.Italian).String())
}
