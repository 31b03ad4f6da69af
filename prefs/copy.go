package prefs

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"sync"

	"fyne.io/fyne/v2"
)

// The names of texts beside the preferences' own storage.
const (
	preferencesName = "preferences"      // Fyne's own, where it keeps them in a file
	copyName        = "preferences-copy" // ours
)

// A settingsCopy keeps the settings a second time. Fyne empties its file before
// it writes, and puts off what changes soon after another change: a program
// that is killed then can lose all of them or the last. The copy is replaced
// whole, and soon.
type settingsCopy struct {
	store Storage
	wake  chan struct{} // there is something to write
	done  chan struct{} // the writer has ended

	lost  bool   // the preferences could not be read, and the copy was of no use
	aside string // what the damaged preferences are called now, as far as is known

	mu      sync.Mutex
	values  map[string]string
	stale   bool // values are not what is written
	closed  bool
	written func(error) // told after each try to write
}

// OpenSettings reads and writes the settings in the app's preferences and keeps
// a copy of them in a storage, which is that of the preferences' folder where
// they have one. Preferences that are damaged are set aside there; what the
// copy has takes their place. Close waits for what is still to be written.
func OpenSettings(p fyne.Preferences, s Storage) Settings {
	c := &settingsCopy{store: s, wake: make(chan struct{}, 1), done: make(chan struct{}), values: map[string]string{}}
	damaged := damagedPreferences(s)
	if damaged {
		// Fyne goes by defaults now, and writes a new file if this one is away.
		// Where it cannot be moved the copy alone remembers.
		c.aside = preferencesName
		if aside, err := s.SetAside(preferencesName); err == nil {
			c.aside = aside
		}
	}
	text, err := s.Read(copyName)
	if err == nil {
		err = json.Unmarshal(text, &c.values)
	}
	if err != nil || c.values == nil {
		// There is none, or none of use. A new one takes its place before Fyne
		// writes its file again, which might be when it is lost.
		c.values = known(p)
		c.lost = damaged
		if len(c.values) > 0 {
			c.stale = true
			c.wake <- struct{}{}
		}
	}
	for key, value := range c.values {
		if p.String(key) != value {
			p.SetString(key, value)
		}
	}
	go c.write()
	return Settings{store: p, copy: c}
}

// damagedPreferences tells whether there are preferences that cannot be read.
func damagedPreferences(s Storage) bool {
	text, err := s.Read(preferencesName)
	if errors.Is(err, fs.ErrNotExist) {
		return false
	}
	var values map[string]any
	return err != nil || json.Unmarshal(text, &values) != nil
}

// known are the settings that have been made in preferences without a copy.
func known(p fyne.Preferences) map[string]string {
	values := map[string]string{}
	for _, key := range settingKeys() {
		if value := p.String(key); value != "" {
			values[key] = value
		}
	}
	return values
}

// put notes a changed setting and has the copy written.
func (c *settingsCopy) put(key, value string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return
	}
	c.values[key], c.stale = value, true
	select {
	case c.wake <- struct{}{}:
	default: // the writer has been told already and will find this one too
	}
}

// close writes what is still to be written.
func (c *settingsCopy) close() {
	c.mu.Lock()
	if !c.closed {
		c.closed = true
		close(c.wake)
	}
	c.mu.Unlock()
	<-c.done
}

// write is the writer goroutine. What could not be written is tried again with
// the next change and at the end; the preferences themselves have it too.
func (c *settingsCopy) write() {
	defer close(c.done)
	for range c.wake {
		c.writeStale()
	}
	c.writeStale()
}

func (c *settingsCopy) writeStale() {
	c.mu.Lock()
	stale, values := c.stale, maps.Clone(c.values)
	c.stale = false
	c.mu.Unlock()
	if !stale {
		return
	}
	text, err := json.Marshal(values)
	if err == nil {
		err = c.store.Write(copyName, text)
	}
	c.mu.Lock()
	c.stale = c.stale || err != nil
	tell := c.written
	c.mu.Unlock()
	if tell != nil {
		tell(err)
	}
}
