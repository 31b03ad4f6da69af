package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// A longRow is a row of a long list as it is drawn. When one goes out of sight it is used for another.
type longRow struct {
	row, version         int
	narrow               bool
	amiss                bool
	text                 float32 // the size of the text it was said with
	ground, rule, mark   *canvas.Rectangle
	title, aside, detail *Words
}

func newLongRow() *longRow {
	r := &longRow{
		row: -1, ground: canvas.NewRectangle(nil), rule: canvas.NewRectangle(nil), mark: canvas.NewRectangle(nil),
		title: NewWords(), aside: NewWords(), detail: NewWords(),
	}
	r.ground.CornerRadius, r.mark.CornerRadius = 8, 2
	r.title.Middle, r.aside.Middle, r.detail.Middle = true, true, true
	return r
}

func (r *longRow) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.rule, r.ground, r.mark, r.title, r.aside, r.detail}
}

// say puts an entry on the row.
func (r *longRow) say(e Entry, narrow bool) {
	size := theme.TextSize()
	r.amiss = e.Amiss
	r.title.Say(Paragraph{Text: e.Title, Size: size, Style: fyne.TextStyle{Bold: true}})
	detail := Paragraph{Text: e.Detail, Size: size * 0.92, Color: theme.ColorNamePlaceHolder}
	if e.Amiss {
		detail.Color = theme.ColorNameError
	}
	r.aside.Say(Paragraph{Text: e.Aside, Size: size})
	r.detail.Say(detail)
	if narrow {
		r.aside.Say()
		r.detail.Say(Paragraph{Text: e.Aside, Size: size * 0.92}, detail)
	}
}

// put gives the texts their places in a row that is so high and begins there.
func (r *longRow) put(x, y, width, height float32, narrow, low bool) {
	const inset, bar = 16, 12 // of the texts at the left; what the thumb has at the right
	left, inner := x+inset, max(1, width-inset-bar)
	put(r.ground, box{x, y, width - 4, height - 1})
	put(r.rule, box{x, y + height - 1, width, 1})
	put(r.mark, box{x + 5, y + height*0.22, 4, height * 0.56})
	top := y + rowPad/2.0
	room := height - rowPad
	first := room
	switch {
	case low:
	case narrow:
		first = room / 3
	default:
		first = room / 2
	}
	aside := float32(0)
	if len(r.aside.Paragraphs) > 0 && r.aside.Paragraphs[0].Text != "" {
		aside = min(inner*0.45, naturalWidth(r.aside.Paragraphs))
	}
	title := inner
	if aside > 0 {
		title = inner - aside - 2*Gap
	}
	put(r.title, box{left, top, title, first})
	put(r.aside, box{left + inner - aside, top, aside, first})
	put(r.detail, box{left, top + first, inner, room - first})
}

// CreateRenderer is called by Fyne.
func (l *LongList) CreateRenderer() fyne.WidgetRenderer {
	r := &longListRenderer{list: l, thumb: canvas.NewRectangle(nil)}
	r.body = container.NewWithoutLayout()
	r.clip = container.NewClip(r.body)
	r.objects = []fyne.CanvasObject{r.clip, r.thumb}
	r.Refresh()
	return r
}

type longListRenderer struct {
	list    *LongList
	rows    []*longRow
	body    *fyne.Container
	clip    *container.Clip
	thumb   *canvas.Rectangle
	objects []fyne.CanvasObject
}

// MinSize is next to nothing: a list takes the room it is given.
func (r *longListRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout scrolls what is seen into the new size.
func (r *longListRenderer) Layout(size fyne.Size) {
	r.clip.Resize(size)
	r.body.Resize(size)
	r.list.scrollTo(r.list.offset)
	r.arrange()
}

// arrange draws the rows that are in sight. A row that was there already keeps its texts.
func (r *longListRenderer) arrange() {
	l := r.list
	size, high := l.Size(), l.RowHeight()
	if size.Width < 1 || size.Height < 1 {
		return
	}
	first := int(l.offset / float64(high))
	rows := min(int(size.Height/high)+2, l.count-first)
	for len(r.rows) < rows {
		r.rows = append(r.rows, newLongRow())
		r.body.Objects = append(r.body.Objects, r.rows[len(r.rows)-1].objects()...)
		for _, each := range r.rows {
			each.row = -1
		}
	}
	l.shownFrom, l.shown = first, max(0, rows)
	width := min(columnWidest, size.Width)
	left, narrow := (size.Width-width)/2, l.narrow() && !l.low
	used := make(map[*longRow]bool, rows)
	for i := first; i < first+rows; i++ {
		each := r.rows[i%len(r.rows)]
		used[each] = true
		if each.row != i || each.version != l.version || each.text != theme.TextSize() || each.narrow != narrow {
			each.row, each.version, each.text, each.narrow = i, l.version, theme.TextSize(), narrow
			each.say(l.Entry(i), narrow)
		}
		each.put(left, float32(float64(i)*float64(high)-l.offset), width, high, narrow, l.low)
		r.paint(each)
	}
	for _, each := range r.rows {
		for _, o := range each.objects() {
			if used[each] == o.Visible() {
				continue
			}
			if used[each] {
				o.Show()
			} else {
				o.Hide()
			}
		}
	}
	y, height := l.thumb()
	put(r.thumb, box{left + width - 6, y, 5, height})
}

// paint takes the theme's colours and those of the row's state.
func (r *longListRenderer) paint(row *longRow) {
	l, color := r.list, Colors()
	row.rule.FillColor = color(theme.ColorNameSeparator)
	row.ground.FillColor, row.ground.StrokeWidth = nil, 0
	if row.row == l.hovered || row.row == l.Current {
		row.ground.FillColor = color(theme.ColorNameButton)
	}
	if l.focused && row.row == l.cursor {
		row.ground.StrokeColor, row.ground.StrokeWidth = color(theme.ColorNameForeground), 3
	}
	row.mark.FillColor = nil
	switch {
	case row.row == l.Current:
		row.mark.FillColor = color(theme.ColorNamePrimary)
	case row.amiss:
		row.mark.FillColor = color(theme.ColorNameError)
	}
}

// Refresh follows the theme and what has changed.
func (r *longListRenderer) Refresh() {
	r.thumb.FillColor, r.thumb.CornerRadius = Colors()(theme.ColorNameScrollBar), 2.5
	r.list.scrollTo(r.list.offset)
	r.arrange()
	for _, each := range r.rows {
		if r.list.sameTexts {
			break
		}
		each.title.Refresh()
		each.aside.Refresh()
		each.detail.Refresh()
	}
	canvas.Refresh(r.list)
}

// Objects are the rows, clipped, and the thumb.
func (r *longListRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *longListRenderer) Destroy() {}
