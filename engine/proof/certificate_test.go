package proof

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

// From the starting position on, the certificates hold what they have to: package
// check goes through all of them.
func TestCarried(t *testing.T) {
	start := rules.Start(rules.Alquerque)
	black, err := Carried(rules.Black, func() {})
	if err != nil {
		t.Fatal(err)
	}
	if !black.Holds(&start) {
		t.Error("Black is not said to hold the start")
	}
	white, err := Carried(rules.White, func() {})
	if err != nil {
		t.Fatal(err)
	}
	var holds []string
	for _, m := range start.Moves() {
		if after := start.Play(m); white.Holds(&after) {
			holds = append(holds, m.String())
		}
	}
	// The other drawing move is c2-c3; d2-c3 and d3-c3 lose.
	if !slices.Equal(holds, []string{"b2-c3"}) {
		t.Errorf("White is said to hold after %v", holds)
	}
	if white.Len() < 10_000 || black.Len() < 10_000 {
		t.Errorf("%d and %d positions", white.Len(), black.Len())
	}
	// The same board in another game is another matter.
	start.Game = rules.English
	if black.Holds(&start) {
		t.Error("a certificate for another game")
	}
}

func TestCertificateFile(t *testing.T) {
	c := newCertificate(nil)
	for _, text := range []string{"3bb/5/2b2/w4/3w1 w", "bb3/5/2b2/4w/1w3 w", "1b3/4b/2w2/5/ww3 b"} {
		p, err := rules.ParsePosition(rules.Alquerque, text)
		if err != nil {
			t.Fatal(err)
		}
		p = facing(&p, p.Turn)
		c.keys = append(c.keys, keyOf(&p))
	}
	// All three are one: mirrored, and turned with the colours changed.
	c = newCertificate(c.keys)
	var file bytes.Buffer
	if err := c.Write(&file, rules.Black, `dama "quoted"`); err != nil {
		t.Fatal(err)
	}
	if line, _, _ := strings.Cut(file.String(), "\n"); !strings.HasPrefix(line,
		"damiera certificate 1: alquerque, black does not lose, 1 positions, sha256 ") {
		t.Errorf("the first line is %q", line)
	}
	back, defender, err := Read(&file)
	if err != nil || defender != rules.Black || !slices.Equal(back.keys, c.keys) || c.Len() != 1 {
		t.Errorf("%v of %v comes back as %v: %v", c.keys, defender, back, err)
	}
}

func TestReadRefuses(t *testing.T) {
	data, err := CarriedFile(rules.White)
	if err != nil {
		t.Fatal(err)
	}
	line, packed, _ := strings.Cut(string(data), "\n")
	flipped := []byte(packed)
	flipped[len(flipped)/2] ^= 1
	for name, text := range map[string]string{
		"empty":         "",
		"no line":       line,
		"short":         string(data[:len(data)-100]),
		"another text":  strings.Replace(line, "certificate 1", "certificate 2", 1) + "\n" + packed,
		"for nobody":    strings.Replace(line, "white", "green", 1) + "\n" + packed,
		"another count": strings.Replace(line, " positions", "0 positions", 1) + "\n" + packed,
		"a bit flipped": line + "\n" + string(flipped),
	} {
		if _, _, err := Read(strings.NewReader(text)); err == nil {
			t.Errorf("%s: read", name)
		}
	}
}
