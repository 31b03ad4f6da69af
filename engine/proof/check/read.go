package check

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"regexp"
	"strconv"

	"damiera/rules"
)

var firstLine = regexp.MustCompile(
	`^damiera certificate 1: alquerque, (white|black) does not lose, (\d+) positions, sha256 ([0-9a-f]{64}), made by ".*"$`)

// read reads a certificate's file: a line of text, then numbers.
func read(r io.Reader) (defender rules.Color, numbers []uint64, err error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return 0, nil, err
	}
	line, packed, _ := bytes.Cut(data, []byte("\n"))
	says := firstLine.FindSubmatch(line)
	if says == nil {
		return 0, nil, fmt.Errorf("no certificate begins with %.80q", line)
	}
	raw, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return 0, nil, fmt.Errorf("certificate: %w", err)
	}
	if sum := sha256.Sum256(raw); hex.EncodeToString(sum[:]) != string(says[3]) {
		return 0, nil, fmt.Errorf("certificate: checksum %x, the first line says %s", sum, says[3])
	}
	numbers, err = differences(raw)
	if err != nil {
		return 0, nil, err
	}
	if strconv.Itoa(len(numbers)) != string(says[2]) {
		return 0, nil, fmt.Errorf("certificate: %d positions, the first line says %s", len(numbers), says[2])
	}
	if string(says[1]) == "black" {
		defender = rules.Black
	}
	return defender, numbers, nil
}

// differences adds up numbers that are written as differences, seven bits a byte,
// the lowest first; the eighth bit says that more bytes follow.
func differences(raw []byte) ([]uint64, error) {
	var numbers []uint64
	var last, step uint64
	shift := 0
	for _, b := range raw {
		step |= uint64(b&0x7f) << shift
		if shift += 7; b&0x80 != 0 {
			continue
		}
		if step == 0 && len(numbers) > 0 {
			return nil, fmt.Errorf("certificate: number %d comes twice", last)
		}
		last += step
		numbers = append(numbers, last)
		step, shift = 0, 0
	}
	if shift != 0 {
		return nil, fmt.Errorf("certificate: the last number breaks off")
	}
	return numbers, nil
}
