package endgame

import (
	"math/bits"

	"damiera/rules"
)

// A numbering gives the positions of one material their places in a table.
// Positions that are images of one another may share one place.
type numbering interface {
	size() int
	place(p *rules.Position) int
	position(place int) rules.Position
	speaks(place int) bool // whether the position of this place is looked up there
}

// newNumbering is that of a material of a game.
func newNumbering(g rules.Game, m Material) numbering {
	if g == rules.Alquerque {
		return alquerqueNumbering{newAlquerqueLayout(alquerqueClass{m.Men, m.TheirMen})}
	}
	return draughtsNumbering{newLayout(m), g}
}

// materialOf is the material of any game's position.
func materialOf(p *rules.Position) Material {
	own, their := p.Side[p.Turn], p.Side[p.Turn.Other()]
	return Material{
		(own &^ p.Kings).Len(), (own & p.Kings).Len(), (their &^ p.Kings).Len(), (their & p.Kings).Len(),
	}
}

type draughtsNumbering struct {
	*layout
	game rules.Game
}

func (n draughtsNumbering) place(p *rules.Position) int { return n.speaker(see(p)) }

func (n draughtsNumbering) position(place int) rules.Position {
	return n.view(place).position(n.game)
}

func (n draughtsNumbering) speaks(place int) bool {
	return n.men() > 0 || n.speaker(n.view(place)) == place
}

// speaker is the place of a view. Kings alone see no difference between the
// ways to turn the board round and over: the image with the lowest number
// speaks for the four.
func (n draughtsNumbering) speaker(v view) int {
	place := n.index(v)
	if n.men() > 0 {
		return place
	}
	over := n.over(v)
	for _, image := range []view{over, turned(v), turned(over)} {
		place = min(place, n.index(image))
	}
	return place
}

// over is a view of kings with rows and columns exchanged.
func (n draughtsNumbering) over(v view) view {
	return view{kings: exchange(n.game, v.kings), theirKings: exchange(n.game, v.theirKings)}
}

// turned is a view of kings turned half round.
func turned(v view) view {
	return view{kings: bits.Reverse32(v.kings), theirKings: bits.Reverse32(v.theirKings)}
}

func exchange(g rules.Game, squares uint32) (to uint32) {
	for ; squares != 0; squares &= squares - 1 {
		to |= exchanged[g][bits.TrailingZeros32(squares)]
	}
	return to
}

// exchanged is, for each square of a game, that in the column of its row and in
// the row of its column.
var exchanged = [...][32]uint32{
	rules.Italian: exchanges(rules.Italian),
	rules.English: exchanges(rules.English),
}

func exchanges(g rules.Game) (to [32]uint32) {
	for i, p := range g.Points() {
		col, row := g.Cell(p)
		to[i] = squares(g, rules.Of(g.PointAt(row, col)))
	}
	return to
}

type alquerqueNumbering struct{ *alquerqueLayout }

func (n alquerqueNumbering) place(p *rules.Position) int { return n.index(seeAlquerque(p)) }

func (n alquerqueNumbering) position(place int) rules.Position { return n.at(place).position() }

func (n alquerqueNumbering) speaks(place int) bool {
	v := n.at(place)
	return v == v.canonical()
}
