package endgame

import "sync"

// A cache keeps unpacked blocks, the last one of each slot, in memory that is
// used again and again. Goroutines meet only where they want the same slot.
type cache []slot

type slot struct {
	busy   sync.Mutex
	number uint32 // of its block, from 1; 0 for none
	bytes  []byte
}

// symbol takes one out of the block with a number, which unpacked fills into so
// many bytes where it is not there.
func (c cache) symbol(k kind, number uint32, i, size int, unpacked func([]byte) error) (byte, error) {
	s := &c[int(number)%len(c)]
	s.busy.Lock()
	defer s.busy.Unlock()
	if s.number != number {
		s.number = 0
		if cap(s.bytes) < size {
			s.bytes = make([]byte, blockSymbols/k.packed())
		}
		s.bytes = s.bytes[:size]
		if err := unpacked(s.bytes); err != nil {
			return 0, err
		}
		s.number = number
	}
	return k.symbol(s.bytes, i), nil
}
