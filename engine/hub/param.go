package hub

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"damiera/engine"
	"damiera/rules"
)

// settings are what set-param changes.
type settings struct {
	game    rules.Game
	hash    int // MB
	threads int
	seed    uint64
	play    engine.Level // 0 is as strong as the engine can
	blind   bool         // the endgame tables are not looked into
}

const (
	defaultHash = 16
	maxHash     = 1024
	maxThreads  = 64
	maxSeed     = 1<<32 - 1
	fullLevel   = "full"
)

// A parameter is a setting as the protocol shows it.
type parameter struct {
	name string
	kind []arg // its type and what bounds it
	tell func(settings) string
	set  func(*settings, string) error
}

// parameters are all of them, in the order in which they are told.
func parameters() []parameter {
	return []parameter{
		{
			name: "variant",
			kind: enum(gameNames()),
			tell: func(s settings) string { return s.game.String() },
			set: func(s *settings, value string) (err error) {
				s.game, err = rules.ParseGame(value)
				return err
			},
		},
		{
			name: "hash",
			kind: integer(1, maxHash),
			tell: func(s settings) string { return strconv.Itoa(s.hash) },
			set: func(s *settings, value string) error {
				n, err := parseInteger(value, 1, maxHash)
				s.hash = int(n)
				return err
			},
		},
		{
			name: "threads",
			kind: integer(1, maxThreads),
			tell: func(s settings) string { return strconv.Itoa(s.threads) },
			set: func(s *settings, value string) error {
				n, err := parseInteger(value, 1, maxThreads)
				s.threads = int(n)
				return err
			},
		},
		{
			name: "level",
			kind: enum(levelNames()),
			tell: func(s settings) string {
				if s.play == 0 {
					return fullLevel
				}
				return s.play.String()
			},
			set: func(s *settings, value string) (err error) {
				if value == fullLevel {
					s.play = 0
					return nil
				}
				if s.play, err = engine.ParseLevel(value); err != nil {
					return oneOf(value, levelNames())
				}
				return nil
			},
		},
		{
			name: "seed",
			kind: integer(0, maxSeed),
			tell: func(s settings) string { return strconv.FormatUint(s.seed, 10) },
			set: func(s *settings, value string) (err error) {
				s.seed, err = parseInteger(value, 0, maxSeed)
				return err
			},
		},
		{
			name: "tables",
			kind: []arg{{"type", "bool"}},
			tell: func(s settings) string { return strconv.FormatBool(!s.blind) },
			set: func(s *settings, value string) error {
				if value != "true" && value != "false" {
					return oneOf(value, []string{"true", "false"})
				}
				s.blind = value == "false"
				return nil
			},
		},
	}
}

func gameNames() []string {
	var names []string
	for _, g := range rules.Games() {
		names = append(names, g.String())
	}
	return names
}

// levelNames are the levels of the draughts games. Those that Alquerque lacks
// play there as the next stronger one.
func levelNames() []string {
	names := []string{fullLevel}
	for _, l := range engine.Levels(rules.Italian) {
		names = append(names, l.String())
	}
	return names
}

func enum(values []string) []arg {
	return []arg{{"type", "enum"}, {"values", strings.Join(values, " ")}}
}

func integer(least, most uint64) []arg {
	return []arg{{"type", "int"}, {"min", strconv.FormatUint(least, 10)}, {"max", strconv.FormatUint(most, 10)}}
}

func parseInteger(value string, least, most uint64) (uint64, error) {
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("a whole number from %d to %d is expected, not %q", least, most, excerpt(value))
	}
	return n, nil
}

func oneOf(value string, known []string) error {
	return fmt.Errorf("%q is none of %s", excerpt(value), strings.Join(known, ", "))
}

// tellParameters answers a hub command.
func (s *server) tellParameters() {
	id := []arg{{"name", "Damiera"}}
	if s.version != "" {
		id = append(id, arg{"version", s.version})
	}
	s.out.line("id", append(id, arg{"author", "Damiera authors"})...)
	for _, p := range parameters() {
		s.out.line("param", append([]arg{{"name", p.name}, {"value", p.tell(s.settings)}}, p.kind...)...)
	}
	s.out.line("wait")
}

// setParameter obeys a set-param command.
func (s *server) setParameter(l line) error {
	name, named := l.value("name")
	value, valued := l.value("value")
	switch {
	case !named || name == "":
		return fmt.Errorf("the name is missing: set-param name=… value=…")
	case !valued:
		return fmt.Errorf("the value of %s is missing", excerpt(name))
	}
	all := parameters()
	i := slices.IndexFunc(all, func(p parameter) bool { return p.name == name })
	if i < 0 {
		return fmt.Errorf("there is no parameter %q", excerpt(name))
	}
	changed := s.settings
	if err := all[i].set(&changed, value); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if changed.game != s.settings.game {
		s.match = rules.NewMatch(changed.game)
	}
	s.settings, s.engine = changed, nil
	return nil
}
