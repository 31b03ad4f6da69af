package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/board"
	"damiera/rules"
	"damiera/screens/controls"
)

// A pieceButton is a button with a piece drawn on it, and words beside the piece if it has any. A ring
// around the piece, and bold words, tell that it is the one in use.
type pieceButton struct {
	button *controls.Button
	tile   *board.Tile // lies on the button and takes no taps
	worded bool

	words, short string
	chosen       bool
}

// The measures of the piece beside words, in points.
const (
	besideWords = 22
	wordsAfter  = 22 // from where a label begins by itself
)

func (p *Play) newPieceButton(tile *board.Tile, worded bool, tapped func()) *pieceButton {
	b := &pieceButton{button: p.button(tapped), tile: tile, worded: worded}
	b.button.Deaf = p.turning
	if worded {
		b.button.Label.Center, b.button.Label.Left = false, wordsAfter
	}
	return b
}

// set says what is on the button and whether it is the one in use. Where the words would be too small to
// read the short ones stand for them.
func (b *pieceButton) set(g rules.Game, words, short string, chosen bool) {
	b.tile.Set(g, chosen)
	b.words, b.short, b.chosen = words, short, chosen
	b.say()
}

// say puts the words on the button, as far as they fit.
func (b *pieceButton) say() {
	if !b.worded {
		return
	}
	line := controls.Paragraph{Text: b.words, Size: theme.TextSize(), Style: fyne.TextStyle{Bold: true}}
	room := b.button.Label.Size().SubtractWidthHeight(wordsAfter, 0)
	lines, _ := controls.Fit([]controls.Paragraph{line}, room, controls.Measured)
	if room.Width > 0 && slices.ContainsFunc(lines, func(l controls.Line) bool { return l.Size < controls.Legible }) {
		line.Text = b.short
	}
	line.Style.Bold = b.chosen
	if now := b.button.Label.Paragraphs; len(now) != 1 || now[0] != line {
		b.button.Label.Say(line)
	}
}

// put gives the button its place, and the piece its own on it.
func (b *pieceButton) put(place box) {
	put(b.button, place)
	const inset = 4 // the frame of the focus stays in sight
	side := min(place.W, place.H) - 2*inset
	at := box{place.X + (place.W-side)/2, place.Y + (place.H-side)/2, side, side}
	if b.worded {
		side = besideWords
		at = box{place.X + inset, place.Y + (place.H-side)/2, side, side}
	}
	put(b.tile, at)
	b.say()
}

func (b *pieceButton) show(shown bool) {
	show(b.button, shown)
	show(b.tile, shown)
}
