package board

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// newCautious is a player whose moves wait to be confirmed, and what was told of
// them: the move that waits, or "" when none does any more.
func newCautious(t *testing.T, g rules.Game, position string) (*player, *[]string) {
	t.Helper()
	p := newPlayer(t, g, position)
	told := new([]string)
	p.board.SetConfirm(true)
	p.board.OnPending = func(m rules.Move) {
		if m.IsZero() {
			*told = append(*told, "")
			return
		}
		*told = append(*told, m.String())
	}
	return p, told
}

func (p *player) wantPending(move string) {
	p.t.Helper()
	got := ""
	if m := p.board.Pending(); !m.IsZero() {
		got = m.String()
	}
	if got != move {
		p.t.Errorf("%q waits, want %q", got, move)
	}
	// What waits is seen as if it had been played.
	want := p.board.view.Position
	if move != "" && got == move {
		want = want.Play(p.board.Pending())
	}
	p.board.rest()
	if scene := p.board.stage.scene; scene.Side != want.Side || scene.Kings != want.Kings {
		p.t.Errorf("the board shows %v, not %v", scene, want)
	}
}

// Each row does things in turn: taps, drags "23>14", keys "Return" or "Escape".
// It tells what is played, what waits in the end, and what was told on the way.
func TestConfirm(t *testing.T) {
	const (
		chain = "W:W23,24:B10,18,19"
		loop  = "5/5/1b3/b1b2/wb3 w"
		crown = "W:W6:B12"
	)
	for _, row := range []struct {
		name     string
		game     rules.Game
		position string
		does     []string
		played   []string
		pending  string
		told     []string
	}{
		{"a step waits", rules.Italian, "", []string{"22", "18"}, nil, "22-18", []string{"22-18"}},
		{"its end plays it", rules.Italian, "", []string{"22", "18", "18"}, []string{"22-18"}, "", []string{"22-18"}},
		{"its beginning takes it back", rules.Italian, "", []string{"22", "18", "22"}, nil, "", []string{"22-18", ""}},
		{"an empty square too", rules.Italian, "", []string{"22", "18", "14"}, nil, "", []string{"22-18", ""}},
		{"another piece is not chosen yet", rules.Italian, "", []string{"22", "18", "23"}, nil, "", []string{"22-18", ""}},
		{"and then played otherwise", rules.Italian, "", []string{"22", "18", "23", "23", "20", "20"}, []string{"23-20"}, "", []string{"22-18", "", "23-20"}},
		{"a drag waits", rules.Italian, "", []string{"22>18"}, nil, "22-18", []string{"22-18"}},
		{"a drag of it takes it back", rules.Italian, "", []string{"22>18", "18>13"}, nil, "", []string{"22-18", ""}},
		{"keys", rules.Italian, "", []string{"22", "18", "Escape"}, nil, "", []string{"22-18", ""}},
		{"a key plays it", rules.Italian, "", []string{"22", "18", "Right", "Return"}, []string{"22-18"}, "", []string{"22-18"}},
		{"a new king", rules.Italian, crown, []string{"6", "2"}, nil, "6-2", []string{"6-2"}},
		{"hop by hop", rules.English, chain, []string{"23", "14", "7"}, nil, "23x14x7", []string{"23x14x7"}},
		{"the whole chain at once", rules.English, chain, []string{"23", "7"}, nil, "23x14x7", []string{"23x14x7"}},
		{"the whole of it comes back", rules.English, chain, []string{"23", "14", "7", "14"}, nil, "", []string{"23x14x7", ""}},
		{"what is half made does not", rules.English, chain, []string{"23", "14", "24", "Escape", "7", "7"}, []string{"23x14x7"}, "", []string{"23x14x7"}},
		{"a chain dragged", rules.English, chain, []string{"23>14", "14>7"}, nil, "23x14x7", []string{"23x14x7"}},
		{"confirmed after drags", rules.English, chain, []string{"23>14", "14>7", "7"}, []string{"23x14x7"}, "", []string{"23x14x7"}},
		{"ends where it began", rules.Alquerque, loop, []string{"a1", "c1", "c3", "a3", "a1"}, nil, "a1xc1xc3xa3xa1", []string{"a1xc1xc3xa3xa1"}},
		{"and is played there", rules.Alquerque, loop, []string{"a1", "c1", "c3", "a3", "a1", "a1"}, []string{"a1xc1xc3xa3xa1"}, "", []string{"a1xc1xc3xa3xa1"}},
		{"or taken back", rules.Alquerque, loop, []string{"a1", "c1", "c3", "a3", "a1", "c1"}, nil, "", []string{"a1xc1xc3xa3xa1", ""}},
	} {
		for _, motion := range []Motion{{}, Natural()} {
			t.Run(row.name, func(t *testing.T) {
				p, told := newCautious(t, row.game, row.position)
				p.board.SetMotion(motion)
				p.does(row.does...)
				p.wantPending(row.pending)
				p.wantPlayed(row.played...)
				if !slices.Equal(*told, row.told) {
					t.Errorf("told %q, want %q", *told, row.told)
				}
			})
		}
	}
}

