package help

import (
	"strings"

	"damiera/rules"
)

// A directive is what one line of a diagram says.
type directive struct {
	line
	value string
	at    int // where in the line the value begins
}

// wrongValue gives what the rules have against the value.
func (d directive) wrongValue(err error) error { return d.relay(d.at, len(d.value), err) }

// readDiagram reads the lines of a diagram, which may come in any order. There is at least one.
func readDiagram(g rules.Game, lines []line) (Diagram, error) {
	said := make(map[string]directive)
	for _, l := range lines {
		word, value, _ := strings.Cut(l.text[1:], " ")
		value = strings.TrimSpace(value)
		switch word {
		case "board", "moves", "refused", "bottom", "caption":
		default:
			return Diagram{}, l.wrong(1, len(word), "a diagram has no such line: board, moves, refused, bottom and caption there are")
		}
		if before, twice := said[word]; twice {
			return Diagram{}, l.wrong(1, len(word), "line %d says it already", before.number)
		}
		if value == "" {
			return Diagram{}, l.wrong(len(l.text), 0, "something must follow")
		}
		said[word] = directive{l, value, len(l.text) - len(value)}
	}
	for _, word := range []string{"board", "caption"} {
		if _, ok := said[word]; !ok {
			return Diagram{}, lines[0].allWrong("the diagram that begins here has no :%s", word)
		}
	}
	d := Diagram{Bottom: g.First(), Caption: said["caption"].value}
	var err error
	if d.Start, err = said["board"].position(g); err != nil {
		return Diagram{}, err
	}
	if by, ok := said["bottom"]; ok {
		if d.Bottom, err = by.side(); err != nil {
			return Diagram{}, err
		}
	}
	if d.Moves, err = said["moves"].moves(d.Start); err != nil {
		return Diagram{}, err
	}
	if by, ok := said["refused"]; ok {
		d.Refused, d.Due, err = by.refused(d.Start)
		if len(d.Moves) > 0 {
			// Legal captures rank alike, so the one that the reader will see played serves best.
			d.Due = d.Moves[0]
		}
	}
	return d, err
}

func (d directive) position(g rules.Game) (rules.Position, error) {
	if d.value == "start" {
		return rules.Start(g), nil
	}
	p, err := rules.ParsePosition(g, d.value)
	if err != nil {
		return p, d.wrongValue(err)
	}
	return p, nil
}

func (d directive) side() (rules.Color, error) {
	switch d.value {
	case rules.White.String():
		return rules.White, nil
	case rules.Black.String():
		return rules.Black, nil
	}
	return 0, d.wrong(d.at, len(d.value), "at the bottom sits white or black")
}

// moves reads the moves that are played from p in turn.
func (d directive) moves(p rules.Position) ([]rules.Move, error) {
	var all []rules.Move
	at := d.at
	for word := range strings.FieldsSeq(d.value) {
		at += strings.Index(d.text[at:], word)
		m, err := p.ParseMove(word)
		if err != nil {
			return nil, d.relay(at, len(word), err)
		}
		all = append(all, m)
		p = p.Play(m)
		at += len(word)
	}
	return all, nil
}

// refused reads a capture that precedence rules out in p, whole or by its ends, and finds one that is to
// be made instead.
func (d directive) refused(p rules.Position) (refused, due rules.Move, err error) {
	var ends []rules.Refused
	for _, r := range p.Forbidden() {
		switch m := r.Move; d.value {
		case m.String():
			return m, r.By, nil
		case p.Game.Name(m.From()) + "x" + p.Game.Name(m.To()):
			ends = append(ends, r)
		}
	}
	why := "no rule of precedence refuses it: nothing of the kind could be captured"
	if _, err := p.ParseMove(d.value); err == nil {
		why = "it is not refused: it may be played"
	} else if len(ends) == 1 {
		return ends[0].Move, ends[0].By, nil
	} else if len(ends) > 1 {
		why = "several refused captures have these ends: name every landing"
	}
	return refused, due, d.wrong(d.at, len(d.value), "%s", why)
}
