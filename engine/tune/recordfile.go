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

// openRecords opens or makes a file of records, cuts off a line that has no end
// and counts the others by their results. The moves are not looked at.
func openRecords(g rules.Game, name string) (*recordFile, Tally, error) {
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, Tally{}, err
	}
	tally, length, err := survey(file)
	if err == nil {
		err = file.Truncate(length)
	}
	if err == nil {
		_, err = file.Seek(length, io.SeekStart)
	}
	if err != nil {
		file.Close()
		return nil, Tally{}, fmt.Errorf("%s: %w", name, err)
	}
	return &recordFile{File: file, game: g}, tally, nil
}

// survey counts the complete lines and their bytes.
func survey(r io.Reader) (tally Tally, length int64, err error) {
	lines := bufio.NewReader(r)
	for {
		line, err := lines.ReadString('\n')
		switch {
		case errors.Is(err, io.EOF):
			return tally, length, nil
		case err != nil:
			return tally, length, err
		}
		word, _, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		result, err := parseResult(word)
		if err != nil {
			return tally, length, fmt.Errorf("line %d: %w", tally.Games+1, err)
		}
		tally.add(result)
		length += int64(len(line))
	}
}

// append writes a record at the end, in one piece.
func (f *recordFile) append(r Record) error {
	f.line = append(r.appendText(f.line[:0], f.game), '\n')
	_, err := f.Write(f.line)
	return err
}
