package screens

import (
	"errors"
	"io"

	"fyne.io/fyne/v2"
)

// A source is a file that a person has chosen to open.
type source struct {
	name   string
	size   int64 // in bytes, 0 where it is not known
	open   func() (io.ReadCloser, error)
	folder func() bool // tells whether it is a folder after all; nil for no
}

// errNoPicker means that there is no way here to choose a file.
var errNoPicker = errors.New("files cannot be chosen here")

// filing is how games come from files and go to them. A test may replace any of it.
type filing struct {
	archive archive
	// pick lets the person choose a file and calls chosen with it, on the UI's goroutine. Nobody is called
	// where they choose none.
	pick func(p *Play, chosen func(source, error))
	// put lets the person choose where a text is saved and calls done, in which saved is false where they
	// choose nothing.
	put     func(p *Play, name string, text []byte, done func(saved bool, err error))
	largest int64 // the size of file that is read, in bytes; 0 for the usual one
}

// chooseFile lets the person choose a file.
func (p *Play) chooseFile(chosen func(source, error)) {
	if p.filing.pick != nil {
		p.filing.pick(p, chosen)
		return
	}
	pickFile(p, chosen)
}

// saveFile lets the person choose where to save a text, and has what came of it told.
func (p *Play) saveFile(name string, text []byte, tell func(saying)) {
	put := p.filing.put
	if put == nil {
		put = putFile
	}
	put(p, name, text, func(saved bool, err error) {
		switch {
		case err != nil:
			fyne.LogError("a file was not saved", err)
			tell(only("file.not-saved"))
		case saved:
			tell(only("file.saved"))
		}
	})
}
