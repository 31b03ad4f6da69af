package screens

import (
	"context"
	"io/fs"
	"sync"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// A scripted computer plays the moves it was told, then the first legal ones.
type scripted struct {
	moves  []string
	levels []engine.Level // it was asked to play at
	advice engine.Advice
	takes  bool // draws
	asked  int  // for advice or a draw
}

func (c *scripted) Advise(_ context.Context, m rules.Match) engine.Advice {
	c.asked++
	return c.advice
}

func (c *scripted) TakesDraw(context.Context, rules.Match, rules.Color) bool {
	c.asked++
	return c.takes
}

func (c *scripted) Choose(_ context.Context, m rules.Match, l engine.Level) engine.Answer {
	c.levels = append(c.levels, l)
	if len(c.moves) == 0 {
		return engine.Answer{Move: m.Legal()[0]}
	}
	text := c.moves[0]
	c.moves = c.moves[1:]
	mv, err := m.Position().ParseMove(text)
	if err != nil {
		return engine.Answer{}
	}
	return engine.Answer{Move: mv}
}

// A disk remembers what is written on it from one sitting to the next.
type disk struct {
	mu    sync.Mutex
	texts map[string][]byte
	full  bool
}

func (d *disk) fill(full bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.full = full
}

// text is what is on the disk by a name.
func (d *disk) text(name string) []byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.texts[name]
}

// put replaces what is on the disk by a name, as another program would.
func (d *disk) put(name string, text []byte) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.texts[name] = text
}

func (d *disk) storage() prefs.Storage {
	return prefs.Storage{
		Read: func(name string) ([]byte, error) {
			d.mu.Lock()
			defer d.mu.Unlock()
			text, ok := d.texts[name]
			if !ok {
				return nil, fs.ErrNotExist
			}
			return text, nil
		},
		Write: func(name string, text []byte) error {
			d.mu.Lock()
			defer d.mu.Unlock()
			if d.full {
				return fs.ErrPermission
			}
			d.texts[name] = text
			return nil
		},
		SetAside: func(name string) (string, error) {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.texts[name+".bad"] = d.texts[name]
			delete(d.texts, name)
			return name + ".bad", nil
		},
	}
}
