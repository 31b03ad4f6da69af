package prefs

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"

	"damiera/engine"
	"damiera/rules"
	"damiera/rules/pdn"
)

// The tags of our own in the file of a match in progress. Any reader of PDN can
// read the rest. The last three are there so that a file that lost its end, or
// was changed underway, does not pass for another match.
const (
	idTag       = "DamieraId"
	whiteTag    = "DamieraWhite" // person or computer
	blackTag    = "DamieraBlack"
	lowestTag   = "DamieraLowest"   // a level's name, empty for none
	scoresTag   = "DamieraScores"   // yes or no
	endingTag   = "DamieraEnding"   // why the match is over, empty while it is not
	pliesTag    = "DamieraPlies"    // how many moves follow
	positionTag = "DamieraPosition" // the position after them
)

// encode writes a record as PDN.
func encode(r Record) ([]byte, error) {
	scores := "no"
	if r.Scores {
		scores = "yes"
	}
	result := r.Match.Result()
	var text bytes.Buffer
	err := pdn.Write(&text, pdn.Game{
		Kind:    r.Match.Game(),
		Match:   r.Match,
		Outcome: result.Outcome,
		Tags: []pdn.Tag{
			{Name: idTag, Value: r.ID},
			{Name: whiteTag, Value: r.Seats[rules.White].String()},
			{Name: blackTag, Value: r.Seats[rules.Black].String()},
			{Name: lowestTag, Value: r.Lowest.String()},
			{Name: scoresTag, Value: scores},
			{Name: endingTag, Value: result.Reason.String()},
			{Name: pliesTag, Value: strconv.Itoa(r.Match.Plies())},
			{Name: positionTag, Value: r.Match.Position().String()},
		},
	})
	return text.Bytes(), err
}

// decode reads what encode has written for game g. Anything else is an error
// that says what is wrong.
func decode(g rules.Game, text []byte) (Record, error) {
	games, err := pdn.Read(bytes.NewReader(text), pdn.Options{Default: g, HasDefault: true})
	if err != nil {
		return Record{}, err
	}
	if len(games) != 1 {
		return Record{}, fmt.Errorf("%d games in the file, want one", len(games))
	}
	game := games[0]
	if game.Problem != nil {
		return Record{}, fmt.Errorf("line %d: %s", game.Problem.Line, game.Problem.About)
	}
	if game.Foreign != "" || game.Kind != g {
		return Record{}, fmt.Errorf("not a game of %s", g)
	}
	tags := tagReader{game: game}
	r := Record{
		ID:     tags.text(idTag),
		Lowest: tags.level(lowestTag, g),
		Scores: tags.choice(scoresTag, "no", "yes") == 1,
	}
	r.Seats[rules.White] = Seat(tags.choice(whiteTag, Person.String(), Computer.String()))
	r.Seats[rules.Black] = Seat(tags.choice(blackTag, Person.String(), Computer.String()))
	ending, plies, position := tags.text(endingTag), tags.text(pliesTag), tags.text(positionTag)
	if tags.err != nil {
		return Record{}, tags.err
	}
	if r.Match, err = replay(game.Match); err != nil {
		return Record{}, err
	}
	r.Match = finish(r.Match, game.Outcome, ending)
	for _, check := range [...]struct{ tag, said, found string }{
		{pliesTag, plies, strconv.Itoa(r.Match.Plies())},
		{positionTag, position, r.Match.Position().String()},
		{endingTag, ending, r.Match.Result().Reason.String()},
		{"Result", game.Outcome.String(), r.Match.Result().Outcome.String()},
	} {
		if check.said != check.found {
			return Record{}, fmt.Errorf("%s says %q, but the moves lead to %q", check.tag, check.said, check.found)
		}
	}
	return r, nil
}

// replay plays a record's moves again, this time with the draws that end games
// in play, so that a match that was over is over.
func replay(record rules.Match) (rules.Match, error) {
	m, err := rules.NewMatchFrom(record.Start())
	if err != nil {
		return m, err
	}
	for i, move := range record.Moves() {
		if m, err = m.Play(move); err != nil {
			return m, fmt.Errorf("ply %d, %s: %w", i+1, move, err)
		}
	}
	return m, nil
}

// finish ends a match as no move can.
func finish(m rules.Match, outcome rules.Outcome, ending string) rules.Match {
	switch ending {
	case rules.Resignation.String():
		if winner, ok := outcome.Winner(); ok {
			return m.Resign(winner.Other())
		}
	case rules.Agreement.String():
		return m.Agree()
	}
	return m
}

// A tagReader reads the tags of a game and keeps the first thing that is wrong
// with them.
type tagReader struct {
	game pdn.Game
	err  error
}

func (t *tagReader) text(name string) string {
	value, ok := t.game.Tag(name)
	if !ok {
		t.fail(fmt.Errorf("no tag %s", name))
	}
	return value
}

// choice is the place of a tag's value among those it may have.
func (t *tagReader) choice(name string, values ...string) int {
	value := t.text(name)
	for i, known := range values {
		if value == known {
			return i
		}
	}
	t.fail(fmt.Errorf("%s says %q, want one of %q", name, value, values))
	return 0
}

// level is a level that g has, or none.
func (t *tagReader) level(name string, g rules.Game) engine.Level {
	value := t.text(name)
	if value == "" {
		return 0
	}
	l, err := engine.ParseLevel(value)
	if err == nil && l.Number(g) == 0 {
		err = errors.New("the game has no such level")
	}
	if err != nil {
		t.fail(fmt.Errorf("%s says %q: %w", name, value, err))
	}
	return l
}

func (t *tagReader) fail(err error) {
	if t.err == nil {
		t.err = err
	}
}
