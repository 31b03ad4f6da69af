package proof

// nodes keeps the numbers of positions. It forgets nothing: the limit of a search
// is one of memory too, 16 to 32 bytes for every position met.
type nodes struct {
	slots []node
	used  int
}

type node struct {
	key key // 0 where the slot is free
	numbers
}

func newNodes() nodes { return nodes{slots: make([]node, 1<<12)} }

// slot is where a key is, or where it belongs.
func (t *nodes) slot(k key) *node {
	const golden = 0x9e3779b97f4a7c15
	mask := uint64(len(t.slots) - 1)
	for i := uint64(k) * golden >> 20; ; i++ {
		if n := &t.slots[i&mask]; n.key == k || n.key == 0 {
			return n
		}
	}
}

func (t *nodes) find(k key) (numbers, bool) {
	n := t.slot(k)
	return n.numbers, n.key != 0
}

func (t *nodes) save(k key, n numbers) {
	at := t.slot(k)
	if at.key == 0 {
		if t.used++; 4*t.used > 3*len(t.slots) {
			t.grow()
			at = t.slot(k)
		}
		at.key = k
	}
	at.numbers = n
}

func (t *nodes) grow() {
	old := t.slots
	t.slots = make([]node, 2*len(old))
	for _, n := range old {
		if n.key != 0 {
			*t.slot(n.key) = n
		}
	}
}
