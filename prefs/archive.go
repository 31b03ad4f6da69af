package prefs

import (
	"bytes"
	"errors"
	"io/fs"
	"sync"
)

// archiveName is the name of the text that holds the finished games.
const archiveName = "games"

// An Archive is the finished games, all in one PDN file that other programs read
// and may change. Nothing of it is held in memory: each act reads the file anew,
// so that what others put there stays byte for byte, and writes it whole or not
// at all. It may be used from several goroutines, but none of them should draw:
// all acts wait for the disk.
//
// An archive that cannot be read, or could not be with one game more, is set
// aside under another name and a new one begun. If it cannot be set aside,
// nothing is written over it, and acts fail until it can.
type Archive struct {
	// OnChanged is called after each change of the games that are filed, by the
	// goroutine that made it. OnDamage tells of an archive that was set aside or,
	// for each act anew, that could not be. Set both before the first act.
	OnChanged func()
	OnDamage  func(d Damage)

	store Storage
	mu    sync.Mutex // held for the length of an act
	told  []Damage   // what OnDamage is still to be told
}

// OpenArchive is the archive in a storage, which may be that of the matches. It
// reads nothing yet.
func OpenArchive(s Storage) *Archive { return &Archive{store: s} }

// File adds a finished game at the end, unless one of its ID is there already.
// When it returns without an error the game is safe as [Storage] says.
func (a *Archive) File(r Record) error {
	entry, err := encode(r)
	if err != nil {
		return err
	}
	return a.act(func() (changed bool, err error) {
		text, err := a.read()
		if err != nil || hasID(text, r.ID) {
			return false, err
		}
		joined, err := appended(text, entry)
		if err != nil {
			if err := a.setAside(err); err != nil {
				return false, err
			}
			joined = entry
		}
		return true, a.store.Write(archiveName, joined)
	})
}

// overtakings is how often an act begins again because others were faster.
const overtakings = 20

// act does something alone, and tells of what came of it when the archive is
// free for others again.
func (a *Archive) act(do func() (changed bool, err error)) error {
	a.mu.Lock()
	changed, err := do()
	for range overtakings {
		if !errors.Is(err, ErrOvertaken) {
			break
		}
		changed, err = do() // which reads it anew
	}
	told := a.told
	a.told = nil
	a.mu.Unlock()
	if a.OnDamage != nil {
		for _, damage := range told {
			a.OnDamage(damage)
		}
	}
	if changed && err == nil && a.OnChanged != nil {
		a.OnChanged()
	}
	return err
}

// read gives the whole text, empty where there is none or where it had to be
// set aside.
func (a *Archive) read() ([]byte, error) {
	text, err := a.store.Read(archiveName)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil {
		err = readable(text)
	}
	if err != nil {
		return nil, a.setAside(err)
	}
	return text, nil
}

// setAside moves the archive out of the way because of what is wrong with it.
func (a *Archive) setAside(why error) error {
	damage := Damage{Why: why}
	damage.File, damage.InPlace = a.store.SetAside(archiveName)
	switch {
	case errors.Is(damage.InPlace, fs.ErrNotExist):
		return nil // gone meanwhile, which is as good
	case errors.Is(damage.InPlace, ErrOvertaken):
		return damage.InPlace // nothing may be wrong with what is there now
	}
	a.told = append(a.told, damage)
	return damage.InPlace
}

// hasID tells whether a text has a game of that ID, however another program may
// have written the tag.
func hasID(text []byte, id string) bool {
	quoted := []byte(`"` + escapedTag.Replace(id) + `"`)
	for {
		at := bytes.Index(text, quoted)
		if at < 0 {
			return false
		}
		line := text[bytes.LastIndexAny(text[:at], "\r\n[")+1 : at]
		if bytes.EqualFold(bytes.TrimSpace(line), []byte(idTag)) {
			return true
		}
		text = text[at+len(quoted):]
	}
}
