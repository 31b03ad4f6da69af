package hub

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"damiera/rules"
)

// declared is a parameter that an engine has.
type declared struct {
	name, value string
	values      []string // of an enum
}

// hello learns what the engine is and which parameters it has.
func (c *Client) hello(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patienceHello)
	defer cancel()
	c.send(ctx, "hub")
	_, err := c.await(ctx, "wait", func(l line) {
		switch l.command {
		case "id":
			if name, _ := l.value("name"); name != "" {
				c.name = name
			}
			c.version, _ = l.value("version")
		case "param":
			name, _ := l.value("name")
			value, _ := l.value("value")
			values, _ := l.value("values")
			c.declared = append(c.declared, declared{name, value, strings.Fields(values)})
		}
	})
	if err != nil {
		return c.breaks("%w", err)
	}
	return nil
}

// Set asks for a value of one of the engine's parameters. It has to come before
// the first move: afterwards engines need not heed it.
func (c *Client) Set(name, value string) error {
	switch {
	case c.broken != nil:
		return c.broken
	case c.begun:
		return fmt.Errorf("%s plays already: too late to set %s", c.Name(), name)
	case c.parameter(name) == nil:
		return fmt.Errorf("%s has no parameter %q", c.Name(), name)
	}
	c.wanted = append(c.wanted, arg{name, value})
	return nil
}

func (c *Client) parameter(name string) *declared {
	for i := range c.declared {
		if c.declared[i].name == name {
			return &c.declared[i]
		}
	}
	return nil
}

// begin makes the engine ready for a game, once.
func (c *Client) begin(ctx context.Context, g rules.Game) error {
	if c.begun {
		if c.game != g {
			return fmt.Errorf("%s is ready for %s: another is needed for %s", c.Name(), c.game, g)
		}
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, patienceInit)
	defer cancel()
	if err := c.choose(g); err != nil {
		return err
	}
	for _, w := range c.wanted {
		c.send(ctx, "set-param", arg{"name", w.name}, arg{"value", w.value})
	}
	c.send(ctx, "init")
	if _, err := c.await(ctx, "ready", nil); err != nil {
		return c.breaks("%w", err)
	}
	c.begun, c.game = true, g
	return nil
}

// variantNames are how names of a game's variant may begin, in small letters.
var variantNames = [...][]string{
	rules.Italian:   {"ital", "dama"},
	rules.English:   {"engl", "checkers", "anglo", "american", "british"},
	rules.Alquerque: {"alquerque", "qirkat", "quirkat"},
}

// choose sets the variant for a game, unless Set has. An engine without such a
// parameter plays whatever it plays.
func (c *Client) choose(g rules.Game) error {
	p := c.parameter("variant")
	if p == nil || slices.ContainsFunc(c.wanted, func(w arg) bool { return w.name == "variant" }) {
		return nil
	}
	is := func(value string) bool {
		return slices.ContainsFunc(variantNames[g], func(name string) bool {
			return strings.HasPrefix(strings.ToLower(value), name)
		})
	}
	switch i := slices.IndexFunc(p.values, is); {
	case i >= 0:
		c.wanted = append(c.wanted, arg{"variant", p.values[i]})
	case len(p.values) == 0:
		c.wanted = append(c.wanted, arg{"variant", g.String()})
	default:
		return fmt.Errorf("%s does not name %s among its variants: %s", c.Name(), g, strings.Join(p.values, ", "))
	}
	return nil
}

// send writes a line, or breaks the client. An engine that reads nothing is
// waited for until ctx is done.
func (c *Client) send(ctx context.Context, command string, args ...arg) {
	if c.broken != nil {
		return
	}
	text := line{command, args}.String() + "\n"
	sent := make(chan error, 1)
	go func() {
		_, err := io.WriteString(c.conn, text)
		sent <- err
	}()
	select {
	case err := <-sent:
		if err != nil {
			c.gone(err)
		}
	case <-ctx.Done():
		c.breaks("%s does not read: %w", c.Name(), ctx.Err())
	}
}

// await reads until a line with the given command, and hands those before it to
// other. It breaks the client when the engine names an error, has gone or talks
// nonsense, but not when ctx is done first.
func (c *Client) await(ctx context.Context, command string, other func(line)) (line, error) {
	c.stray = ""
	for strays := 0; strays < maxStray; {
		if c.broken != nil {
			return line{}, c.broken
		}
		select {
		case <-ctx.Done():
			return line{}, fmt.Errorf("%s gives no %q%s: %w", c.Name(), command, c.lastStray(), ctx.Err())
		case r, ok := <-c.lines:
			switch {
			case !ok:
				return line{}, c.gone(io.EOF)
			case r.failed != nil:
				return line{}, c.gone(r.failed)
			case r.wrong != nil:
				return line{}, c.breaks("%s does not speak Hub: %w", c.Name(), r.wrong)
			}
			l, err := parseLine(r.text)
			switch {
			case err == nil && l.command == command:
				return l, nil
			case err == nil && l.command == "error":
				message, _ := l.value("message")
				return line{}, c.breaks("%s reports an error: %s", c.Name(), excerpt(message))
			case err == nil && slices.Contains(known, l.command):
				if other != nil {
					other(l)
				}
			case err != nil && strings.HasPrefix(strings.TrimSpace(r.text), command):
				// It is what we wait for, and nothing else will come.
				return line{}, c.breaks("%s answers %q: %w", c.Name(), excerpt(r.text), err)
			case err != nil || l.command != "":
				// The protocol lets engines say more than it knows.
				strays++
				c.stray = r.text
			}
		}
	}
	return line{}, c.breaks("%s does not speak Hub: in %d lines there is no %q%s", c.Name(), maxStray, command, c.lastStray())
}

// known are the answers that may come while another one is waited for.
var known = []string{"id", "param", "info", "pong"}

// gone breaks the client, because the other side has left.
func (c *Client) gone(why error) error {
	if why == io.EOF {
		return c.breaks("%s ended: %s%s", c.Name(), c.fate(), c.lastStray())
	}
	return c.breaks("%s ended: %s%s: %w", c.Name(), c.fate(), c.lastStray(), why)
}

func (c *Client) lastStray() string {
	if c.stray == "" {
		return ""
	}
	return fmt.Sprintf("; its last line without meaning is %q", excerpt(c.stray))
}
