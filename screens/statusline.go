package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/screens/controls"
)

// statusLine shows a status and, at its right, a small tick when the game is kept as it stands. Where
// the help has something to say about the status, the whole line leads there.
type statusLine struct {
	widget.BaseWidget

	words *controls.Words
	kept  bool
	link  *controls.TopicLink
	// onTopic is called with the topic of the status that has been tapped.
	onTopic func(topic string)
}

func newStatusLine() *statusLine {
	s := &statusLine{words: controls.NewWords(), onTopic: func(string) {}}
	s.link = controls.NewTopicLink(func(topic string) { s.onTopic(topic) })
	s.ExtendBaseWidget(s)
	return s
}

// show replaces the status and says whether the game is kept.
func (s *statusLine) show(now status, kept bool) {
	size := theme.TextSize()
	headline := controls.Paragraph{Text: now.Headline, Size: size * 1.08, Style: fyne.TextStyle{Bold: !now.Quiet}}
	detail := controls.Paragraph{Text: now.Detail, Size: size}
	outlook := controls.Paragraph{Text: now.Outlook, Size: size, Spare: now.Answer || now.Remark != ""}
	remark := controls.Paragraph{Text: now.Remark, Size: size, Spare: now.Answer}
	if !now.Answer {
		detail.Spare = now.Outlook != "" || now.Remark != "" // the board and the list show the last move too
	}
	s.words.Say(headline, detail, outlook, remark)
	s.link.LeadTo(now.Topic)
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

// Layout keeps the room of the tick and of the link's sign free whether they are shown or not, so that
// the words never move for them.
func (r *statusRenderer) Layout(size fyne.Size) {
	const tick = 10
	sign, side := r.status.link.Sign(size)
	x, y := sign.X+(side.Width-tick)/2, sign.Y/2
	r.tick[0].Position1, r.tick[0].Position2 = fyne.NewPos(x, y), fyne.NewPos(x+tick*0.38, y+tick*0.38)
	r.tick[1].Position1, r.tick[1].Position2 = r.tick[0].Position2, fyne.NewPos(x+tick, y-tick*0.3)
	r.status.words.Resize(fyne.NewSize(max(0, sign.X-6), size.Height))
	r.status.link.Resize(size)
}

// Refresh takes the theme's colours and what there is to show.
func (r *statusRenderer) Refresh() {
	color := controls.Colors()
	for _, t := range r.tick {
		t.StrokeColor, t.StrokeWidth = color(theme.ColorNamePrimary), 2
		t.Hidden = !r.status.kept
	}
	r.status.words.Refresh()
	r.status.link.Refresh()
	r.Layout(r.status.Size())
	canvas.Refresh(r.status)
}

// Objects are the words, the tick and the link over them.
func (r *statusRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.status.words, r.tick[0], r.tick[1], r.status.link}
}

// Destroy has nothing to give back.
func (r *statusRenderer) Destroy() {}
