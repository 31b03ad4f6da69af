package screens

import (
	"errors"

	"damiera/rules"
	"damiera/translations"
)

// A flaw is why a sketch cannot be played, and where on the board it shows. The zero flaw is none.
type flaw struct {
	text saying
	at   rules.Set
}

// flaw is the first thing that is wrong with the sketch.
func (s sketch) flaw() flaw {
	p := s.position
	var impossible *rules.PositionError
	if errors.As(p.Valid(), &impossible) {
		return flaw{text: flawText(p, impossible), at: lateMen(p)}
	}
	if p.Side[rules.White]|p.Side[rules.Black] == 0 {
		return flaw{text: only("setup.fault.empty")}
	}
	for _, c := range []rules.Color{rules.White, rules.Black} {
		if p.Side[c] == 0 {
			return flaw{text: ofSide("setup.fault.no-pieces", c)}
		}
	}
	if s.asked {
		return flaw{text: only("setup.fault.turn")}
	}
	if len(p.Moves()) == 0 {
		return flaw{text: ofSide("setup.fault.stuck", p.Turn)}
	}
	return flaw{}
}

// lateMen are the men on their last row, of either side.
func lateMen(p rules.Position) (all rules.Set) {
	for _, c := range []rules.Color{rules.White, rules.Black} {
		all |= p.Side[c] &^ p.Kings & p.Game.Crown(c)
	}
	return all
}

// flawText puts into words why a position cannot occur.
func flawText(p rules.Position, e *rules.PositionError) saying {
	switch e.Fault {
	case rules.TooManyPieces:
		return func(say translations.Language) string {
			return say.Text("setup.fault.too-many", translations.Args{"Side": colorName(say, e.Side), "Count": p.Side[e.Side].Len()})
		}
	case rules.ManOnFarRow:
		return func(say translations.Language) string {
			return say.Text("setup.fault.far-row", translations.Args{"Side": colorName(say, e.Side), "Square": p.Game.Name(e.At)})
		}
	}
	return only("setup.fault.other")
}

// ofSide is a text about a side.
func ofSide(key string, c rules.Color) saying {
	return func(say translations.Language) string {
		return say.Text(key, translations.Args{"Side": colorName(say, c)})
	}
}

// slipKeys are what is wrong with the text of a position.
var slipKeys = map[rules.Fault]string{
	rules.NoText:       "setup.text.nothing",
	rules.NoTurn:       "setup.text.turn",
	rules.NoList:       "setup.text.list",
	rules.NoColon:      "setup.text.colon",
	rules.NoSide:       "setup.text.side",
	rules.SideTwice:    "setup.text.side-twice",
	rules.TextAfter:    "setup.text.after",
	rules.NoSquare:     "setup.text.square",
	rules.NoSuchSquare: "setup.text.no-such-square",
	rules.SquareTwice:  "setup.text.square-twice",
	rules.RangeFalls:   "setup.text.range",
	rules.RowLength:    "setup.text.row",
	rules.RowCount:     "setup.text.rows",
	rules.NoPiece:      "setup.text.piece",
}

// slipText puts into words why a text cannot be read, and shows the spot between two marks.
func slipText(say translations.Language, err error) (why, spot string) {
	var slip *rules.TextError
	if !errors.As(err, &slip) {
		return say.Text("setup.text.other"), ""
	}
	const around = 12 // bytes that still fit beside the spot on a small phone
	key, known := slipKeys[slip.Fault]
	if !known {
		key = "setup.text.other"
	}
	if slip.Text == "" {
		return say.Text(key), ""
	}
	return say.Text(key), slip.Marked(around)
}
