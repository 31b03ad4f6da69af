package prefs

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"sync"
	"syscall/js"
)

// texts is a storage in the browser's database, which the page may have open in
// several tabs. Each text has a tag, which another writing changes: a tab that
// has read a text may only replace that one.
type texts struct {
	mu   sync.Mutex
	tags map[string]string // by name, of the text that was read or written last; none for no text
}

// The parts of what is kept of a text.
const (
	bytesPart = "text"
	tagPart   = "tag"
)

func openTexts() Storage {
	t := &texts{tags: map[string]string{}}
	return Storage{Read: t.read, Write: t.write, SetAside: t.setAside}
}

func (t *texts) read(name string) ([]byte, error) {
	var found js.Value
	err := transact("readonly", func(x *transaction) {
		x.get(name, func(value js.Value) { found = value })
	})
	if err != nil {
		return nil, err
	}
	t.know(name, tagOf(found))
	if found.IsUndefined() {
		return nil, fmt.Errorf("text %s: %w", name, fs.ErrNotExist)
	}
	return bytesOf(name, found)
}

func (t *texts) write(name string, text []byte) error {
	array := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(array, text)
	tag := rand.Text()
	err := transact("readwrite", func(x *transaction) {
		x.get(name, func(value js.Value) {
			if tagOf(value) != t.known(name) {
				x.fail(fmt.Errorf("text %s: %w", name, ErrOvertaken))
				return
			}
			x.put(name, map[string]any{bytesPart: array, tagPart: tag})
		})
	})
	if err == nil {
		t.know(name, tag)
	}
	return err
}

func (t *texts) setAside(name string) (string, error) {
	var aside string
	err := transact("readwrite", func(x *transaction) {
		x.get(name, func(value js.Value) {
			if value.IsUndefined() {
				x.fail(fmt.Errorf("text %s: %w", name, fs.ErrNotExist))
				return
			}
			if tagOf(value) != t.known(name) {
				x.fail(fmt.Errorf("text %s: %w", name, ErrOvertaken))
				return
			}
			x.free(name, 1, func(free string) {
				aside = free
				x.put(free, value)
				x.delete(name)
			})
		})
	})
	if err != nil {
		return "", err
	}
	t.know(name, "")
	return databaseName + "/" + aside, nil
}

// damagedName is what the nth damaged text of a name is called.
func damagedName(name string, n int) string { return fmt.Sprintf("%s.damaged-%d", name, n) }

// free finds a name that nothing has, beginning with the nth.
func (x *transaction) free(name string, n int, found func(free string)) {
	free := damagedName(name, n)
	x.get(free, func(value js.Value) {
		if value.IsUndefined() {
			found(free)
		} else {
			x.free(name, n+1, found) // an earlier one: it stays as it is
		}
	})
}

func (t *texts) known(name string) (tag string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.tags[name]
}

func (t *texts) know(name, tag string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.tags[name] = tag
}

// tagOf is the tag of what is kept of a text, empty where there is none.
func tagOf(value js.Value) string {
	if value.Type() != js.TypeObject {
		return ""
	}
	tag := value.Get(tagPart)
	if tag.Type() != js.TypeString {
		return ""
	}
	return tag.String()
}

// bytesOf is the text of what is kept of it.
func bytesOf(name string, value js.Value) ([]byte, error) {
	if value.Type() == js.TypeObject {
		if array := value.Get(bytesPart); array.InstanceOf(js.Global().Get("Uint8Array")) {
			text := make([]byte, array.Length())
			js.CopyBytesToGo(text, array)
			return text, nil
		}
	}
	return nil, fmt.Errorf("text %s: %w", name, errNoText)
}

var errNoText = errors.New("the database has something else in its place")
