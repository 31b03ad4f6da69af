package endgame

import (
	"math/bits"

	"damiera/rules"
)

// A view is a draughts position as the side to move sees it, which always moves
// up the board: of Black's positions the board is turned round and the colours
// are changed. Squares are the bits 0 to 31, row by row from the top left, so
// that square 1 of the game is bit 0 for White and bit 31 for Black.
type view struct{ men, kings, theirMen, theirKings uint32 }

// The rows of the board where the side to move, and the other one, crown men.
const (
	farRow  uint32 = 0x0000000f
	nearRow uint32 = 0xf0000000
)

// see is the view of a position of draughts.
func see(p *rules.Position) view {
	own, their := p.Side[p.Turn], p.Side[p.Turn.Other()]
	v := view{
		men: squares(p.Game, own&^p.Kings), kings: squares(p.Game, own&p.Kings),
		theirMen: squares(p.Game, their&^p.Kings), theirKings: squares(p.Game, their&p.Kings),
	}
	if p.Turn == rules.Black {
		v.men, v.kings = bits.Reverse32(v.men), bits.Reverse32(v.kings)
		v.theirMen, v.theirKings = bits.Reverse32(v.theirMen), bits.Reverse32(v.theirKings)
	}
	return v
}

// position is the position that v is White's view of.
func (v view) position(g rules.Game) rules.Position {
	kings := v.kings | v.theirKings
	return rules.Position{
		Game:  g,
		Side:  [2]rules.Set{rules.White: set(g, v.men|v.kings), rules.Black: set(g, v.theirMen|v.theirKings)},
		Kings: set(g, kings),
		Turn:  rules.White,
	}
}

// turned is how the other side sees the same board.
func (v view) turned() view {
	return view{
		men: bits.Reverse32(v.theirMen), kings: bits.Reverse32(v.theirKings),
		theirMen: bits.Reverse32(v.men), theirKings: bits.Reverse32(v.kings),
	}
}

func (v view) all() uint32 { return v.men | v.kings | v.theirMen | v.theirKings }

// The lattices of rules leave one bit free in nine: the Italian one after the
// first four bits, the English one after the first eight (its other way round).
func skipped(g rules.Game) uint {
	if g == rules.Italian {
		return 4
	}
	return 0
}

// squares takes the free bits out of a set.
func squares(g rules.Game, s rules.Set) uint32 {
	n := skipped(g)
	x := uint64(s) << n
	return uint32((x&0xff | x>>1&0xff00 | x>>2&0xff0000 | x>>3&0xff000000 | x>>4&0xff00000000) >> n)
}

// set puts them back.
func set(g rules.Game, squares uint32) rules.Set {
	n := skipped(g)
	x := uint64(squares) << n
	return rules.Set((x&0xff | x&0xff00<<1 | x&0xff0000<<2 | x&0xff000000<<3 | x&0xff00000000<<4) >> n)
}

// neighbours are, for each square of a game, those that a king steps to.
var neighbours = [...][32]uint32{
	rules.Italian: besides(rules.Italian),
	rules.English: besides(rules.English),
}

func besides(g rules.Game) (beside [32]uint32) {
	for i := range beside {
		v := view{kings: 1 << i}
		p := v.position(g)
		for _, m := range p.Moves() {
			beside[i] |= squares(g, rules.Of(m.To()))
		}
	}
	return beside
}
