package screens

import (
	"damiera/board"
	"damiera/rules"
)

// A sketch is a position that is being set up. It may be one that cannot occur. Sketches are values: each
// change gives a new one.
type sketch struct {
	position rules.Position
	asked    bool // nobody has said yet who moves
}

// A tool is what a tap does to a square.
type tool struct {
	color   rules.Color
	crowned bool
	removes bool // in which case the others say nothing
}

// allTools are those there are, in the order in which they are shown.
var allTools = [...]tool{
	{color: rules.White}, {color: rules.White, crowned: true},
	{color: rules.Black}, {color: rules.Black, crowned: true},
	{removes: true},
}

// tools are those there are for a game, by their numbers in allTools.
func tools(g rules.Game) []int {
	if g == rules.Alquerque {
		return []int{0, 2, 4}
	}
	return []int{0, 1, 2, 3, 4}
}

// tile is the picture of a tool.
func (t tool) tile() *board.Tile {
	if t.removes {
		return board.NewCross()
	}
	return board.NewTile(t.color, t.crowned)
}

// emptied is the sketch with nothing on a point.
func (s sketch) emptied(at rules.Point) sketch {
	s.position.Side[rules.White] &^= rules.Of(at)
	s.position.Side[rules.Black] &^= rules.Of(at)
	s.position.Kings &^= rules.Of(at)
	return s
}

// with is the sketch with a piece on a point, in place of what stood there.
func (s sketch) with(at rules.Point, c rules.Color, crowned bool) sketch {
	s = s.emptied(at)
	s.position.Side[c] = s.position.Side[c].With(at)
	if crowned {
		s.position.Kings = s.position.Kings.With(at)
	}
	return s
}

// tapped is the sketch after a tap with a tool: on the piece that it would place it takes that away.
func (s sketch) tapped(at rules.Point, t tool) sketch {
	c, crowned, there := s.position.At(at)
	if t.removes || there && c == t.color && crowned == t.crowned {
		return s.emptied(at)
	}
	return s.with(at, t.color, t.crowned)
}

// dragged is the sketch after a piece was moved; beside the board it is gone.
func (s sketch) dragged(from, to rules.Point) sketch {
	c, crowned, there := s.position.At(from)
	switch {
	case !there:
		return s
	case to == rules.None:
		return s.emptied(from)
	}
	return s.emptied(from).with(to, c, crowned)
}

// cleared is the sketch without pieces.
func (s sketch) cleared() sketch {
	s.position = rules.Position{Game: s.position.Game, Turn: s.position.Turn}
	return s
}

// on is the sketch on the other board of 32 squares: each piece keeps the number of its square.
func (s sketch) on(g rules.Game) sketch {
	next := sketch{position: rules.Position{Game: g, Turn: s.position.Turn}, asked: s.asked}
	from := s.position.Game
	for _, at := range from.Points() {
		if c, crowned, there := s.position.At(at); there {
			to, err := g.ParsePoint(from.Name(at))
			if err != nil {
				continue
			}
			next = next.with(to, c, crowned)
		}
	}
	return next
}

// text is the sketch as others write positions, with a question mark where nobody has said who moves.
func (s sketch) text() string {
	text := s.position.String()
	switch {
	case !s.asked:
		return text
	case s.position.Game == rules.Alquerque:
		return text[:len(text)-1] + unsaid
	}
	return unsaid + text[1:]
}
