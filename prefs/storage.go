package prefs

import (
	"errors"
	"io/fs"
	"os"
)

// Storage is where texts are kept by name, such as "italian". A missing text is
// told by an error that wraps fs.ErrNotExist.
type Storage struct {
	// Read gives the text of a name.
	Read func(name string) ([]byte, error)

	// Write replaces the text of a name: whole, or not at all. When it returns
	// without an error the text survives the death of the program, and where
	// the system allows it a loss of power.
	Write func(name string, text []byte) error

	// SetAside moves the text of a name, whatever it is, out of the way of the
	// next Write and under a name that nothing has, which it returns.
	SetAside func(name string) (aside string, err error)
}

// Reason is the cause of an error from a Storage in few words, without the path
// that it happened to: for the person who plays, who has no use for that.
func Reason(err error) string {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
}
