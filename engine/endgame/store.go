package endgame

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"damiera/rules"
)

// What a builder has solved it keeps in a file a material: a line of text with
// the checksum (SHA-256) of the file's name and the results, one byte each, and
// then these, deflated. So a file under another's name is not taken for it.

func resultsPath(dir string, g rules.Game, m Material, toEnd bool) string {
	measure := "progress"
	if toEnd {
		measure = "end"
	}
	return filepath.Join(dir, fmt.Sprintf("%s-%s-%s.results", g, m, measure))
}

func (b *Builder) path(m Material) string { return resultsPath(b.dir, b.game, m, b.total) }

// store writes the results of a material.
func (b *Builder) store(m Material) error {
	if b.dir == "" {
		return nil
	}
	return writeResults(b.path(m), b.results[m])
}

// load reads them back: nothing where they are not there.
func (b *Builder) load(m Material) ([]result, error) {
	if b.dir == "" {
		return nil, nil
	}
	return readResults(b.path(m), b.layouts[m].size())
}

// writeResults writes a file first under another name, so that one under its own
// is always whole.
func writeResults(path string, results []result) error {
	var file bytes.Buffer
	raw := bytesOf(results)
	fmt.Fprintf(&file, "%s\n", checksum(path, raw))
	w, err := flate.NewWriter(&file, flate.BestSpeed)
	if err != nil {
		return err
	}
	if _, err := w.Write(raw); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	if err := os.WriteFile(path+".new", file.Bytes(), 0o666); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}

// readResults gives nothing where there is no file.
func readResults(path string, size int) ([]result, error) {
	file, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	sum, deflated, _ := bytes.Cut(file, []byte("\n"))
	raw := make([]byte, size)
	if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(deflated)), raw); err != nil {
		return nil, fmt.Errorf("%s is damaged: remove it to have it built again: %w", path, err)
	}
	if is := checksum(path, raw); is != string(sum) {
		return nil, fmt.Errorf("%s is damaged: remove it to have it built again: its checksum is %s, not %s", path, is, sum)
	}
	results := make([]result, len(raw))
	for i, r := range raw {
		results[i] = result(r)
	}
	return results, nil
}

func checksum(path string, raw []byte) string {
	sum := sha256.New()
	fmt.Fprintln(sum, filepath.Base(path))
	sum.Write(raw)
	return fmt.Sprintf("%x", sum.Sum(nil))
}

// Store writes what was built into a folder, in files such as a [Builder]'s.
func (t *AlquerqueTables) Store(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for c, results := range t.results {
		m := Material{Men: c.own, TheirMen: c.their}
		if err := writeResults(resultsPath(dir, rules.Alquerque, m, ToProgress), results); err != nil {
			return err
		}
	}
	return nil
}

// Kept tells how many positions with up to so many pieces are in the builder's
// folder already, and how many there are.
func (b *Builder) Kept(pieces int) (done, total int64) {
	for n := 2; n <= min(pieces, mostPieces); n++ {
		for _, m := range Materials(n) {
			size := int64(newLayout(m).size())
			total += size
			if b.dir == "" {
				continue
			}
			if _, err := os.Stat(b.path(m)); err == nil {
				done += size
			}
		}
	}
	return done, total
}

func bytesOf(results []result) []byte {
	raw := make([]byte, len(results))
	for i, r := range results {
		raw[i] = byte(r)
	}
	return raw
}
