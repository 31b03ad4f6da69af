package endgame

import (
	"fmt"
	"sync"
	"sync/atomic"

	"damiera/rules"
)

// Tables know everything about the positions of one game with few pieces. They
// may be asked by several goroutines, and be added to meanwhile.
type Tables struct {
	game   rules.Game
	shelf  atomic.Pointer[shelf]
	add    sync.Mutex
	caches [kinds]cache
	slices slices
}

// How many unpacked blocks are kept. Values have 4 KB each and searches ask for
// them all the time; the others have 16 KB.
var cacheBlocks = [kinds]int{values: 1024, distances: 32, lengths: 64}

// New makes tables of a game that know nothing yet.
func New(g rules.Game) *Tables {
	t := &Tables{game: g}
	for k, n := range cacheBlocks {
		t.caches[k] = make(cache, n)
	}
	t.shelf.Store(&shelf{blocks: 1})
	return t
}

// A shelf holds the tables by kind and material. It is replaced, not changed.
type shelf struct {
	reach  int
	blocks uint32
	tables [kinds][shelfPlaces]*table
}

// shelfPlaces is a place for each material with up to mostAlquerque of each.
const shelfPlaces = (mostAlquerque + 1) * (mostAlquerque + 1) * (mostAlquerque + 1) * (mostAlquerque + 1)

func (m Material) place() int {
	const n = mostAlquerque + 1
	return ((m.Men*n+m.Kings)*n+m.TheirMen)*n + m.TheirKings
}

// A table has one kind of knowledge of all positions of a material.
type table struct {
	kind   kind
	places numbering
	blocks []string
	first  uint32 // the number of its first block among those of all tables
}

// Add takes the tables of a file in. It may come at any time, from the program
// or from elsewhere; the error says what is wrong with the file, of which
// nothing was taken then.
func (t *Tables) Add(file string) error { return t.take(file, func() {}) }

// take is Add that calls rest every so often.
func (t *Tables) take(file string, rest func()) error {
	h, blocks, err := decode(file, rest)
	if err != nil {
		return err
	}
	if h.Game != t.game.String() {
		return fmt.Errorf("the endgame tables are those of %s, not of %s", h.Game, t.game)
	}
	t.add.Lock()
	defer t.add.Unlock()
	s := *t.shelf.Load()
	for _, e := range h.Tables {
		rest()
		n := newNumbering(t.game, e.Material)
		if want := (n.size() + blockSymbols - 1) / blockSymbols; len(e.Blocks) != want {
			return fmt.Errorf("the endgame tables of %s have %d blocks, not %d", e.Material, len(e.Blocks), want)
		}
		made := &table{kind: e.Kind, places: n, first: s.blocks}
		for _, length := range e.Blocks {
			made.blocks = append(made.blocks, blocks[:length])
			blocks = blocks[length:]
		}
		s.blocks += uint32(len(made.blocks))
		s.tables[e.Kind][e.Material.place()] = made
	}
	s.reach = s.whole(t.game)
	t.shelf.Store(&s)
	return nil
}

// whole is the number of pieces up to which no value is missing: a file may come
// before that of fewer pieces, and is of no use until then.
func (s *shelf) whole(g rules.Game) (pieces int) {
	most := mostPieces
	if g == rules.Alquerque {
		most = mostAlquerque
	}
	for n := 2; n <= most; n++ {
		for _, m := range Materials(n) {
			if m.possible(g) && s.tables[values][m.place()] == nil {
				return pieces
			}
		}
		pieces = n
	}
	return pieces
}

// Reach is the number of pieces up to which every position's value is known.
func (t *Tables) Reach() int { return t.shelf.Load().reach }

// lookUp gives the symbol of a position without a capture, both sides having
// pieces.
func (t *Tables) lookUp(k kind, p *rules.Position) (symbol byte, known bool) {
	m := materialOf(p)
	if m.Pieces() > mostAlquerque {
		return 0, false
	}
	found := t.shelf.Load().tables[k][m.place()]
	if found == nil {
		return 0, false
	}
	symbol, err := found.at(p, t.caches[k])
	return symbol, err == nil
}

// at gives the symbol of a position.
func (t *table) at(p *rules.Position, c cache) (byte, error) {
	place := t.places.place(p)
	n := place / blockSymbols
	size := min(blockSymbols, t.places.size()-n*blockSymbols)
	size = (size + t.kind.packed() - 1) / t.kind.packed()
	return c.symbol(t.kind, t.first+uint32(n), place%blockSymbols, size, func(bytes []byte) error {
		return unpack(t.blocks[n], bytes)
	})
}
