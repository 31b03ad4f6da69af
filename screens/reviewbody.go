package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A reviewBody is what is below the header of a review.
type reviewBody struct {
	widget.BaseWidget

	review *review
}

func newReviewBody(r *review) *reviewBody {
	b := &reviewBody{review: r}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer is called by Fyne.
func (b *reviewBody) CreateRenderer() fyne.WidgetRenderer {
	r := b.review
	s := &reviewRenderer{review: r}
	if r.board != nil {
		s.objects = append(s.objects, r.board, r.over, r.slider)
		for _, step := range r.steps {
			s.objects = append(s.objects, step)
		}
		s.objects = append(s.objects, r.turn, r.more, r.record)
	} else if r.game.Foreign == "" || r.mayDelete() {
		s.objects = append(s.objects, r.more)
	}
	s.objects = append(s.objects, r.text)
	return s
}

type reviewRenderer struct {
	review  *review
	objects []fyne.CanvasObject
}

// MinSize is next to nothing: a review takes the room it is given.
func (s *reviewRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout puts the parts in their places. A game without a board is told of in words alone.
func (s *reviewRenderer) Layout(size fyne.Size) {
	r, text := s.review, theme.TextSize()
	if r.board == nil {
		high := buttonHeight(text)
		width := min(listWidest, size.Width) - 4*margin
		x := (size.Width - width) / 2
		put(r.text, box{x, margin, width, max(0, size.Height-high-3*margin)})
		put(r.more, box{x + width - high, size.Height - high - margin, high, high})
		return
	}
	p := arrangeReview(size, text)
	put(r.board, p.Board)
	put(r.over, p.Board)
	put(r.slider, p.Slider)
	for i, step := range r.steps {
		put(step, p.Buttons[i])
	}
	put(r.turn, p.Buttons[4])
	put(r.more, p.Buttons[5])
	put(r.text, p.Text)
	if r.record.Size() != fyne.NewSize(p.Moves.W, p.Moves.H) {
		put(r.record, p.Moves)
		r.record.show(r.ply)
	}
	put(r.record, p.Moves)
}

// Refresh follows the theme and its size of text.
func (s *reviewRenderer) Refresh() {
	for _, o := range s.objects {
		o.Refresh()
	}
	s.Layout(s.review.body.Size())
}

// Objects are the parts.
func (s *reviewRenderer) Objects() []fyne.CanvasObject { return s.objects }

// Destroy has nothing to give back.
func (s *reviewRenderer) Destroy() {}
