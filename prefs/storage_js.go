package prefs

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"
)

// These precede the name of each item: the page's origin may be shared with
// other programs.
const (
	matchStart    = "damiera.match."
	settingsStart = "damiera.settings."
)

// OpenStorage keeps each text in an item of the browser's local storage. The
// browser has no folders, so the folder does not matter.
func OpenStorage(folder string) Storage {
	return items(matchStart).open()
}

// OpenSettingsStorage is the same for what is kept of the settings. The app's
// preferences have an item of their own, which is not among these.
func OpenSettingsStorage(folder string) Storage {
	return items(settingsStart).open()
}

// items are those whose names begin alike.
type items string

func (i items) open() Storage {
	return Storage{Read: i.read, Write: i.write, SetAside: i.setAside}
}

func (i items) read(name string) ([]byte, error) {
	value, err := localStorage("getItem", string(i)+name)
	if err != nil {
		return nil, err
	}
	if value.IsNull() {
		return nil, fmt.Errorf("item %s%s: %w", i, name, fs.ErrNotExist)
	}
	return []byte(value.String()), nil
}

// write needs no second item: the browser replaces an item whole, or
// refuses and leaves the old one.
func (i items) write(name string, text []byte) error {
	_, err := localStorage("setItem", string(i)+name, string(text))
	return err
}

func (i items) setAside(name string) (string, error) {
	text, err := i.read(name)
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s.damaged-%d", name, n)
		_, err := i.read(aside)
		if err == nil {
			continue // an earlier one: it stays as it is
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		if err := i.write(aside, text); err != nil {
			return "", err
		}
		if _, err := localStorage("removeItem", string(i)+name); err != nil {
			return "", err
		}
		return string(i) + aside, nil
	}
}

// localStorage calls a method of the browser's local storage. A browser may
// have none, forbid it, or find it full: then it throws, which Go meets as a
// panic, and which is an ordinary error here.
func localStorage(method string, args ...any) (result js.Value, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("local storage: %v", thrown)
		}
	}()
	// Asking for localStorage may throw by itself, and only inside a call is
	// that caught: so not js.Global().Get.
	storage := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if !storage.Truthy() {
		return js.Undefined(), errors.New("the browser offers no local storage")
	}
	return storage.Call(method, args...), nil
}
