package proof

import (
	"bufio"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io"
	"slices"

	"damiera/rules"
)

// A certificate's file is a line of text and then numbers, deflated. The line says
// what it is:
//
//	damiera certificate 1: alquerque, white does not lose, 25163 positions, sha256 HEX, made by "dama tables prove alquerque"
//
// Each number is a position with the attacker, who is not the one named in the
// line, to move. The board is turned so that the attacker moves up, and read row by
// row from the top left as digits in base 3, the first the highest: 0 for an empty
// point, 1 for a man of the attacker, 2 for one of the defender. Of mirror images
// the file has the lower number, which stands for both. Numbers ascend, and each
// is written as the difference from the one before (the first from 0), in groups of
// seven bits, the lowest first, with the eighth bit set in all but the last group.
// The checksum is that of these bytes before they are deflated.
const header = "damiera certificate 1: alquerque, %s does not lose, %d positions, sha256 %x, made by %q\n"

// Write writes a file. It says who the defender is and which command made it.
func (c *Certificate) Write(w io.Writer, defender rules.Color, command string) error {
	numbers := make([]uint64, 0, len(c.keys))
	for _, k := range c.keys {
		numbers = append(numbers, min(k.number(), k.mirrored().number()))
	}
	slices.Sort(numbers)
	var raw []byte
	last := uint64(0)
	for _, n := range numbers {
		raw = binary.AppendUvarint(raw, n-last)
		last = n
	}
	if _, err := fmt.Fprintf(w, header, defender, len(numbers), sha256.Sum256(raw), command); err != nil {
		return err
	}
	z, err := flate.NewWriter(w, flate.BestCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(raw); err != nil {
		return err
	}
	return z.Close()
}

// Read reads a file that Write wrote, and tells who does not lose.
func Read(r io.Reader) (c *Certificate, defender rules.Color, err error) { return read(r, func() {}) }

// restEvery is after how many positions reading rests.
const restEvery = 1000

// read is Read that calls rest every so often.
func read(r io.Reader, rest func()) (c *Certificate, defender rules.Color, err error) {
	in := bufio.NewReader(r)
	line, err := in.ReadString('\n')
	if err != nil {
		return nil, 0, fmt.Errorf("certificate: no first line: %w", err)
	}
	var who, command string
	var count int
	var sum []byte
	if _, err := fmt.Sscanf(line, header, &who, &count, &sum, &command); err != nil {
		return nil, 0, fmt.Errorf("certificate: first line %q: %w", line, err)
	}
	switch who {
	case rules.White.String():
	case rules.Black.String():
		defender = rules.Black
	default:
		return nil, 0, fmt.Errorf("certificate: no side is called %q", who)
	}
	raw, err := io.ReadAll(flate.NewReader(in))
	if err != nil {
		return nil, 0, fmt.Errorf("certificate: %w", err)
	}
	if got := sha256.Sum256(raw); !bytes.Equal(got[:], sum) {
		return nil, 0, fmt.Errorf("certificate: checksum %x, not %x", got, sum)
	}
	var list []key
	for last := uint64(0); len(raw) > 0; {
		step, n := binary.Uvarint(raw)
		if n <= 0 {
			return nil, 0, fmt.Errorf("certificate: number %d is broken", len(list)+1)
		}
		last += step
		if list = append(list, keyOfNumber(last)); len(list)%restEvery == 0 {
			rest()
		}
		raw = raw[n:]
	}
	if len(list) != count {
		return nil, 0, fmt.Errorf("certificate: %d positions, not %d", len(list), count)
	}
	rest()
	c = newCertificate(list)
	rest()
	return c, defender, nil
}

// number is a position with the attacker to move as the file has it, in base 3.
func (k key) number() uint64 {
	var n uint64
	for bit := range latticeBits {
		if bit%6 == 5 {
			continue // between the rows
		}
		n = 3*n + uint64(k>>bit&1) + 2*uint64(k>>(latticeBits+bit)&1)
	}
	return n
}

// keyOfNumber is the inverse of number, but for the mirror image. What lies
// beyond the highest number is ignored.
func keyOfNumber(n uint64) key {
	var k key
	for bit := latticeBits - 1; bit >= 0; bit-- {
		if bit%6 == 5 {
			continue
		}
		switch n % 3 {
		case 1:
			k |= 1 << bit
		case 2:
			k |= 1 << (latticeBits + bit)
		}
		n /= 3
	}
	return min(k, k.mirrored())
}
