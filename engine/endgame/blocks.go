package endgame

import (
	"bytes"
	"compress/flate"
	"fmt"
	"io"
	"strings"
	"sync"
)

// A table is a long row of symbols, cut into blocks that are compressed each by
// itself, so that one symbol costs no more than unpacking its block.
const blockSymbols = 1 << 14

// A kind is what a table's symbols mean.
type kind uint8

const (
	values    kind = iota // a code of two bits: see valueCodes
	distances             // of won positions: plies to the next progress
	lengths               // of won positions: the winner's moves to the end
	kinds
)

// valueCodes are the symbols of the values.
var valueCodes = [...]Value{Draw, Win, Loss}

func valueCode(v Value) byte { return byte(v+3) % 3 }

// packed is how many symbols share a byte.
func (k kind) packed() int {
	if k == values {
		return 4
	}
	return 1
}

// pack puts symbols into bytes, the first in the low bits.
func (k kind) pack(symbols []byte) []byte {
	n := k.packed()
	if n == 1 {
		return symbols
	}
	packed := make([]byte, (len(symbols)+n-1)/n)
	for i, s := range symbols {
		packed[i/n] |= s << (8 / n * (i % n))
	}
	return packed
}

// symbol takes one of a block out again.
func (k kind) symbol(block []byte, i int) byte {
	if k == values {
		return block[i>>2] >> (i & 3 << 1) & 3
	}
	return block[i]
}

// compress makes the blocks of a table.
func (k kind) compress(symbols []byte) ([][]byte, error) {
	var blocks [][]byte
	for from := 0; from < len(symbols); from += blockSymbols {
		var b bytes.Buffer
		w, err := flate.NewWriter(&b, flate.BestCompression)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(k.pack(symbols[from:min(from+blockSymbols, len(symbols))])); err != nil {
			return nil, err
		}
		if err := w.Close(); err != nil {
			return nil, err
		}
		blocks = append(blocks, b.Bytes())
	}
	return blocks, nil
}

var inflaters = sync.Pool{New: func() any { return flate.NewReader(bytes.NewReader(nil)) }}

// unpack is the inverse for a single block: it fills the symbols' bytes.
func unpack(compressed string, bytes []byte) error {
	r := inflaters.Get().(io.ReadCloser)
	defer inflaters.Put(r)
	if err := r.(flate.Resetter).Reset(strings.NewReader(compressed), nil); err != nil {
		return err
	}
	if _, err := io.ReadFull(r, bytes); err != nil {
		return fmt.Errorf("a block of %d bytes: %w", len(compressed), err)
	}
	return nil
}
