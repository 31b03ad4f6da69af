package arena

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"

	"damiera/rules"
	"damiera/rules/pdn"
)

// A Record is the file of a contest's games, in PDN, one written after the other.
// Its tags tell which contest it is of, so that this one can go on some other day.
type Record struct {
	contest Contest
	file    *os.File
}

// Open opens the record of a contest, or begins one, and gives the games that are
// in it. A last game that was not written to its end is dropped. A file that holds
// anything but the first games of this contest is left alone, and the error names
// what is in the way.
func (c Contest) Open(name string) (*Record, []Game, error) {
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	var games []Game
	var size int64
	if about, unknown := file.Stat(); unknown != nil || !about.Mode().IsRegular() {
		err = errors.New("not a file that games can be kept in") // a device may have no end
	} else {
		games, size, err = c.read(file)
	}
	if err == nil {
		err = file.Truncate(size)
	}
	if err == nil {
		_, err = file.Seek(size, io.SeekStart)
	}
	if err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return &Record{c, file}, games, nil
}

// Write appends a game.
func (r *Record) Write(g Game) error {
	var text bytes.Buffer
	err := pdn.Write(&text, pdn.Game{
		Kind:    r.contest.Game,
		Tags:    r.contest.tags(g),
		Match:   g.Match,
		Outcome: g.Outcome(),
	})
	if err != nil {
		return err
	}
	_, err = r.file.Write(text.Bytes())
	return err
}

// Close closes the file.
func (r *Record) Close() error { return r.file.Close() }

// judgeTag says how long the judge looked, where there is one.
const judgeTag = "Judge"

// firstTag begins each record.
var firstTag = pdn.Tag{Name: "Event", Value: "arena"}

// tags tell which game of which contest a game is.
func (c Contest) tags(g Game) []pdn.Tag {
	white, black := c.A.Name, c.B.Name
	if colorOfA(g.Number) == rules.Black {
		white, black = black, white
	}
	openings := "even"
	if c.Uneven {
		openings = "uneven"
	}
	tags := []pdn.Tag{
		firstTag,
		{Name: "Round", Value: strconv.Itoa(g.Number + 1)},
		{Name: "White", Value: white},
		{Name: "Black", Value: black},
		{Name: "A", Value: c.A.Name},
		{Name: "B", Value: c.B.Name},
		{Name: "Seed", Value: strconv.FormatUint(c.Seed, 10)},
		{Name: "Openings", Value: openings},
	}
	if c.Judge > 0 {
		tags = append(tags, pdn.Tag{Name: judgeTag, Value: strconv.FormatInt(c.Judge, 10)})
	}
	if g.Opening != "" {
		tags = append(tags, pdn.Tag{Name: "Opening", Value: g.Opening})
	}
	return tags
}

// read reads the games that were written to their end, and tells where that is.
func (c Contest) read(r io.Reader) (games []Game, size int64, err error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, 0, err
	}
	if begin := fmt.Appendf(nil, "[%s \"%s\"]\n", firstTag.Name, firstTag.Value); !bytes.HasPrefix(text, begin) &&
		!bytes.HasPrefix(begin, text) {
		return nil, 0, fmt.Errorf("not a record of an arena")
	}
	text = text[:wholeGames(text)]
	if len(text) == 0 {
		return nil, 0, nil
	}
	written, err := pdn.Read(bytes.NewReader(text), pdn.Options{})
	if err != nil {
		return nil, 0, err
	}
	if len(written) > c.Games {
		return nil, 0, fmt.Errorf("it holds %d games, more than the %d of this contest", len(written), c.Games)
	}
	b := newBook(c)
	var o opening
	for i, w := range written {
		if i%2 == 0 {
			o = b.next(context.Background())
		}
		g, err := c.recognize(w, Game{Number: i, Opening: o.name, Match: o.match})
		if err != nil {
			return nil, 0, fmt.Errorf("line %d, game %d: %w", w.Line, i+1, err)
		}
		games = append(games, g)
	}
	return games, int64(len(text)), nil
}

// wholeGames is the length of the games that are whole: pdn.Write ends the tags
// with an empty line, and then the moves with another.
func wholeGames(text []byte) int {
	end := 0
	for {
		rest := text[end:]
		for range 2 {
			_, after, ok := bytes.Cut(rest, []byte("\n\n"))
			if !ok {
				return end
			}
			rest = after
		}
		end = len(text) - len(rest)
	}
}

// recognize makes a written game one of this contest, which begins as g.
func (c Contest) recognize(written pdn.Game, g Game) (Game, error) {
	switch {
	case written.Problem != nil:
		return g, fmt.Errorf("line %d: %s", written.Problem.Line, written.Problem.About)
	case written.Kind != c.Game:
		return g, fmt.Errorf("a game of another contest: the game is %s, not %s", written.Kind, c.Game)
	}
	for _, want := range c.tags(g) {
		if value, _ := written.Tag(want.Name); value != want.Value {
			return g, fmt.Errorf("a game of another contest: %s is %q, not %q", want.Name, value, want.Value)
		}
	}
	if judge, ok := written.Tag(judgeTag); ok && c.Judge <= 0 {
		return g, fmt.Errorf("a game of another contest: %s is %q, and here is none", judgeTag, judge)
	}
	moves, begun := written.Match.Moves(), g.Match.Moves()
	if len(moves) < len(begun) || !slices.Equal(moves[:len(begun)], begun) {
		return g, fmt.Errorf("another opening than %v: an earlier version of the program wrote it", begun)
	}
	for _, move := range moves[len(begun):] {
		next, err := g.Match.Play(move)
		if err != nil {
			return g, err
		}
		g.Match = next
	}
	if c.Judge > 0 && g.Match.Result().Outcome == rules.Open {
		g.Judged = written.Outcome
	}
	if outcome := g.Outcome(); outcome != written.Outcome || outcome == rules.Open {
		return g, fmt.Errorf("the result is %s where its moves say %s", written.Outcome, outcome)
	}
	return g, nil
}
