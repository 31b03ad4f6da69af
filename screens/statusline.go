package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// statusLine shows a status and, at its right, a small tick when the game is kept as it stands.
type statusLine struct {
	widget.BaseWidget

	words *words
	kept  bool
}

func newStatusLine() *statusLine {
	s := &statusLine{words: newWords()}
	s.ExtendBaseWidget(s)
	return s
}

// show replaces the status and says whether the game is kept.
func (s *statusLine) show(now status, kept bool) {
	size := theme.TextSize()
	headline := paragraph{Text: now.Headline, Size: size * 1.08, Style: fyne.TextStyle{Bold: !now.Quiet}}
	s.words.show(headline, paragraph{Text: now.Detail, Size: size})
	s.kept = kept
	s.Refresh()
}

// CreateRenderer is called by Fyne.
func (s *statusLine) CreateRenderer() fyne.WidgetRenderer {
	r := &statusRenderer{status: s, tick: [2]*canvas.Line{canvas.NewLine(nil), canvas.NewLine(nil)}}
	r.Refresh()
	return r
}

type statusRenderer struct {
	status *statusLine
	tick   [2]*canvas.Line
}

// MinSize is next to nothing: the layout decides.
func (r *statusRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout keeps the tick's room free whether it is shown or not, so that the words never move for it.
func (r *statusRenderer) Layout(size fyne.Size) {
	const tick = 10
	x, y := size.Width-tick-2, theme.TextSize()*0.75
	r.tick[0].Position1, r.tick[0].Position2 = fyne.NewPos(x, y), fyne.NewPos(x+tick*0.38, y+tick*0.38)
	r.tick[1].Position1, r.tick[1].Position2 = r.tick[0].Position2, fyne.NewPos(x+tick, y-tick*0.3)
	r.status.words.Resize(fyne.NewSize(max(0, x-6), size.Height))
}

// Refresh takes the theme's colours and what there is to show.
func (r *statusRenderer) Refresh() {
	color := themeColors()
	for _, t := range r.tick {
		t.StrokeColor, t.StrokeWidth = color(theme.ColorNamePrimary), 2
		t.Hidden = !r.status.kept
	}
	r.status.words.Refresh()
	r.Layout(r.status.Size())
	canvas.Refresh(r.status)
}

// Objects are the words and the tick.
func (r *statusRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.status.words, r.tick[0], r.tick[1]}
}

// Destroy has nothing to give back.
func (r *statusRenderer) Destroy() {}
