package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// A reviewWords is a text that scrolls in its place.
type reviewWords struct {
	widget.BaseWidget

	Words  *controls.Words
	Scroll *controls.Scroller

	column *fyne.Container
}

func newReviewWords() *reviewWords {
	w := &reviewWords{Words: controls.NewWords()}
	w.column = container.New(flow{w}, w.Words)
	w.Scroll = controls.NewScroller(w.column)
	w.ExtendBaseWidget(w)
	return w
}

// say replaces the text.
func (w *reviewWords) say(paragraphs []controls.Paragraph) {
	w.Words.Say(paragraphs...)
	w.column.Refresh()
	w.Scroll.Refresh()
}

// CreateRenderer is called by Fyne.
func (w *reviewWords) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(w.Scroll) }

// MinSize is next to nothing: the text follows its place.
func (w *reviewWords) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// A flow lays the words out as high as they are at the width of their place.
type flow struct{ words *reviewWords }

// lineRoom keeps the words clear of the scroll bar.
const lineRoom = 8

// MinSize is the height of the text.
func (f flow) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, f.words.Words.HeightFor(f.words.Size().Width-lineRoom))
}

// Layout gives the words their width.
func (f flow) Layout([]fyne.CanvasObject, fyne.Size) {
	width := f.words.Size().Width - lineRoom
	f.words.Words.Resize(fyne.NewSize(width, f.words.Words.HeightFor(width)))
}

// whereText says which move led to the board as it stands.
func (r *review) whereText() string {
	say := r.play.say
	if r.ply == 0 {
		return say.Text("review.start")
	}
	return say.Text("review.move-of", translations.Args{
		"Text": r.numbered(r.ply - 1), "Move": r.ply, "All": len(r.moves),
	})
}

// numbered is a move with its number: 12. 22-18, or 12… 10-14 for the second mover's.
func (r *review) numbered(i int) string {
	sign := ". "
	if r.positions[i].Turn != r.game.Kind.First() {
		sign = "… "
	}
	return strconv.Itoa(r.record.rowOf(i)+1) + sign + r.positions[i].Text(r.moves[i])
}

// own is the table of a game that was played here.
func (r *review) own() (Table, bool) {
	if r.kept == nil || !r.kept.Ours {
		return Table{}, false
	}
	return Table{Record: r.kept.Record}, true
}

// playersText names those who played.
func (r *review) playersText() string {
	say, players := r.play.say, headOf(r.game).players
	if t, own := r.own(); own {
		players = [2]string{seatText(say, t, rules.White), seatText(say, t, rules.Black)}
	}
	return playersText(say, players)
}

// resultText says who won, and what it brought.
func (r *review) resultText() string {
	say := r.play.say
	t, own := r.own()
	if !own {
		return outcomeText(say, r.game.Outcome)
	}
	points := ""
	if score, ok := t.Score(); ok {
		points = say.Text("games.points", translations.Args{"Count": score.Total()})
	}
	return joined(ownResult(say, t), points)
}

// aboutText is where and when the game was played, and how it began, a line each.
func (r *review) aboutText() []string {
	say, h := r.play.say, headOf(r.game)
	if _, own := r.own(); own {
		h.event = "" // it names this program
	}
	if h.round != "" {
		h.round = say.Text("review.round", translations.Args{"Round": h.round})
	}
	if h.opening != "" {
		h.opening = say.Text("review.opening", translations.Args{"Opening": h.opening})
	}
	game := ""
	if r.game.Foreign == "" {
		game = gameName(say, r.game.Kind)
	}
	return []string{joined(h.event, h.round), joined(h.date, h.site), joined(game, h.opening)}
}
