package prefs

import (
	"context"
	"errors"
	"strings"

	"damiera/rules/pdn"
)

// A Kept is a game in the archive.
type Kept struct {
	Game pdn.Game // as it is in the file

	// Record is what the program knows of a game of its own, with the match as
	// it was played. Ours is false, and Record the zero value, for a game that
	// another program put there or left damaged.
	Record Record
	Ours   bool

	place place
}

// Score is what the game brought. It is false for one that does not score.
func (k Kept) Score() (Score, bool) { return k.Record.Score() }

// A place is where in the archive a game stands.
type place struct {
	at     int    // its first byte
	text   string // all of it, up to the next game
	before string // what precedes it: the game before, or the file's beginning
	plain  bool   // it stands on lines of its own, as do those before it, and all are ours
	last   bool   // it was the last of the file when it was taken out
}

// Games reads all games, in the order of the file, which is that in which they
// ended. It takes its time, and reports how many bytes of how many are read;
// progress may be nil. The error is that of the context or the storage. A
// problem inside a game is that game's.
func (a *Archive) Games(ctx context.Context, progress func(done, all int64)) ([]Kept, error) {
	var text string
	err := a.act(func() (bool, error) {
		bytes, err := a.read()
		text = string(bytes)
		return false, err
	})
	if err != nil {
		return nil, err
	}
	return keptIn(ctx, text, progress)
}

// keptIn is the games of a text.
func keptIn(ctx context.Context, text string, progress func(done, all int64)) ([]Kept, error) {
	in := strings.NewReader(text)
	lines := lineFinder{text: text, number: 1, at: len(text) - len(strings.TrimPrefix(text, byteOrderMark))}
	var games []Kept
	for game, err := range pdn.Games(in, pdn.Options{}) {
		if errors.Is(err, pdn.ErrNoGame) {
			break
		}
		if err = errors.Join(err, ctx.Err()); err != nil {
			return nil, err
		}
		k := Kept{Game: game, place: place{at: lines.find(game.Line)}}
		if record, err := decode(game); err == nil {
			k.Record, k.Ours = record, true
		}
		games = append(games, k)
		if progress != nil {
			progress(in.Size()-int64(in.Len()), in.Size())
		}
	}
	end := len(text)
	for i := len(games) - 1; i >= 0; i-- {
		p := &games[i].place
		p.text, end = text[p.at:end], p.at
	}
	before, plain := text[:end], end == 0
	for i, k := range games {
		p := &games[i].place
		ownLines := strings.HasPrefix(p.text, "[") && (p.at == 0 || strings.HasSuffix(before, "\n"))
		p.before, p.plain = before, plain && k.Ours && ownLines
		before, plain = p.text, k.Ours && ownLines
	}
	return games, nil
}

const byteOrderMark = "\ufeff"

// A lineFinder finds the beginnings of lines, one after another. They end as PDN
// has it: in CR, LF or both.
type lineFinder struct {
	text   string
	number int // of a line, from 1
	at     int // where it begins
}

// find is where a line begins that is no earlier than the one found before.
func (l *lineFinder) find(number int) int {
	for l.number < number {
		end := strings.IndexAny(l.text[l.at:], "\r\n")
		if end < 0 {
			l.at = len(l.text)
			break
		}
		l.at += end + 1
		if l.text[l.at-1] == '\r' && strings.HasPrefix(l.text[l.at:], "\n") {
			l.at++
		}
		l.number++
	}
	return l.at
}
