//go:build e2e

package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"

	"damiera/rules"
	"damiera/rules/pdn"
)

// A shelf is where the program keeps its games, and what it writes in the head of one.
type shelf struct {
	folder string
	tags   []pdn.Tag
}

// learn has the program show its shelf by keeping a move there. Nothing is left of it.
func (p *program) learn() shelf {
	p.t.Helper()
	board, _ := p.open(rules.Italian)
	p.move(board, tapping)
	p.kill()
	name, err := findFile(p.home, rules.Italian.String()+".pdn")
	if err != nil || name == "" {
		p.t.Fatalf("no match is kept: %v", err)
	}
	kept, err := readGame(name, rules.Italian)
	if err != nil {
		p.t.Fatal(err)
	}
	s := shelf{folder: filepath.Dir(name)}
	for _, tag := range kept.Tags {
		if strings.HasPrefix(tag.Name, "Damiera") {
			s.tags = append(s.tags, tag)
		}
	}
	if err := os.Remove(name); err != nil {
		p.t.Fatal(err)
	}
	return s
}

// path is the file of a name.
func (s shelf) path(name string) string { return filepath.Join(s.folder, name+".pdn") }

// lay leaves a game of that ID on the shelf: at a position, with the person to move in it.
func (p *program) lay(s shelf, position rules.Position, id string) {
	p.t.Helper()
	laid := pdn.Game{Kind: position.Game}
	var err error
	if laid.Match, err = rules.NewMatchFrom(position); err != nil {
		p.t.Fatal(err)
	}
	seats := [2]string{"computer", "computer"}
	seats[position.Turn] = "person"
	said := map[string]string{
		"DamieraId": id, "DamieraPlies": "0", "DamieraPosition": position.String(),
		"DamieraWhite": seats[rules.White], "DamieraBlack": seats[rules.Black],
	}
	for _, tag := range s.tags {
		if value, ok := said[tag.Name]; ok {
			tag.Value = value
		}
		laid.Tags = append(laid.Tags, tag)
	}
	var text bytes.Buffer
	if err := pdn.Write(&text, laid); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(s.path(position.Game.String()), text.Bytes(), 0o600); err != nil {
		p.t.Fatal(err)
	}
}

// position reads a position that the test has.
func (p *program) position(game rules.Game, text string) rules.Position {
	p.t.Helper()
	position, err := rules.ParsePosition(game, text)
	if err != nil {
		p.t.Fatal(err)
	}
	return position
}
