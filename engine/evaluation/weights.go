package evaluation

import (
	"bytes"
	"compress/flate"
	"embed"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"sync"

	"damiera/rules"
)

// The weights of a game are in weights/GAME.bin, made by "dama tune fit"; the
// command, seed, games and date that made them are in weights/GAME.json.
//
//go:embed weights/*.bin
var files embed.FS

// weights are those of one game as Score wants them, in pairs: of the full
// board above and of the empty one below.
type weights struct {
	patterns []int32
	terms    []int64
}

// learned are the weights by game. Each is unpacked when its game is judged for the first time: a start
// does not wait for them, and a game that nobody plays takes no room.
var learned = [...]func() *weights{
	rules.Italian:   sync.OnceValue(func() *weights { return load(rules.Italian) }),
	rules.English:   sync.OnceValue(func() *weights { return load(rules.English) }),
	rules.Alquerque: sync.OnceValue(func() *weights { return load(rules.Alquerque) }),
}

// load reads the embedded weights. That they are whole is known before the
// program is built, by a test.
func load(g rules.Game) *weights {
	w := newWeights(g)
	if data, err := files.ReadFile("weights/" + g.String() + ".bin"); err == nil {
		if whole, err := decode(g, data); err == nil {
			w = whole
		}
	}
	return &w
}

func newWeights(g rules.Game) weights {
	k := kinds[g]
	return weights{patterns: make([]int32, k.patterns), terms: make([]int64, len(k.terms))}
}

// A file is a deflated row of 16-bit numbers, low byte first, in units of a
// quarter of a hundredth of a man: the full board's weight of each pattern and
// then of each term, then the empty board's of the same. Patterns that nobody
// showed while learning are zero, and they are most.

// Encode makes a file of a game's weights, in hundredths of a man: as many as
// [Weights] says. Those too great for the file are cut to what it can hold.
func Encode(g rules.Game, values []float64) ([]byte, error) {
	if len(values) != Weights(g) {
		return nil, fmt.Errorf("%d weights for %v, want %d", len(values), g, Weights(g))
	}
	raw := make([]byte, 0, 2*len(values))
	for phase := range 2 {
		for f := phase; f < len(values); f += 2 {
			v := math.Round(values[f] * fine)
			v = max(-math.MaxInt16, min(v, math.MaxInt16))
			raw = binary.LittleEndian.AppendUint16(raw, uint16(int16(v)))
		}
	}
	var out bytes.Buffer
	z, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(raw); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

func decode(g rules.Game, data []byte) (weights, error) {
	raw, err := io.ReadAll(flate.NewReader(bytes.NewReader(data)))
	if err != nil {
		return weights{}, fmt.Errorf("weights of %v: %w", g, err)
	}
	if len(raw) != 2*Weights(g) {
		return weights{}, fmt.Errorf("weights of %v: %d bytes, want %d", g, len(raw), 2*Weights(g))
	}
	w, half, k := newWeights(g), len(raw)/2, kinds[g]
	pair := func(f int) (full, bare int64) {
		at := func(i int) int64 { return int64(int16(binary.LittleEndian.Uint16(raw[i:]))) }
		return at(2 * f), at(half + 2*f)
	}
	for f := range w.patterns {
		full, bare := pair(k.canon(f))
		w.patterns[f] = int32(full<<16 + bare)
	}
	for i := range w.terms {
		full, bare := pair(k.patterns + i)
		w.terms[i] = full<<32 + bare
	}
	return w, nil
}
