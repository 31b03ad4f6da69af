package pdn

import (
	"strconv"
	"strings"

	"damiera/rules"
)

// Evidence is what tells which game a file's game is.
type Evidence uint8

const (
	Nothing   Evidence = iota // it could be another, or was said from outside
	ByType                    // the tag GameType
	ByVariant                 // the tag Variant
	ByTags                    // names of tags that only Italian files have
	BySquares                 // squares of a larger board
	ByMoves                   // moves or a position that fit one game only
)

var evidenceNames = [...]string{"nothing", "GameType", "Variant", "tags", "squares", "moves"}

func (e Evidence) String() string { return evidenceNames[e] }

// The values of the GameType tag for the games played here.
const (
	englishType = "21,B,8,8,N1,0"
	italianType = "22,W,8,8,N2,1"
)

var italianTags = []string{"Dati", "Anno", "Bianco", "Nero", "Risultato", "Apertura"}

// A verdict is which game a draft is, or why it is none of ours.
type verdict struct {
	kind    rules.Game
	from    Evidence
	settled bool // no need to try the moves
	foreign string
	line    int // of what shows that it is foreign
}

// game decides which game d is and plays it.
func (d *draft) game(o Options) Game {
	v := d.judge(o)
	if v.foreign != "" {
		return d.foreignGame(v)
	}
	if v.settled {
		return d.finish(v.kind, v.from, d.replay(v.kind))
	}
	first, second := rules.English, rules.Italian
	if o.ItalianFirst {
		first, second = second, first
	}
	a, b := d.replay(first), d.replay(second)
	switch {
	case a.fits && b.fits, a.fits == b.fits && a.match.Plies() == b.match.Plies():
		return d.finish(first, Nothing, a)
	case a.fits, !b.fits && a.match.Plies() > b.match.Plies():
		return d.finish(first, ByMoves, a)
	}
	return d.finish(second, ByMoves, b)
}

// judge decides by all that can be seen without playing.
func (d *draft) judge(o Options) verdict {
	if value, line, ok := d.tag("GameType"); ok {
		value = strings.TrimSpace(value)
		number, _, _ := strings.Cut(value, ",")
		switch number = strings.TrimSpace(number); {
		case number == "21":
			return verdict{kind: rules.English, from: ByType, settled: true}
		case number == "22":
			return verdict{kind: rules.Italian, from: ByType, settled: true}
		case number != "" && number != "?" && number != "*":
			return verdict{from: ByType, foreign: "GameType " + clip(value), line: line}
		}
	}
	v := verdict{kind: o.Default, settled: o.HasDefault}
	if !v.settled {
		v = d.judgeTags()
	}
	if !v.settled || v.kind != rules.Alquerque {
		if shown := d.strange(); shown.foreign != "" {
			return shown
		}
	}
	return v
}

func (d *draft) judgeTags() verdict {
	if value, _, ok := d.tag("Variant"); ok && sameName(strings.TrimSpace(value), "Alquerque") {
		return verdict{kind: rules.Alquerque, from: ByVariant, settled: true}
	}
	for _, name := range italianTags {
		if d.named[lowerASCII(name)] {
			return verdict{kind: rules.Italian, from: ByTags, settled: true}
		}
	}
	return verdict{}
}

// strangeShare is one in how many moves must be strange to show another game: a
// slip of the pen, 22-81, makes no larger board.
const strangeShare = 8

// strange looks for what no game on 32 numbered squares has: the squares of a
// larger board, and letters.
func (d *draft) strange() verdict {
	if fen, line, ok := d.tag("FEN"); ok {
		for part := range strings.FieldsFuncSeq(fen, func(r rune) bool { return r == ':' || r == ',' }) {
			if part = strings.Trim(part, " WBKwbk."); largeSquare(part) {
				return verdict{from: BySquares, foreign: clip(part) + largerBoard, line: line}
			}
		}
	}
	var first verdict
	moves, strange := 0, 0
	for _, it := range d.items {
		if it.kind != moveToken {
			continue
		}
		moves++
		var shown verdict
		switch {
		case !startsWithDigit(it.text):
			shown = verdict{from: ByMoves, foreign: clip(it.text) + ": letters, where squares have numbers", line: it.line}
		case largeSquare(it.text):
			shown = verdict{from: BySquares, foreign: clip(it.text) + largerBoard, line: it.line}
		default:
			continue
		}
		if strange++; strange == 1 {
			first = shown
		}
	}
	if strange*strangeShare < moves {
		return verdict{}
	}
	return first
}

const largerBoard = ": a square above 32, a larger board"

// largeSquare reports whether a text names a square from 33 to 99: larger
// numbers are no squares anywhere.
func largeSquare(text string) bool {
	for number := range strings.FieldsFuncSeq(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(number); err == nil && n > 32 && n < 100 {
			return true
		}
	}
	return false
}

// foreignGame is a game of which only the tags are known. Who has won is not, as
// games differ in what 1-0 means.
func (d *draft) foreignGame(v verdict) Game {
	g := d.head()
	g.KindFrom, g.Foreign, g.Unplaced = v.from, v.foreign, true
	g.Problem = &Problem{Line: v.line, About: v.foreign, Fault: OtherGame}
	if scoreOf(g.ResultText) == drawn {
		g.Outcome = rules.Draw
	}
	return g
}

func (d *draft) finish(kind rules.Game, from Evidence, r replayed) Game {
	g := d.head()
	g.Kind, g.KindFrom = kind, from
	g.Match, g.Unplaced, g.Comments = r.match, r.unplaced, r.comments
	g.Outcome = scoreOf(g.ResultText).outcome(kind)
	g.Problem = earlier(d.trouble, r.problem)
	return g
}

func (d *draft) head() Game {
	return Game{Tags: d.tags, ResultText: d.result(), Line: d.line}
}
