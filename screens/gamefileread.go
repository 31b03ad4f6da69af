package screens

import (
	"bytes"
	"context"
	"errors"
	"io"
	"runtime"
	"strings"
	"time"

	"damiera/rules"
	"damiera/rules/pdn"
)

// errTooLarge means that a file is larger than what is read.
var errTooLarge = errors.New("the file is too large")

// A progress tells how far a reading is: so many bytes of all, 0 where that is not known, and the games so far.
type progress struct {
	done, all int64
	games     int
}

// A reader reads a file away from the screen, and stops when its context does.
type reader struct {
	ctx     context.Context
	largest int64
	told    func(progress) // now and then
	last    time.Time      // told was called
	rested  time.Time
}

// often is the least time between two reports. Where there is one thread only the screen is drawn while the
// reading rests, so often and so long.
const (
	often = 100 * time.Millisecond
	stint = 12 * time.Millisecond
	rest  = time.Millisecond
)

// tell reports, unless it has done so a moment ago, and lets the screen be drawn.
func (r *reader) tell(p progress) error {
	now := time.Now()
	if now.Sub(r.last) >= often {
		r.last = now
		r.told(p)
	}
	if runtime.GOOS == "js" && now.Sub(r.rested) >= stint {
		time.Sleep(rest)
		r.rested = time.Now()
	}
	return r.ctx.Err()
}

// resting gives a function that is called again and again during long work, and that lets the screen be drawn.
func resting() func(done, all int64) {
	rested := time.Now()
	return func(int64, int64) {
		if runtime.GOOS == "js" && time.Since(rested) >= stint {
			time.Sleep(rest)
			rested = time.Now()
		}
	}
}

// text is all of a file or, where reading it fails, what comes before that.
func (r *reader) text(s source) ([]byte, error) {
	if s.size > r.largest {
		return nil, errTooLarge
	}
	in, err := s.open()
	if err != nil {
		return nil, err
	}
	defer in.Close()
	defer context.AfterFunc(r.ctx, func() { in.Close() })() // wakes a reading that waits
	text := bytes.NewBuffer(make([]byte, 0, max(0, s.size)+bytes.MinRead))
	for {
		n, err := io.CopyN(text, in, 64<<10)
		if stopped := r.tell(progress{done: int64(text.Len()), all: s.size}); stopped != nil {
			return nil, stopped
		}
		switch {
		case int64(text.Len()) > r.largest:
			return nil, errTooLarge
		case errors.Is(err, io.EOF), err == nil && n == 0:
			return text.Bytes(), nil
		case err != nil:
			return text.Bytes(), err
		}
	}
}

// games are those of a text. Where nothing tells which game it is, it is taken for g. A text that was cut off
// by a failure ends in it: the game that it cuts is none.
func (r *reader) games(text []byte, failure error, g rules.Game) ([]pdn.Game, error) {
	in := bytes.NewReader(text)
	var whole io.Reader = in
	if failure != nil {
		whole = io.MultiReader(in, failing{failure})
	}
	var games []pdn.Game
	for game, err := range pdn.Games(whole, pdn.Options{ItalianFirst: g != rules.English}) {
		if err != nil {
			return games, err
		}
		games = append(games, slim(game))
		if err := r.tell(progress{in.Size() - int64(in.Len()), in.Size(), len(games)}); err != nil {
			return nil, err
		}
	}
	return games, nil
}

// A failing reader fails.
type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

// slim gives a game texts of its own, as those that were read hold whole lines of the file in memory.
func slim(g pdn.Game) pdn.Game {
	for i, t := range g.Tags {
		g.Tags[i] = pdn.Tag{Name: strings.Clone(t.Name), Value: strings.Clone(t.Value)}
	}
	g.ResultText = strings.Clone(g.ResultText)
	return g
}

// undetermined is the number of games that nothing tells the kind of.
func undetermined(games []pdn.Game) int {
	n := 0
	for _, g := range games {
		if g.Foreign == "" && g.KindFrom == pdn.Nothing {
			n++
		}
	}
	return n
}
