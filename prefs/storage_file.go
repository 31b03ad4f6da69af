//go:build !js

package prefs

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

const (
	// fileEnd and settingsEnd follow the name of each file.
	fileEnd     = ".pdn"
	settingsEnd = ".json"

	// longest is more than any match fills, in bytes, and longestArchive than
	// all games of a life. What is longer is no file of ours, and is not read
	// into memory.
	longest        = 4 << 20
	longestArchive = 256 << 20

	// partEnd follows the name of a file that is being written.
	partEnd = ".part"
)

// OpenStorage keeps each text in a file of a folder, which is made when it is
// first needed. Files that a killed program left half written are removed.
func OpenStorage(folder string) Storage {
	return files{folder, fileEnd}.open()
}

// OpenSettingsStorage is the same for what is kept of the settings: the files
// of the app's preferences.
func OpenSettingsStorage(folder string) Storage {
	return files{folder, settingsEnd}.open()
}

// files is the files of a folder that have one ending.
type files struct{ folder, end string }

func (f files) open() Storage {
	f.sweep()
	return Storage{Read: f.read, Write: f.write, SetAside: f.setAside}
}

func (f files) path(name string) string { return filepath.Join(f.folder, name+f.end) }

func (f files) read(name string) ([]byte, error) {
	file, err := f.file(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	most := longest
	if name == archiveName {
		most = longestArchive
	}
	var text bytes.Buffer
	if info, err := file.Stat(); err == nil {
		// In one piece: a long text that grows while it is read takes several times its room.
		text.Grow(int(min(info.Size(), int64(most))) + bytes.MinRead)
	}
	if _, err := text.ReadFrom(io.LimitReader(file, int64(most)+1)); err != nil {
		return nil, err
	}
	if text.Len() > most {
		return nil, fmt.Errorf("%s is longer than %d bytes", file.Name(), most)
	}
	return text.Bytes(), nil
}

// file opens a plain file only: a pipe in its place would be waited for.
func (f files) file(name string) (*os.File, error) {
	path := f.path(name)
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		// A link that leads nowhere is there all the same, and in the way.
		if _, linked := os.Lstat(path); linked == nil {
			return nil, fmt.Errorf("%s is a link that leads nowhere", path)
		}
	}
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a file", path)
	}
	return os.Open(path)
}

// write puts the text into a file of its own, makes sure that it has reached
// the disk, and only then gives it the name. So under the name there is always
// the whole of the old text or the whole of the new.
func (f files) write(name string, text []byte) (err error) {
	if err := os.MkdirAll(f.folder, 0o700); err != nil {
		return err
	}
	part, err := os.CreateTemp(f.folder, name+f.end+".*"+partEnd)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = part.Close() // closed already, perhaps; the first error is the one that counts
			_ = os.Remove(part.Name())
		}
	}()
	if _, err = part.Write(text); err != nil {
		return err
	}
	if err = part.Sync(); err != nil {
		return err
	}
	if err = part.Close(); err != nil {
		return err
	}
	if err = os.Rename(part.Name(), f.path(name)); err != nil {
		return err
	}
	f.sync()
	return nil
}

func (f files) setAside(name string) (string, error) {
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s.damaged-%d", name, n)
		_, err := os.Lstat(f.path(aside))
		if err == nil {
			continue // an earlier one: it stays as it is
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		if err := os.Rename(f.path(name), f.path(aside)); err != nil {
			return "", err
		}
		f.sync()
		return aside + f.end, nil
	}
}

// sync brings the folder's list of names to the disk. Not every system can, and
// where it cannot the rename has happened all the same.
func (f files) sync() {
	folder, err := os.Open(f.folder)
	if err != nil {
		return
	}
	_ = folder.Sync()
	_ = folder.Close()
}

// sweep removes what was being written when the program was killed.
func (f files) sweep() {
	entries, err := os.ReadDir(f.folder)
	if err != nil {
		return // no folder yet, or one that reading and writing will complain of
	}
	for _, entry := range entries {
		ours, _ := filepath.Match("*"+f.end+".*"+partEnd, entry.Name())
		if ours && entry.Type().IsRegular() {
			// What cannot be removed takes room and does no harm.
			_ = os.Remove(filepath.Join(f.folder, entry.Name()))
		}
	}
}
