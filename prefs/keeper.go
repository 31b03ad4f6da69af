package prefs

import (
	"errors"
	"io/fs"
	"sync"

	"damiera/rules"
)

// A Keeper keeps the match in progress of each game. One goroutine writes; a
// state that has not been written when a newer one comes is passed over.
//
// For each game, Load comes before Keep: what is there and cannot be read is
// then set aside before anything is written over it.
type Keeper struct {
	// OnKept is called after each attempt to write a record, with the error if
	// it failed. A record that failed is tried again at the next Keep, of any
	// game, and at Close. Set it before the first Keep. It runs on the writer's
	// goroutine and must not wait for the caller of Close.
	OnKept func(r Record, err error)

	store Storage
	wake  chan struct{} // there is something to write
	done  chan struct{} // the writer has ended

	mu      sync.Mutex
	newest  map[rules.Game]Record // all that was given to Keep
	waiting map[rules.Game]Record // of these, what is not written
	blocked map[rules.Game]bool   // damaged, and could not be set aside
	closed  bool
}

// A Damage tells of a kept match that could not be read.
type Damage struct {
	Game    rules.Game
	Why     error  // what is wrong with it
	File    string // the name under which it is kept now; empty when it is still in its place
	InPlace error  // why it could not be set aside, nil when it was
}

// OpenKeeper begins to keep matches in a storage.
func OpenKeeper(s Storage) *Keeper {
	k := &Keeper{
		store:   s,
		wake:    make(chan struct{}, 1),
		done:    make(chan struct{}),
		newest:  make(map[rules.Game]Record),
		waiting: make(map[rules.Game]Record),
		blocked: make(map[rules.Game]bool),
	}
	go k.write()
	return k
}

// Load gives the match of a game that was kept last, if there is one. A record
// that cannot be read is set aside under another name and told of: the game
// then begins anew. If it cannot even be set aside, nothing is written over it:
// each Keep of the game tries to set it aside again, and fails until it can.
func (k *Keeper) Load(g rules.Game) (r Record, found bool, damage *Damage) {
	k.mu.Lock()
	r, found = k.newest[g]
	k.mu.Unlock()
	if found {
		return r, true, nil
	}
	text, err := k.store.Read(g.String())
	if errors.Is(err, fs.ErrNotExist) {
		return Record{}, false, nil
	}
	if err == nil {
		r, err = decode(g, text)
	}
	if err == nil {
		return r, true, nil
	}
	damage = &Damage{Game: g, Why: err}
	damage.File, damage.InPlace = k.store.SetAside(g.String())
	k.mu.Lock()
	k.blocked[g] = damage.InPlace != nil
	k.mu.Unlock()
	return Record{}, false, damage
}

// Keep writes a record soon, in place of the one of the same game. It does not
// wait. After Close it does nothing.
func (k *Keeper) Keep(r Record) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.closed {
		return
	}
	g := r.Match.Game()
	k.newest[g] = r
	k.waiting[g] = r
	select {
	case k.wake <- struct{}{}:
	default: // the writer has been told already and will find this one too
	}
}

// Close writes what waits, tries once more what had failed, and ends the
// writer. It returns when that is done.
func (k *Keeper) Close() {
	k.mu.Lock()
	if !k.closed {
		k.closed = true
		close(k.wake)
	}
	k.mu.Unlock()
	<-k.done
}

// write is the writer goroutine.
func (k *Keeper) write() {
	defer close(k.done)
	for range k.wake {
		k.writeWaiting()
	}
	k.writeWaiting()
}

// writeWaiting writes each record that waits, once.
func (k *Keeper) writeWaiting() {
	for _, g := range rules.Games() {
		k.mu.Lock()
		r, ok := k.waiting[g]
		delete(k.waiting, g)
		k.mu.Unlock()
		if !ok {
			continue
		}
		err := k.put(r)
		if err != nil {
			k.mu.Lock()
			if _, newer := k.waiting[g]; !newer {
				k.waiting[g] = r
			}
			k.mu.Unlock()
		}
		if k.OnKept != nil {
			k.OnKept(r, err)
		}
	}
}

func (k *Keeper) put(r Record) error {
	g := r.Match.Game()
	text, err := encode(r)
	if err != nil {
		return err
	}
	if err := k.unblock(g); err != nil {
		return err
	}
	return k.store.Write(g.String(), text)
}

// unblock sets aside what Load could neither read nor set aside, if there is
// any. Nothing there any more is as good.
func (k *Keeper) unblock(g rules.Game) error {
	k.mu.Lock()
	blocked := k.blocked[g]
	k.mu.Unlock()
	if !blocked {
		return nil
	}
	if _, err := k.store.SetAside(g.String()); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	k.mu.Lock()
	k.blocked[g] = false
	k.mu.Unlock()
	return nil
}
