package rules_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

func TestDrawVectors(t *testing.T) {
	type row struct {
		Game, Name, FEN, Moves string
		Quiet, Occurrences     []int
		Result, Reason, Final  string
	}
	rows := readAll[row](t, "testdata/draws.json")
	for _, v := range rows {
		t.Run(v.Game+"/"+v.Name, func(t *testing.T) {
			m, err := rules.NewMatchFrom(parse(t, game(t, v.Game), v.FEN))
			if err != nil {
				t.Fatal(err)
			}
			if m.Idle() != 0 || m.Occurrences() != 1 {
				t.Errorf("at the start: %d quiet plies, %d occurrences", m.Idle(), m.Occurrences())
			}
			for i, text := range strings.Fields(v.Moves) {
				m = played(t, m, text)
				if m.Idle() != v.Quiet[i] || m.Occurrences() != v.Occurrences[i] {
					t.Fatalf("after ply %d, %s: %d quiet plies and %d occurrences, want %d and %d",
						i+1, text, m.Idle(), m.Occurrences(), v.Quiet[i], v.Occurrences[i])
				}
			}
			checkEnd(t, m, v.Result, v.Reason, v.Final)
		})
	}
	t.Logf("%d games", len(rows))
}

func TestGameVectors(t *testing.T) {
	type row struct {
		Game, Result, Reason string
		Plies                int
		Long, Short, Final   string
	}
	rows := readAll[row](t, "testdata/games.json")
	for _, v := range rows {
		g := game(t, v.Game)
		long, short := strings.Fields(v.Long), strings.Fields(v.Short)
		if len(long) != v.Plies || len(short) != v.Plies {
			t.Fatalf("%d and %d moves in a game of %d plies", len(long), len(short), v.Plies)
		}
		m, replayed := rules.NewMatch(g), rules.NewMatch(g)
		for i := range long {
			before := m.Position()
			m = played(t, m, long[i])
			mv, err := before.ParseMove(short[i])
			if err != nil || mv != m.Last() {
				t.Fatalf("%s: %s is read as %s, want %s; %v", before, short[i], mv, long[i], err)
			}
			if text := before.Text(mv); text != short[i] {
				t.Errorf("%s: %s is written as %s, want %s", before, mv, text, short[i])
			}
			if replayed, err = replayed.Replay(mv); err != nil {
				t.Fatalf("%s: replaying %s: %v", before, mv, err)
			}
		}
		checkEnd(t, m, v.Result, v.Reason, v.Final)
		if m.Plies() != v.Plies || len(m.Moves()) != v.Plies || len(m.Positions()) != v.Plies+1 {
			t.Errorf("%d plies, %d moves and %d positions, want %d", m.Plies(), len(m.Moves()), len(m.Positions()), v.Plies)
		}
		if !slices.Equal(replayed.Positions(), m.Positions()) {
			t.Errorf("the replayed game goes another way")
		}
	}
	t.Logf("%d games", len(rows))
}

// played plays a move given in the long form. No game is over before its last ply.
func played(t *testing.T, m rules.Match, text string) rules.Match {
	t.Helper()
	if m.Result() != (rules.Result{}) {
		t.Fatalf("over before %s: %v", text, m.Result())
	}
	for _, mv := range m.Legal() {
		if mv.String() == text {
			next, err := m.Play(mv)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			return next
		}
	}
	t.Fatalf("%s: no move %s", m.Position(), text)
	return m
}

func checkEnd(t *testing.T, m rules.Match, result, reason, final string) {
	t.Helper()
	if got := m.Position().String(); got != final {
		t.Errorf("ends at %s, want %s", got, final)
	}
	r := m.Result()
	if r.Outcome.String() != result || r.Reason.String() != reason {
		t.Errorf("result %s for %q, want %s for %q", r.Outcome, r.Reason, result, reason)
	}
	over := result != "*"
	if over != (len(m.Legal()) == 0) {
		t.Errorf("result %s with the legal moves %v", result, m.Legal())
	}
	if moves := m.Position().Moves(); over && len(moves) > 0 {
		if _, err := m.Play(moves[0]); !errors.Is(err, rules.ErrOver) {
			t.Errorf("playing on after the end: %v", err)
		}
	}
}
