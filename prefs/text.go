package prefs

import (
	"bytes"
	"fmt"
	"strconv"

	"damiera/rules"
	"damiera/rules/pdn"
)

// encode writes a record as PDN, with such tags as are wanted beside its own.
func encode(r Record, more ...pdn.Tag) ([]byte, error) {
	var text bytes.Buffer
	game := r.Game()
	game.Tags = append(game.Tags, more...)
	err := pdn.Write(&text, game)
	return text.Bytes(), err
}

// Game is the record as a game of a file.
func (r Record) Game() pdn.Game {
	return pdn.Game{Kind: r.Match.Game(), Match: r.Match, Outcome: r.Match.Result().Outcome, Tags: r.tags()}
}

// encodeMatch writes the file of a match. Once it is over the file says whether
// it has been filed as well.
func encodeMatch(r Record, filed bool) ([]byte, error) {
	if !r.over() {
		return encode(r)
	}
	answer := no
	if filed {
		answer = yes
	}
	return encode(r, pdn.Tag{Name: filedTag, Value: answer})
}

// decodeMatch reads what encodeMatch has written for game g. Anything else is
// an error that says what is wrong.
func decodeMatch(g rules.Game, text []byte) (r Record, filed bool, err error) {
	games, err := pdn.Read(bytes.NewReader(text), pdn.Options{Default: g, HasDefault: true})
	if err != nil {
		return Record{}, false, err
	}
	if len(games) != 1 {
		return Record{}, false, fmt.Errorf("%d games in the file, want one", len(games))
	}
	game := games[0]
	if game.Problem == nil && game.Kind != g {
		return Record{}, false, fmt.Errorf("not a game of %s", g)
	}
	r, err = decode(game)
	answer, _ := game.Tag(filedTag)
	return r, answer == yes, err
}

// decode makes a record of a game that encode has written. Of anything else it
// says what is wrong.
func decode(game pdn.Game) (Record, error) {
	if game.Problem != nil {
		return Record{}, fmt.Errorf("line %d: %s", game.Problem.Line, game.Problem.About)
	}
	tags := tagReader{game: game}
	r := Record{
		ID:     tags.text(idTag),
		Lowest: tags.level(lowestTag, game.Kind),
		Scores: tags.choice(scoresTag, no, yes) == 1,
		Played: tags.day(dateTag),
	}
	r.Seats[rules.White] = Seat(tags.choice(whiteTag, Person.String(), Computer.String()))
	r.Seats[rules.Black] = Seat(tags.choice(blackTag, Person.String(), Computer.String()))
	for side, tag := range [2]string{rules.White: "White", rules.Black: "Black"} {
		if r.Seats[side] == Person {
			r.Names[side] = tags.name(tag)
		}
	}
	if game.Kind == rules.Italian {
		r.Ballot = tags.number(openingTag)
	}
	ending, plies, position := tags.text(endingTag), tags.text(pliesTag), tags.text(positionTag)
	if tags.err != nil {
		return Record{}, tags.err
	}
	r.Match = finish(game.Match, game.Outcome, ending)
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

// finish ends a match as no move did: a record is read without the draws that
// end games in play, and a match may have gone on past one before it was ours.
func finish(m rules.Match, outcome rules.Outcome, ending string) rules.Match {
	switch ending {
	case rules.Resignation.String():
		if winner, ok := outcome.Winner(); ok {
			return m.Resign(winner.Other())
		}
	case rules.Agreement.String():
		return m.Agree()
	case rules.Repetition.String(), rules.NoProgress.String():
		return playLast(m)
	}
	return m
}

// playLast makes the last move of a record once more, this time as in play.
func playLast(record rules.Match) rules.Match {
	moves := record.Moves()
	m, err := rules.NewMatchFrom(record.Start())
	for i, move := range moves {
		if err != nil {
			return record
		}
		if i < len(moves)-1 {
			m, err = m.Replay(move)
		} else {
			m, err = m.Play(move)
		}
	}
	if err != nil {
		return record
	}
	return m
}
