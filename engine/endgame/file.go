package endgame

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"damiera/rules"
)

// A file of tables begins with three lines: what it is, the checksum (SHA-256)
// of all that follows, and as JSON what is in it. Then come the compressed
// blocks of all tables, one after the other.
const fileTitle = "Damiera endgame tables, version 1\n"

// A header is a file's third line.
type header struct {
	Game    string  `json:"game"`
	Command string  `json:"command"` // that made it
	Reach   int     `json:"reach"`   // the values up to so many pieces are here or in files of fewer
	Tables  []entry `json:"tables"`
}

// An entry of the header is a table and how long its blocks are, in bytes.
type entry struct {
	Kind     kind     `json:"kind"`
	Material Material `json:"material"`
	Blocks   []int    `json:"blocks"`
}

// encode is the file with a header and blocks.
func encode(h header, blocks []byte) ([]byte, error) {
	line, err := json.Marshal(h)
	if err != nil {
		return nil, err
	}
	body := append(append(line, '\n'), blocks...)
	return append(fmt.Appendf(nil, "%s%x\n", fileTitle, sha256.Sum256(body)), body...), nil
}

// decode is the inverse. It checks that the file is whole, calling rest every so
// often; the blocks are a part of it, not a copy.
func decode(file string, rest func()) (h header, blocks string, err error) {
	text, ok := strings.CutPrefix(file, fileTitle)
	if !ok {
		return h, "", fmt.Errorf("no endgame tables: the file does not begin with %q", strings.TrimSpace(fileTitle))
	}
	sum, body, _ := strings.Cut(text, "\n")
	is := sha256.New()
	// In small pieces: the file may be large, and memory short.
	if _, err := io.Copy(is, restful{strings.NewReader(body), rest}); err != nil {
		return h, "", err
	}
	if got := fmt.Sprintf("%x", is.Sum(nil)); got != sum {
		return h, "", fmt.Errorf("the endgame tables are damaged: their checksum is %s, not %s", got, sum)
	}
	line, blocks, _ := strings.Cut(body, "\n")
	if err := json.Unmarshal([]byte(line), &h); err != nil {
		return h, "", fmt.Errorf("the endgame tables' header: %w", err)
	}
	return h, blocks, h.check(len(blocks))
}

// A restful reader rests before each piece.
type restful struct {
	io.Reader
	rest func()
}

func (r restful) Read(piece []byte) (int, error) {
	r.rest()
	return r.Reader.Read(piece)
}

// check tells whether the header speaks of tables that there can be, and of so
// many bytes of blocks.
func (h header) check(bytes int) error {
	g, err := rules.ParseGame(h.Game)
	if err != nil {
		return fmt.Errorf("the endgame tables' header: %w", err)
	}
	for _, e := range h.Tables {
		if !e.Material.possible(g) || e.Kind >= kinds {
			return fmt.Errorf("the endgame tables' header: %s has no table of %v, kind %d", g, e.Material, e.Kind)
		}
		for _, n := range e.Blocks {
			if n <= 0 || n > bytes {
				return errors.New("the endgame tables' header: blocks do not fit into the file")
			}
			bytes -= n
		}
	}
	if bytes != 0 {
		return errors.New("the endgame tables' header: blocks do not fill the file")
	}
	return nil
}
