package proof

import "damiera/rules"

// A closure is a set of positions with the attacker to move that proves itself:
// whatever the attacker plays in one of them, the defender has a move to a leaf
// that the attacker does not win, or into the set again. Who never leaves such a
// set never loses, however often the game comes round: it takes no path to tell.
//
// It is built from what a search has found or believes, and trusts it in nothing:
// where an answer is missing, the search is asked again. If the attacker turns out
// to win there, those that relied on it look for another answer.
type closure struct {
	search  *search
	facts   []fact
	number  map[key]int32
	moves   []rules.Move
	answers []rules.Move
	attacks []rules.Move
}

// A fact is a position of the closure.
type fact struct {
	key   key
	won   bool    // by the attacker after all: it is out
	above []int32 // facts that rely on this one, or did
}

// close builds the closure of a position. verdict is Win where there is none, Open
// where the search ran into its limits.
func (s *search) close(p rules.Position) (list []key, verdict Verdict) {
	for {
		c := &closure{search: s, number: map[key]int32{}}
		switch again, ok := c.grow(p); {
		case s.stop:
			return nil, Open
		case !ok:
			return nil, Win
		case !again:
			for _, f := range c.facts {
				list = append(list, f.key)
			}
			return list, NoWin
		}
	}
}

// grow puts in what is needed, from the root on. again tells that some facts
// proved wrong, so that what they needed has to go; ok is false where the root did.
func (c *closure) grow(p rules.Position) (again, ok bool) {
	if p.Turn == rules.White {
		c.add(keyOf(&p), -1)
	} else if !c.answer(p, -1) {
		return false, false
	}
	for i := 0; i < len(c.facts); i++ {
		if !c.wanted(int32(i)) || c.settle(int32(i)) {
			continue
		}
		if c.search.stop {
			return false, false
		}
		c.drop(int32(i))
		if again = true; c.facts[0].won {
			return true, p.Turn != rules.White
		}
	}
	return again, true
}

// wanted tells whether another fact still relies on this one.
func (c *closure) wanted(i int32) bool {
	if c.facts[i].won {
		return false
	}
	for _, above := range c.facts[i].above {
		if !c.facts[above].won {
			return true
		}
	}
	return i == 0
}

func (c *closure) add(k key, above int32) {
	i, in := c.number[k]
	if !in {
		i = int32(len(c.facts))
		c.number[k] = i
		c.facts = append(c.facts, fact{key: k})
	}
	if above >= 0 {
		c.facts[i].above = append(c.facts[i].above, above)
	}
}

// settle finds an answer to every move of the attacker. It fails as answer does.
func (c *closure) settle(i int32) bool {
	p := c.facts[i].key.position()
	c.moves = p.AppendEffects(c.moves[:0])
	for _, m := range c.moves {
		if !c.answer(p.Play(m), i) {
			return false
		}
	}
	return true
}

// drop takes out a fact that is won, and those that are because of it.
func (c *closure) drop(i int32) {
	c.facts[i].won = true
	c.search.nodes.save(c.facts[i].key, wins)
	for _, above := range c.facts[i].above {
		if !c.facts[above].won && !c.settle(above) && !c.search.stop {
			c.drop(above)
		}
	}
}

// answer finds the defender a move, searching for one if none is known. There is
// none where the attacker wins, or when the search has stopped.
func (c *closure) answer(p rules.Position, above int32) bool {
	if won, known := c.search.leaf(&p, rules.White); known {
		return !won
	}
	if c.choose(p, above) {
		return true
	}
	c.search.nodes.save(keyOf(&p), unknown) // whatever was believed
	if c.search.decide(p).dn != 0 {
		return false
	}
	if !c.choose(p, above) {
		c.search.stop = true // found, but not to be shown: rather nothing than a false win
		return false
	}
	return true
}

// choose takes a move of the defender's to a leaf, if one holds, else one into the
// set as it is, else one that leaves the attacker the fewest moves: that makes sets
// smaller by a tenth.
func (c *closure) choose(p rules.Position, above int32) bool {
	var best key
	fewest := -1
	c.answers = p.AppendEffects(c.answers[:0])
	for _, m := range c.answers {
		after := p.Play(m)
		if won, known := c.search.leaf(&after, rules.White); known {
			if !won {
				return true
			}
			continue
		}
		k := keyOf(&after)
		if n, met := c.search.nodes.find(k); !met || n.dn != 0 {
			continue
		}
		if i, in := c.number[k]; in && !c.facts[i].won {
			best, fewest = k, 0
			continue
		}
		c.attacks = after.AppendEffects(c.attacks[:0])
		if n := len(c.attacks) + 1; fewest < 0 || n < fewest {
			best, fewest = k, n
		}
	}
	if fewest < 0 {
		return false
	}
	c.add(best, above)
	return true
}
