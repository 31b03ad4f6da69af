package prefs

import (
	"errors"
	"io/fs"
	"sync"

	"damiera/rules"
)

// A Keeper keeps the match in progress of each game, and files it when it is
// over. One goroutine writes; a state that has not been written when a newer one
// comes is passed over, but for the last of a match.
//
// For each game, Load comes before Keep: what is there and cannot be read is
// then set aside before anything is written over it.
type Keeper struct {
	// OnKept is called after each attempt to write a record, with the error if
	// it failed. A match that is over is written once it is filed as well. A
	// record that failed is tried again at the next Keep, of any game, and at
	// Close. Set it before the first Load. It runs on the writer's goroutine and
	// must not wait for the caller of Close.
	OnKept func(r Record, err error)

	store   Storage
	archive *Archive
	wake    chan struct{} // there is something to write
	done    chan struct{} // the writer has ended

	mu      sync.Mutex
	newest  map[rules.Game]Record   // all that was given to Keep
	waiting map[rules.Game]Record   // of these, what is not written
	unfiled map[rules.Game][]Record // matches that are over and not known to be filed
	filed   map[string]bool         // the IDs of those that are, as far as they were met
	blocked map[rules.Game]bool     // damaged, and could not be set aside
	closed  bool
}

// A Damage tells of a kept match, or of the archive, that could not be read.
type Damage struct {
	Game    rules.Game // the match's
	Why     error      // what is wrong with it
	File    string     // the name under which it is kept now; empty when it is still in its place
	InPlace error      // why it could not be set aside, nil when it was
}

// OpenKeeper begins to keep matches in a storage, and to file them in an
// archive.
func OpenKeeper(s Storage, a *Archive) *Keeper {
	k := &Keeper{
		store:   s,
		archive: a,
		wake:    make(chan struct{}, 1),
		done:    make(chan struct{}),
		newest:  make(map[rules.Game]Record),
		waiting: make(map[rules.Game]Record),
		unfiled: make(map[rules.Game][]Record),
		filed:   make(map[string]bool),
		blocked: make(map[rules.Game]bool),
	}
	go k.write()
	return k
}

// Load gives the match of a game that was kept last, if there is one. A match
// that is over but was not filed before the program ended is filed now.
//
// A record that cannot be read is set aside under another name and told of: the
// game then begins anew. If it cannot even be set aside, nothing is written over
// it: each Keep of the game tries to set it aside again, and fails until it can.
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
	filed := false
	if err == nil {
		r, filed, err = decodeMatch(g, text)
	}
	if err == nil {
		k.loaded(r, filed)
		return r, true, nil
	}
	damage = &Damage{Game: g, Why: err}
	damage.File, damage.InPlace = k.store.SetAside(g.String())
	k.mu.Lock()
	k.blocked[g] = damage.InPlace != nil
	k.mu.Unlock()
	return Record{}, false, damage
}

// loaded notes what is known of a match that was read.
func (k *Keeper) loaded(r Record, filed bool) {
	if !r.over() {
		return
	}
	if !filed {
		k.Keep(r)
		return
	}
	k.mu.Lock()
	k.filed[r.ID] = true
	k.mu.Unlock()
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
	if r.over() && !k.filed[r.ID] && !k.awaitsFiling(r) {
		k.unfiled[g] = append(k.unfiled[g], r)
	}
	select {
	case k.wake <- struct{}{}:
	default: // the writer has been told already and will find this one too
	}
}

// awaitsFiling tells whether a match is among those to be filed.
func (k *Keeper) awaitsFiling(r Record) bool {
	for _, other := range k.unfiled[r.Match.Game()] {
		if other.ID == r.ID {
			return true
		}
	}
	return false
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
