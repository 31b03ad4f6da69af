package arena

import (
	"context"
	"fmt"
	"strings"

	"damiera/engine"
	"damiera/engine/hub"
	"damiera/rules"
)

// A Player chooses the moves of one game.
type Player interface {
	// Move chooses one for the side to move in m, which is not over.
	Move(ctx context.Context, m rules.Match) (rules.Move, error)
}

// A PlayerFunc is a Player.
type PlayerFunc func(ctx context.Context, m rules.Match) (rules.Move, error)

// Move calls f.
func (f PlayerFunc) Move(ctx context.Context, m rules.Match) (rules.Move, error) { return f(ctx, m) }

// An Entrant is one of the two who take part in a contest.
type Entrant struct {
	Name string // tells all that matters of it
	// Sit seats it where games are played one after the other.
	Sit func(ctx context.Context) (Seat, error)
}

// A Seat has a Player for each game, whose chance springs from a seed.
type Seat interface {
	Player(seed uint64) Player
	Close() error
}

// A dealer is a Seat with nothing to close.
type dealer func(seed uint64) Player

func (d dealer) Player(seed uint64) Player { return d(seed) }
func (d dealer) Close() error              { return nil }

// Level is the engine at one of its levels.
func Level(l engine.Level) Entrant {
	deal := dealer(func(seed uint64) Player {
		e := engine.New(engine.Options{Seed: seed})
		return PlayerFunc(func(ctx context.Context, m rules.Match) (rules.Move, error) {
			return e.Choose(ctx, m, l).Move, nil
		})
	})
	return Entrant{l.String(), func(context.Context) (Seat, error) { return deal, nil }}
}

// Within is the engine at its full strength within limits.
func Within(l engine.Limits) Entrant {
	return Entrant{limitsName(l), func(context.Context) (Seat, error) {
		// It remembers a game's searches, so that each game needs one of its own.
		return dealer(func(uint64) Player {
			e := engine.New(engine.Options{Remember: true})
			return PlayerFunc(func(ctx context.Context, m rules.Match) (rules.Move, error) {
				return e.Think(ctx, m, l, nil).Move, nil
			})
		}), nil
	}}
}

// Hub is a program that speaks the Hub protocol, within limits. Each seat runs it
// once.
func Hub(l engine.Limits, command string, args ...string) Entrant {
	name := strings.Join(append([]string{"hub", command}, args...), " ") + ", " + limitsName(l)
	return Entrant{name, func(ctx context.Context) (Seat, error) {
		client, err := hub.Start(ctx, command, args...)
		if err != nil {
			return nil, err
		}
		return hubSeat{client, l}, nil
	}}
}

type hubSeat struct {
	client *hub.Client
	limits engine.Limits
}

func (s hubSeat) Close() error { return s.client.Close() }

func (s hubSeat) Player(uint64) Player {
	return PlayerFunc(func(ctx context.Context, m rules.Match) (rules.Move, error) {
		return s.client.Move(ctx, m, s.limits)
	})
}

// limitsName is as flags write limits: "nodes 5000", "depth 8, time 50ms".
func limitsName(l engine.Limits) string {
	var parts []string
	if l.Depth > 0 {
		parts = append(parts, fmt.Sprintf("depth %d", l.Depth))
	}
	if l.Nodes > 0 {
		parts = append(parts, fmt.Sprintf("nodes %d", l.Nodes))
	}
	if l.Time > 0 {
		parts = append(parts, fmt.Sprintf("time %s", l.Time))
	}
	return strings.Join(parts, ", ")
}
