package prefs

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
