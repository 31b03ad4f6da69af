package endgame

import (
	"math/bits"
	"sync"

	"damiera/rules"
)

// An alquerqueView is a position of Alquerque as the side to move sees it, which
// always moves up the board: of Black's positions the board is turned round and
// the colours are changed. Points are the bits 0 to 24, row by row from the top
// left.
type alquerqueView struct{ own, their uint32 }

const (
	alquerquePoints = 25
	alquerqueBoard  = 1<<alquerquePoints - 1
)

// seeAlquerque is the view of a position of Alquerque.
func seeAlquerque(p *rules.Position) alquerqueView {
	v := alquerqueView{alquerquePack(p.Side[p.Turn]), alquerquePack(p.Side[p.Turn.Other()])}
	if p.Turn == rules.Black {
		v.own, v.their = alquerqueRound(v.own), alquerqueRound(v.their)
	}
	return v
}

// position is the position that v is White's view of.
func (v alquerqueView) position() rules.Position {
	return rules.Position{
		Game: rules.Alquerque,
		Side: [2]rules.Set{rules.White: alquerqueUnpack(v.own), rules.Black: alquerqueUnpack(v.their)},
		Turn: rules.White,
	}
}

// turned is how the other side sees the same board.
func (v alquerqueView) turned() alquerqueView {
	return alquerqueView{alquerqueRound(v.their), alquerqueRound(v.own)}
}

// mirrored changes left and right, which changes nothing else.
func (v alquerqueView) mirrored() alquerqueView {
	return alquerqueView{alquerqueMirror(v.own), alquerqueMirror(v.their)}
}

// canonical is v or its mirror image, always the same one of the two: that with
// the lower set of their men and, where these are their own mirror image, the
// lower set of own men.
func (v alquerqueView) canonical() alquerqueView {
	m := v.mirrored()
	if m.their < v.their || m.their == v.their && m.own < v.own {
		return m
	}
	return v
}

func (v alquerqueView) class() alquerqueClass {
	return alquerqueClass{bits.OnesCount32(v.own), bits.OnesCount32(v.their)}
}

// The lattice of rules has rows of six bits, the last of them free.
func alquerquePack(s rules.Set) uint32 {
	return uint32(s&0x1f | s>>1&0x3e0 | s>>2&0x7c00 | s>>3&0xf8000 | s>>4&0x1f00000)
}

func alquerqueUnpack(points uint32) rules.Set {
	s := rules.Set(points)
	return s&0x1f | s&0x3e0<<1 | s&0x7c00<<2 | s&0xf8000<<3 | s&0x1f00000<<4
}

// alquerqueRound turns the board half round.
func alquerqueRound(s uint32) uint32 { return bits.Reverse32(s) >> (32 - alquerquePoints) }

// alquerqueMirror changes the files a and e, b and d.
func alquerqueMirror(s uint32) uint32 {
	const a, b, c = 0x0108421, 0x0210842, 0x0421084
	return s&a<<4 | s&b<<2 | s&c | s>>2&b | s>>4&a
}

// An alquerqueClass says how many men each side has, the side to move first.
type alquerqueClass struct{ own, their int }

func (c alquerqueClass) turned() alquerqueClass { return alquerqueClass{c.their, c.own} }

func (c alquerqueClass) men() int { return c.own + c.their }

// alquerqueClasses lists the classes with n men, both sides having some: 1 against n-1 first.
func alquerqueClasses(n int) []alquerqueClass {
	var list []alquerqueClass
	for own := 1; own < n; own++ {
		list = append(list, alquerqueClass{own, n - own})
	}
	return list
}

// An alquerqueLayout numbers the positions of a class, mirror images together:
// by the placing of their men, which is one of those no higher than their mirror
// image, and for each by that of the own men on the points left. Of placings that
// are their own mirror image both images of the own men have a number; only that
// of the canonical one is ever used. In this order neighbours are alike: values
// compress a sixth and distances a third better than with the own men first.
type alquerqueLayout struct {
	alquerqueClass
	owns int // placings of the own men for each of theirs
}

func newAlquerqueLayout(c alquerqueClass) *alquerqueLayout {
	return &alquerqueLayout{c, choose(alquerquePoints-c.their, c.own)}
}

// A halfList has the placings of some men that are no higher than their mirror
// images, both ways round.
type halfList struct {
	placings []uint32 // ascending
	numberOf []uint32 // by the rank among all placings: its number in placings
}

// halfLists are made, by the number of men, when they are first wanted.
var halfLists = func() (lists [mostAlquerque]func() *halfList) {
	for men := range lists {
		lists[men] = sync.OnceValue(func() *halfList { return newHalfList(men) })
	}
	return lists
}()

func newHalfList(men int) *halfList {
	l := &halfList{numberOf: make([]uint32, 0, choose(alquerquePoints, men))}
	for s := range ranked(men, alquerquePoints) {
		l.numberOf = append(l.numberOf, uint32(len(l.placings)))
		if s <= alquerqueMirror(s) {
			l.placings = append(l.placings, s)
		}
	}
	return l
}

// size is how many numbers there are: of the placings of their men half, and half of
// those that are their own mirror image, some men on the middle file and as many
// on either side of it.
func (l *alquerqueLayout) size() int {
	const middle, side = 5, 10
	placings := choose(alquerquePoints, l.their)
	for on := l.their % 2; on <= min(l.their, middle); on += 2 {
		placings += choose(middle, on) * choose(side, (l.their-on)/2)
	}
	return placings / 2 * l.owns
}

// index is the number of a view's canonical image.
func (l *alquerqueLayout) index(v alquerqueView) int {
	v = v.canonical()
	return int(halfLists[l.their]().numberOf[rank(v.their, alquerqueBoard)])*l.owns + rank(v.own, alquerqueBoard&^v.their)
}

// at is the view with a number, which need not be canonical.
func (l *alquerqueLayout) at(index int) alquerqueView {
	their := halfLists[l.their]().placings[index/l.owns]
	return alquerqueView{unrank(index%l.owns, l.own, alquerqueBoard&^their), their}
}
