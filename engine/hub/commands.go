package hub

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"damiera/rules"
)

// onward is what follows a command.
type onward bool

const (
	stay  onward = false
	leave onward = true
)

// obey does what a line says. While the engine thinks, any command that is not
// about that ends the search first.
func (s *server) obey(ctx context.Context, text string) onward {
	l, err := parseLine(text)
	if err != nil {
		s.out.error(err)
		return stay
	}
	switch l.command {
	case "": // a line of blanks
	case "ping":
		s.out.line("pong")
	case "ponder-hit": // there is no pondering that it could end
	case "stop":
		s.halt()
	default:
		s.halt()
		if l.command == "quit" {
			return leave
		}
		if err := s.set(ctx, l); err != nil {
			s.out.error(fmt.Errorf("%s: %w", excerpt(l.command), err))
		}
	}
	return stay
}

// set obeys a command that waits for the end of a search.
func (s *server) set(ctx context.Context, l line) error {
	switch l.command {
	case "hub":
		s.tellParameters()
	case "init":
		s.out.line("ready")
	case "set-param":
		return s.setParameter(l)
	case "new-game":
		s.engine = nil
	case "pos":
		return s.setPosition(l)
	case "level":
		said, err := s.level.with(l)
		if err == nil {
			s.level = said
		}
		return err
	case "go":
		return s.think(ctx, l)
	default:
		return errors.New("there is no such command")
	}
	return nil
}

// setPosition obeys a pos command.
func (s *server) setPosition(l line) error {
	g := s.settings.game
	// What looks like a move is one outside the quotes, and to think about another
	// position would be worse than an error.
	for _, a := range l.args {
		if a.value == "" && strings.ContainsAny(a.name, "12345678") {
			return fmt.Errorf("what is %s? several moves need quotes: moves=\"…\"", excerpt(a.name))
		}
	}
	p := rules.Start(g)
	if text, ok := l.value("pos"); ok {
		var err error
		if p, err = parsePosition(g, text); err != nil {
			return err
		}
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		return err
	}
	moves, _ := l.value("moves")
	for i, text := range strings.Fields(moves) {
		move, err := parseMove(m.Position(), text)
		if err == nil {
			// What was played was played, past any draw: the other program judges the game.
			m, err = m.Replay(move)
		}
		if err != nil {
			return fmt.Errorf("move %d, %s: %w", i+1, excerpt(text), err)
		}
	}
	if m.Idle() >= g.IdleLimit() {
		// They play on where our rules have a draw. A search that counted on would
		// see nothing but draws, so it counts anew.
		if m, err = rules.NewMatchFrom(m.Position()); err != nil {
			return err
		}
	}
	s.match = m
	return nil
}
