package tune

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"damiera/rules"
)

// A recordFile is a file of records that grows at its end.
type recordFile struct {
	*os.File
	game rules.Game
	line []byte
}

// openRecords opens or makes a file of records that begins with a head, cuts off
// a line that has no end and counts the others by their results. The moves are
// not looked at. A file with another head, or none, is left as it is.
func openRecords(g rules.Game, name, head string) (*recordFile, Tally, error) {
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, Tally{}, err
	}
	var tally Tally
	var length int64
	if about, unknown := file.Stat(); unknown != nil || !about.Mode().IsRegular() {
		err = errors.New("not a file that games can be kept in") // a device may have no end
	} else {
		tally, length, err = survey(file, head)
	}
	if err == nil {
		err = file.Truncate(length)
	}
	if err == nil {
		_, err = file.Seek(length, io.SeekStart)
	}
	if err == nil && length == 0 {
		_, err = file.WriteString(head + "\n")
	}
	if err != nil {
		file.Close()
		return nil, Tally{}, fmt.Errorf("%s: %w", name, err)
	}
	return &recordFile{File: file, game: g}, tally, nil
}

// survey counts the complete lines and their bytes; there may be none yet. The
// first must be the head.
func survey(r io.Reader, head string) (tally Tally, length int64, err error) {
	lines := bufio.NewReader(r)
	for number := 1; ; number++ {
		line, err := lines.ReadString('\n')
		text, whole := strings.CutSuffix(line, "\n")
		switch {
		case err != nil && !errors.Is(err, io.EOF):
			return tally, length, err
		case number == 1:
			if text != head && (whole || !strings.HasPrefix(head, text)) {
				return tally, length, &otherHeadError{text, head}
			}
		case whole:
			word, _, _ := strings.Cut(text, " ")
			result, err := parseResult(word)
			if err != nil {
				return tally, length, fmt.Errorf("line %d: %w", number, err)
			}
			tally.add(result)
		}
		if !whole {
			return tally, length, nil
		}
		length += int64(len(line))
	}
}

// An otherHeadError says that a file's games were made in another way.
type otherHeadError struct{ first, head string }

func (e *otherHeadError) Error() string {
	first := e.first
	if len(first) > 80 {
		first = first[:80] + "…"
	}
	return fmt.Sprintf("line 1 is %q, not %q: only games that were made the same way are gone on with", first, e.head)
}

// append writes a record at the end, in one piece.
func (f *recordFile) append(r Record) error {
	f.line = append(r.appendText(f.line[:0], f.game), '\n')
	_, err := f.Write(f.line)
	return err
}
