package proof

import (
	"bytes"
	"embed"
	"fmt"
	"sync"

	"damiera/rules"
)

// The certificates for the starting position, made by "dama tables prove
// alquerque" from tables of up to [CarriedMen] men.
//
//go:embed certificates/*.cert
var files embed.FS

// CarriedMen is the number of men up to which the carried certificates leave the
// answer to endgame tables.
const CarriedMen = 6

// Carried is the certificate that a side does not lose from the starting
// position, 146 KB in the program for both sides and 0.7 MB in memory, read when it
// is first asked for. That takes a while, in which rest is called every so often.
func Carried(defender rules.Color, rest func()) (*Certificate, error) {
	c := &carried[defender]
	c.read.Do(func() { c.certificate, c.err = open(defender, rest) })
	return c.certificate, c.err
}

var carried [2]struct {
	read        sync.Once
	certificate *Certificate
	err         error
}

// CarriedFile is the file of a carried certificate, for those who do not want to
// take this package's word.
func CarriedFile(defender rules.Color) ([]byte, error) { return files.ReadFile(name(defender)) }

func name(defender rules.Color) string { return "certificates/" + defender.String() + ".cert" }

func open(defender rules.Color, rest func()) (*Certificate, error) {
	name := name(defender)
	data, err := files.ReadFile(name)
	if err != nil {
		return nil, err
	}
	c, who, err := read(bytes.NewReader(data), rest)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if who != defender {
		return nil, fmt.Errorf("%s: says that %s does not lose", name, who)
	}
	return c, nil
}
