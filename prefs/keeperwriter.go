package prefs

import (
	"errors"
	"io/fs"

	"damiera/rules"
)

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
		err := k.putAfterFiling(r)
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

// putAfterFiling files the matches of a game that have ended, and writes its
// record when that is done: until then the file of the match is the only one to
// have the last of them.
func (k *Keeper) putAfterFiling(r Record) error {
	g := r.Match.Game()
	for {
		k.mu.Lock()
		ended := k.unfiled[g]
		k.mu.Unlock()
		if len(ended) == 0 {
			return k.put(r)
		}
		if err := k.file(ended[0]); err != nil {
			return err
		}
	}
}

// file writes a match that is over, and then puts it into the archive. Killed
// between the two, the program finds the match at its next start, and that it is
// not filed. Killed after both it tries once more, and the archive knows the ID.
func (k *Keeper) file(r Record) error {
	if err := k.put(r); err != nil {
		return err
	}
	if err := k.archive.File(r); err != nil {
		return err
	}
	g := r.Match.Game()
	k.mu.Lock()
	k.filed[r.ID] = true
	k.unfiled[g] = k.unfiled[g][1:]
	k.mu.Unlock()
	return nil
}

// put writes the file of a match.
func (k *Keeper) put(r Record) error {
	g := r.Match.Game()
	k.mu.Lock()
	filed := k.filed[r.ID]
	k.mu.Unlock()
	text, err := encodeMatch(r, filed)
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
