package rules_test

import (
	"errors"
	"testing"

	"damiera/rules"
)

// play makes the given moves, which the test knows to be legal.
func play(t *testing.T, m rules.Match, texts ...string) rules.Match {
	t.Helper()
	for _, text := range texts {
		next, err := m.Play(move(t, m.Position(), text))
		if err != nil {
			t.Fatalf("%s after %d plies: %v", text, m.Plies(), err)
		}
		m = next
	}
	return m
}

func matchFrom(t *testing.T, g rules.Game, fen string) rules.Match {
	t.Helper()
	m, err := rules.NewMatchFrom(position(t, g, fen))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheSideThatHasMovedIsNotAskedForItsMoves(t *testing.T) {
	m := play(t, matchFrom(t, rules.Italian, "W:W12:B4,6"), "12-8")
	if r := m.Result(); r != (rules.Result{}) {
		t.Errorf("the match ended with %v, but Black has moves", r)
	}
	if r := play(t, m, "6-10").Result(); r != (rules.Result{Outcome: rules.BlackWins, Reason: rules.NoMoves}) {
		t.Errorf("result %v, want a loss of White, who is blocked", r)
	}
	if r := play(t, m, "4-7").Result(); r != (rules.Result{}) {
		t.Errorf("the match ended with %v, but White has 8-4", r)
	}
}

func TestAManStartsTheCountOfIdlePliesAgain(t *testing.T) {
	m := matchFrom(t, rules.Italian, "W:W21,K32:BK1")
	shuffle := []string{"32-28", "1-5", "28-32", "5-1"}
	for i := range 78 {
		m = play(t, m, shuffle[i%4])
	}
	m = play(t, m, "21-17")
	if m.Idle() != 0 {
		t.Errorf("%d idle plies after a man's move, want 0", m.Idle())
	}
	for i := range 80 {
		if r := m.Result(); r != (rules.Result{}) {
			t.Fatalf("result %v after %d idle plies", r, i)
		}
		m = play(t, m, []string{"5-1", "28-32", "1-5", "32-28"}[i%4])
	}
	if r := m.Result(); r != (rules.Result{Outcome: rules.Draw, Reason: rules.NoProgress}) {
		t.Errorf("result %v after 80 idle plies, want a draw", r)
	}
}

func TestRepetitionDrawsInEnglishDraughts(t *testing.T) {
	m := matchFrom(t, rules.English, "W:WK32:BK1")
	m = play(t, m, "32-28", "1-5", "28-32", "5-1", "32-28", "1-5", "28-32")
	if m.Result() != (rules.Result{}) || m.Occurrences() != 2 {
		t.Fatalf("result %v with %d occurrences", m.Result(), m.Occurrences())
	}
	m = play(t, m, "5-1")
	if r := m.Result(); r != (rules.Result{Outcome: rules.Draw, Reason: rules.Repetition}) {
		t.Errorf("result %v at the third occurrence, want a draw", r)
	}
	if _, err := m.Play(rules.Move{}); !errors.Is(err, rules.ErrOver) {
		t.Errorf("a move after the end: %v, want ErrOver", err)
	}
}

func TestARecordGoesOnPastTheDraw(t *testing.T) {
	m := matchFrom(t, rules.Italian, "W:W21,K32:BK1")
	for i := range 100 {
		next, err := m.Replay(move(t, m.Position(), []string{"32-28", "1-5", "28-32", "5-1"}[i%4]))
		if err != nil {
			t.Fatalf("ply %d: %v", i+1, err)
		}
		m = next
	}
	if m.Plies() != 100 || m.Result() != (rules.Result{}) {
		t.Errorf("%d plies with result %v", m.Plies(), m.Result())
	}
}

func TestMatchesBranch(t *testing.T) {
	trunk := play(t, rules.NewMatch(rules.Italian), "22-18", "10-14")
	left := play(t, trunk, "27-22")
	right := play(t, trunk, "21-17")
	for want, m := range map[string]rules.Match{"22-18 10-14 21-17": right, "22-18 10-14 27-22": left} {
		var got string
		for i, mv := range m.Moves() {
			if i > 0 {
				got += " "
			}
			got += mv.String()
		}
		if got != want {
			t.Errorf("moves %q, want %q", got, want)
		}
		positions := m.Positions()
		if len(positions) != 4 || positions[0] != m.Start() || positions[3] != m.Position() {
			t.Errorf("the positions of %q do not lead from its start to its end", want)
		}
	}
}

func TestMovesAreTakenBack(t *testing.T) {
	// Through captures, a crowning and a half-full draw counter, and to a draw by repetition.
	m := matchFrom(t, rules.English, "W:W10,32:B1,2,27")
	then := []rules.Match{m}
	for ply := 0; m.Result() == (rules.Result{}) && ply < 200; ply++ {
		legal := m.Legal()
		m = play(t, m, legal[ply%len(legal)].String())
		then = append(then, m)
	}
	if m.Result() == (rules.Result{}) {
		t.Fatal("the game does not end")
	}
	for back := range then {
		want := then[len(then)-1-back]
		got := m.TakeBack(back)
		if got.Position() != want.Position() || got.Idle() != want.Idle() || got.Occurrences() != want.Occurrences() ||
			got.Result() != want.Result() || got.Plies() != want.Plies() || got.Start() != want.Start() {
			t.Fatalf("%d plies taken back: %v, %d idle, %v; it was %v, %d, %v", back,
				got.Position(), got.Idle(), got.Result(), want.Position(), want.Idle(), want.Result())
		}
	}
	if got := m.TakeBack(len(then) + 5); got.Plies() != 0 || got.Position() != m.Start() {
		t.Errorf("more taken back than there is: %v", got.Position())
	}
}

func TestARecordPastTheDrawIsTakenBack(t *testing.T) {
	m := matchFrom(t, rules.English, "W:WK32:BK1")
	var err error
	for i := range 20 {
		m, err = m.Replay(move(t, m.Position(), []string{"32-28", "1-5", "28-32", "5-1"}[i%4]))
		if err != nil {
			t.Fatal(err)
		}
	}
	if back := m.TakeBack(5); back.Plies() != 15 || back.Position() != m.Positions()[15] {
		t.Errorf("%d plies are left, in %v", back.Plies(), back.Position())
	}
}

func TestAResignationIsTakenBack(t *testing.T) {
	m := play(t, rules.NewMatch(rules.Italian), "22-18")
	if back := m.Resign(rules.White).TakeBack(0); back.Result() != (rules.Result{}) || back.Position() != m.Position() {
		t.Errorf("%v in %v", back.Result(), back.Position())
	}
}

func TestIllegalMovesAreRefused(t *testing.T) {
	m := rules.NewMatch(rules.English)
	other := rules.Start(rules.Italian).Moves()[0]
	for _, mv := range []rules.Move{{}, other} {
		if _, err := m.Play(mv); !errors.Is(err, rules.ErrIllegal) {
			t.Errorf("%s: %v, want ErrIllegal", mv, err)
		}
	}
}

func TestEndsThatPlayersAgreeOn(t *testing.T) {
	m := rules.NewMatch(rules.Alquerque)
	if r := m.Resign(rules.White).Result(); r != (rules.Result{Outcome: rules.BlackWins, Reason: rules.Resignation}) {
		t.Errorf("White resigned: %v", r)
	}
	drawn := m.Agree()
	if r := drawn.Result(); r != (rules.Result{Outcome: rules.Draw, Reason: rules.Agreement}) {
		t.Errorf("a draw was agreed: %v", r)
	}
	if drawn.Resign(rules.Black) != drawn || len(drawn.Legal()) != 0 {
		t.Error("a match that is over goes on")
	}
}

func TestAPositionWithoutMovesIsOver(t *testing.T) {
	m := matchFrom(t, rules.Italian, "W:W:B1")
	if r := m.Result(); r != (rules.Result{Outcome: rules.BlackWins, Reason: rules.NoPieces}) {
		t.Errorf("result %v, want a loss of White, who has no pieces", r)
	}
	if _, err := rules.NewMatchFrom(rules.Position{Game: 9}); err == nil {
		t.Error("a match of an unknown game begins")
	}
}
