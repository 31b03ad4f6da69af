package prefs

import "errors"

// ErrOvertaken means that a text was not replaced since another has taken the
// place of the one that was read.
var ErrOvertaken = errors.New("the text has been written anew since it was read")

// Storage is where texts are kept by name, such as "italian". A missing text is
// told by an error that wraps fs.ErrNotExist.
type Storage struct {
	// Read gives the text of a name.
	Read func(name string) ([]byte, error)

	// Write replaces the text of a name: whole, or not at all. When it returns
	// without an error the text survives the death of the program, and where
	// the system allows it a loss of power. Where others may write the same text
	// it can fail with an error that wraps ErrOvertaken.
	Write func(name string, text []byte) error

	// SetAside moves the text of a name, whatever it is, out of the way of the
	// next Write and under a name that nothing has, which it returns. It can fail
	// as Write does.
	SetAside func(name string) (aside string, err error)
}
