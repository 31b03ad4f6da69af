package prefs

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"strings"
	"syscall/js"
)

// moveGames moves the finished games out of local storage, where earlier
// versions kept them, and those that were set aside there. Each text goes only
// once it is safe in its new place: killed in between, the next start finds it
// in both and does no more than take it away.
func moveGames(from items, to Storage) error {
	for _, name := range from.names(archiveName) {
		into := addGames
		if name != archiveName {
			into = addDamaged
		}
		if err := from.move(name, func(text []byte) error { return into(to, text) }); err != nil {
			return err
		}
	}
	return nil
}

// names are those of the texts that belong to a name: its own, and those that
// were set aside. There are none where there is no local storage.
func (i items) names(of string) (names []string) {
	for n := 0; ; n++ {
		key, err := localStorage("key", n)
		if err != nil || key.Type() != js.TypeString {
			return names
		}
		name, ours := strings.CutPrefix(key.String(), string(i))
		if ours && (name == of || strings.HasPrefix(name, of+".damaged-")) {
			names = append(names, name)
		}
	}
}

// move takes an item away when keep has put its text elsewhere, unless another
// tab, of an earlier version, has written it anew meanwhile.
func (i items) move(name string, keep func(text []byte) error) error {
	for {
		text, err := i.read(name)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err == nil {
			err = keep(text)
		}
		if err != nil {
			return err
		}
		if now, err := i.read(name); err == nil && !bytes.Equal(now, text) {
			continue
		}
		_, err = localStorage("removeItem", string(i)+name)
		return err
	}
}

// addGames adds those of the games of a text to the archive that are not there.
func addGames(to Storage, text []byte) error {
	for {
		old, err := to.Read(archiveName)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		all, err := together(old, text)
		if err != nil {
			return addDamaged(to, text)
		}
		if bytes.Equal(all, old) {
			return nil
		}
		if err := to.Write(archiveName, all); !errors.Is(err, ErrOvertaken) {
			return err
		}
	}
}

// together is a text and, after it, what another has more.
func together(old, more []byte) ([]byte, error) {
	switch {
	case len(old) == 0:
		return more, nil
	case bytes.Contains(old, more):
		return old, nil
	}
	var pause pause
	games, err := keptIn(context.Background(), string(more), func(int64, int64) { pause.rest() })
	if err != nil {
		return nil, err
	}
	there := idsIn(string(old))
	for _, k := range games {
		id, ours := k.place.id()
		if ours && there[id] || bytes.Contains(old, []byte(strings.TrimSpace(k.place.text))) {
			continue
		}
		if old, err = appended(old, []byte(k.place.text)); err != nil {
			return nil, err
		}
	}
	return old, nil
}

// addDamaged adds a text that cannot be read to those set aside.
func addDamaged(to Storage, text []byte) error {
	for n := 1; ; n++ {
		name := damagedName(archiveName, n)
		old, err := to.Read(name)
		if err == nil && bytes.Equal(old, text) {
			return nil
		}
		if errors.Is(err, fs.ErrNotExist) {
			if err = to.Write(name, text); errors.Is(err, ErrOvertaken) {
				continue
			}
			return err
		}
		if err != nil && !errors.Is(err, errNoText) {
			return err
		}
	}
}