// does what a row says.
func (p *player) does(all ...string) {
	p.t.Helper()
	for _, what := range all {
		switch from, to, drags := cutDrag(what); {
		case drags:
			p.dragTo(from, to)
		case len(what) > 2:
			p.press(fyne.KeyName(what))
		default:
			p.tap(what)
		}
	}
}

func cutDrag(s string) (from, to string, ok bool) {
	for i := range s {
		if s[i] == '>' {
			return s[:i], s[i+1:], true
		}
	}
	return s, "", false
}

func TestConfirmByButton(t *testing.T) {
	p, _ := newCautious(t, rules.Italian, "")
	if p.board.ConfirmMove() || p.board.Cancel() {
		t.Error("nothing waits, and yet something was done")
	}
	p.tap("22", "18")
	if !p.board.ConfirmMove() {
		t.Error("the move that waits was not played")
	}
	p.wantPlayed("22-18")
	p.tap("10", "13")
	if !p.board.Cancel() {
		t.Error("the move that waits was not taken back")
	}
	p.wantPending("")
	p.wantChosen("-")
}

// A move that is not taken up by the screen is taken back.
func TestConfirmedButNotTaken(t *testing.T) {
	p, told := newCautious(t, rules.Italian, "")
	p.board.OnMove = nil
	p.tap("22", "18", "18")
	p.wantPending("")
	if want := []string{"22-18", ""}; !slices.Equal(*told, want) {
		t.Errorf("told %q, want %q", *told, want)
	}
}

// News that leave position and legal moves alone leave the move waiting, also
// when the board is turned or resized; other news drop it.
func TestPendingThroughViews(t *testing.T) {
	p, told := newCautious(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "14", "7")
	v := p.board.View()
	v.Bottom, v.Numbers, v.Due = v.Bottom.Other(), true, v.Legal[0]
	p.board.SetView(v)
	p.wantComposed()
	if p.board.marks().confirm != mustPoint(t, rules.English, "7") {
		t.Error("nothing on the board says that the move waits")
	}
	p.window.Resize(fyne.NewSize(640, 360))
	p.board.SetConfirm(false) // what waits goes on waiting
	p.wantPending("23x14x7")

	v.Legal = nil
	p.board.SetView(v)
	p.wantPending("")
	p.wantChosen("-")
	if want := []string{"23x14x7", ""}; !slices.Equal(*told, want) {
		t.Errorf("told %q, want %q", *told, want)
	}
}

// Looking at another game neither plays nor drops what waits.
func TestPendingThroughAnotherGame(t *testing.T) {
	p, told := newCautious(t, rules.Italian, "")
	p.tap("22", "18")
	v := p.board.View()
	p.board.SetView(toMove(rules.Start(rules.Alquerque)))
	p.wantPending("")
	p.board.SetView(v)
	p.wantPending("22-18")
	p.tap("18")
	p.wantPlayed("22-18")
	if want := []string{"22-18", "", "22-18"}; !slices.Equal(*told, want) {
		t.Errorf("told %q, want %q", *told, want)
	}
}

// A tap in the middle of the slide ends it and counts.
func TestConfirmDuringASlide(t *testing.T) {
	p, _ := newCautious(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "7")
	b := p.board
	b.stage.scene, b.stage.queue = b.view.Position, legs(b.view.Position, b.Pending(), 0)
	b.stage.slide = fyne.NewAnimation(time.Hour, func(float32) {})
	p.tap("7")
	p.wantPlayed("23x14x7")
	p.wantAtRest()
}
