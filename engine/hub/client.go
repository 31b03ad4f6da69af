package hub

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"

	"damiera/engine"
	"damiera/rules"
)

// A Client plays through an engine that speaks Hub: ours or a foreign one. It
// serves one goroutine at a time. After an error that is not its caller's it is
// of no more use: the same error comes again.
type Client struct {
	conn     io.ReadWriteCloser
	fate     func() string // what became of the other side, when it has gone
	lines    <-chan received
	forsake  context.CancelFunc // ends the reading
	name     string
	version  string
	declared []declared
	wanted   []arg // what Set asked for and init has not sent yet
	game     rules.Game
	begun    bool        // the engine is ready and plays game
	last     rules.Match // the last one sent
	broken   error
	stray    string // the last line that meant nothing
}

// How long an engine may take for what it is asked.
const (
	patienceHello = 10 * time.Second // to tell what it is
	patienceInit  = time.Minute      // to load what it knows
	patienceMove  = 5 * time.Second  // beyond a move's time, and once more after a stop
	patienceOther = 5 * time.Minute  // for a move that is bounded by other things
	patienceEnd   = 2 * time.Second  // to leave
	maxStray      = 10_000           // lines without meaning in one answer
)

// NewClient says hello on conn, which it owns from then on. It returns when the
// other side has told what it is.
func NewClient(ctx context.Context, conn io.ReadWriteCloser) (*Client, error) {
	return newClient(ctx, conn, "the engine", func() string { return "it has gone" })
}

func newClient(ctx context.Context, conn io.ReadWriteCloser, name string, fate func() string) (*Client, error) {
	reading, forsake := context.WithCancel(context.Background())
	c := &Client{conn: conn, fate: fate, lines: readLines(reading, conn), forsake: forsake, name: name}
	if err := c.hello(ctx); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// Name is what the engine calls itself, with its version.
func (c *Client) Name() string {
	if c.version == "" {
		return c.name
	}
	return c.name + " " + c.version
}

// Close bids the engine farewell and lets go of it. A process that does not end
// by itself is killed.
func (c *Client) Close() error {
	if c.broken == nil {
		ctx, cancel := context.WithTimeout(context.Background(), patienceEnd)
		defer cancel()
		c.send(ctx, "quit")
	}
	c.forsake()
	c.broken = errors.New("the engine was closed")
	return c.conn.Close()
}

// Move asks for a move in m, which must not be over, within l, which must bound
// something. The first call also makes the engine ready. When ctx is done during
// a search, or the time is well over, the engine is told to stop, and has five
// seconds for it.
func (c *Client) Move(ctx context.Context, m rules.Match, l engine.Limits) (rules.Move, error) {
	switch {
	case c.broken != nil:
		return rules.Move{}, c.broken
	case ctx.Err() != nil:
		return rules.Move{}, ctx.Err()
	case m.Result() != (rules.Result{}):
		return rules.Move{}, rules.ErrOver
	case l == engine.Limits{}:
		return rules.Move{}, errors.New("a move without any limit")
	}
	if err := c.begin(ctx, m.Game()); err != nil {
		return rules.Move{}, err
	}
	// A caller who gives up now still leaves whole commands behind.
	asking, cancel := context.WithTimeout(context.WithoutCancel(ctx), patienceMove)
	defer cancel()
	if !continues(m, c.last) {
		c.send(asking, "new-game")
	}
	c.last = m
	c.send(asking, "pos", positionArgs(m)...)
	c.send(asking, "level", levelArgs(l)...)
	c.send(asking, "go think") // a flag, which not everybody reads with an empty value
	done, err := c.answer(ctx, l.Time)
	if err != nil {
		return rules.Move{}, err
	}
	text, _ := done.value("move")
	if text == "" {
		return rules.Move{}, c.breaks("%s gives no move in %s: %s", c.Name(), m.Position(), excerpt(done.String()))
	}
	move, err := parseMove(m.Position(), text)
	if err != nil {
		return rules.Move{}, c.breaks("%s answers %q in %s: %w", c.Name(), excerpt(done.String()), m.Position(), err)
	}
	return move, nil
}

// answer waits for the end of a search, which it stops when it must.
func (c *Client) answer(ctx context.Context, most time.Duration) (line, error) {
	patience := patienceOther
	if most > 0 {
		patience = most + patienceMove
	}
	thinking, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	done, err := c.await(thinking, "done", nil)
	if err == nil || c.broken != nil {
		return done, err
	}
	stopping, cancel := context.WithTimeout(context.WithoutCancel(ctx), patienceMove)
	defer cancel()
	c.send(stopping, "stop")
	if done, late := c.await(stopping, "done", nil); late == nil {
		return done, ctx.Err() // nil when the engine was only slow
	}
	return line{}, c.breaks("%w", err)
}

// continues reports whether m is a later stage of the match before.
func continues(m, before rules.Match) bool {
	if before.Plies() == 0 || m.Plies() < before.Plies() || m.Game() != before.Game() {
		return false
	}
	return m.Positions()[before.Plies()] == before.Position()
}

// positionArgs tell a match from its last progress on, since nothing before can
// come again, so that engines need not follow whole games.
func positionArgs(m rules.Match) []arg {
	from := m.Plies() - min(m.Idle(), m.Plies())
	args := []arg{{"pos", positionText(m.Positions()[from])}}
	if moves := m.Moves()[from:]; len(moves) > 0 {
		args = append(args, arg{"moves", movesText(moves)})
	}
	return args
}

func levelArgs(l engine.Limits) []arg {
	var args []arg
	if l.Time > 0 {
		args = append(args, arg{"move-time", strconv.FormatFloat(l.Time.Seconds(), 'f', -1, 64)})
	}
	if l.Nodes > 0 {
		args = append(args, arg{"nodes", strconv.FormatInt(l.Nodes, 10)})
	}
	if l.Depth > 0 {
		args = append(args, arg{"depth", strconv.Itoa(l.Depth)})
	}
	return args
}

// breaks makes the client useless and gives the reason.
func (c *Client) breaks(format string, args ...any) error {
	c.broken = fmt.Errorf(format, args...)
	return c.broken
}
