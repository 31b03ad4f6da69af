package engine

import (
	"context"
	"reflect"
	"testing"

	"damiera/rules"
)

// TestAdvice has a plain position for each reason. Move and Line are looked at only
// where one move alone is right.
func TestAdvice(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine searches")
	}
	e := New(Options{HashBytes: 1 << 20})
	for _, c := range []struct {
		game     rules.Game
		position string
		move     string
		want     Advice
	}{
		{rules.Italian, "W:W22:BK18", "22-19", Advice{Why: Only, Alone: true}},
		{rules.English, "B:W8,21:B3,18", "3x12", Advice{Why: Only, Alone: true}},
		{rules.Alquerque, "2w2/2b2/3b1/5/w4 w", "c5xc3xe3", Advice{Why: Only, Alone: true}},

		{rules.Italian, "W:W21,22:B18", "", Advice{Why: Wins, Moves: 1}},
		{rules.English, "W:W22,23:B18", "", Advice{Why: Wins, Moves: 1}},
		{rules.Alquerque, "3b1/4w/1b2w/5/5 w", "e4-d4", Advice{Why: Wins, Moves: 2}},

		{rules.Italian, "B:WK3,K8:BK5", "", Advice{Why: HoldsOut}},
		{rules.English, "B:W14,K18:B1,K8", "", Advice{Why: HoldsOut}},
		{rules.Alquerque, "5/5/5/1ww1b/w2b1 b", "", Advice{Why: HoldsOut}},

		{rules.Italian, "B:W13,K19:B5,14", "5-9", Advice{Why: AvoidsDefeat, Alone: true}},
		{rules.Italian, "B:W15,19:B2,13", "", Advice{Why: AvoidsDefeat}},
		{rules.English, "W:W6,K8:B2,22", "6-1", Advice{Why: AvoidsDefeat, Alone: true}},
		{rules.Alquerque, "2b2/5/5/4b/w2w1 b", "e2-e1", Advice{Why: AvoidsDefeat, Alone: true}},

		{rules.Italian, "W:W24,27,28,29,30:B2,3,13,18,19", "27-22", Advice{Why: GivesForMore, Given: 1, Pieces: 2}},
		{rules.English, "W:W6,10,K13,23,29,32:BK4,K14,15,18,22,25", "6-2", Advice{Why: GivesForMore, Given: 2, Pieces: 3}},
		{rules.Alquerque, "5/2w2/1b1b1/b1w1w/2bb1 w", "e2-e3", Advice{Why: GivesForMore, Given: 2, Pieces: 3}},

		{rules.Italian, "W:W6,19,29:B11,21,23", "6-3", Advice{Why: WinsPieces, Pieces: 1}},
		{rules.English, "W:W8,16,18,31:B5,7,9,17", "18-15", Advice{Why: WinsPieces, Pieces: 1}},
		{rules.Alquerque, "2w2/w4/2wb1/3b1/5 b", "", Advice{Why: WinsPieces, Pieces: 1}},

		{rules.Italian, "W:W7,11,13:B21,23,27", "7-3", Advice{Why: MakesKing, Moves: 1}},
		{rules.Italian, "W:W5,12,16:B8,18,21", "12-7", Advice{Why: MakesKing, Moves: 2, Alone: true}},
		{rules.English, "W:W8,K19:BK1,14", "8-3", Advice{Why: MakesKing, Moves: 1}},

		{rules.Italian, "W:W10,21,28:B1,16,24", "28-23", Advice{Why: AvoidsLoss, Pieces: 1, Alone: true}},
		{rules.English, "W:W11,K17,K31,32:B2,K3,K12,20", "11-8", Advice{Why: AvoidsLoss, Pieces: 1, Alone: true}},
		{rules.Alquerque, "wbw1b/3w1/2w2/5/3b1 w", "d4-d5", Advice{Why: AvoidsLoss, Pieces: 1, Alone: true}},
		{rules.Alquerque, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w", "", Advice{Why: AvoidsLoss, Pieces: 1}},

		{rules.Italian, "B:W12,13,21:B7,17,18", "7x16", Advice{Why: StopsKing, Alone: true}},
		{rules.English, "W:W12,13,21:B7,16,23", "12-8", Advice{Why: StopsKing, Alone: true}},

		{rules.Italian, "B:W21,23,31:B1,18,19", "18x25", Advice{Why: BestCapture}},
		{rules.English, "B:W17,22,K27,K32:BK4,14,18,28", "18x25", Advice{Why: BestCapture}},
		{rules.Alquerque, "3w1/3bw/1w3/1bww1/4b w", "d5xd3", Advice{Why: BestCapture}},

		{rules.Italian, "B:W5,14,30:B4,7,23", "7-11", Advice{Why: Trades, Pieces: 1}},
		{rules.English, "B:W11,15,16,K18,26:B9,12,K13,19,K32", "9-14", Advice{Why: Trades, Pieces: 1}},
		{rules.Alquerque, "ww1bb/5/5/4w/2b2 b", "d5-c5", Advice{Why: Trades, Pieces: 1}},

		{rules.Italian, "B:W12,17,26:B4,10,18", "18-21", Advice{Why: ThreatensPiece}},
		{rules.English, "B:W16,17,31:B5,9,19", "", Advice{Why: ThreatensPiece}},
		{rules.Alquerque, "1b1w1/w4/5/5/bw3 w", "b1-c1", Advice{Why: ThreatensPiece}},

		{rules.Italian, "W:W14,K20,24:B9,13,16", "14-11", Advice{Why: ThreatensKing}},
		{rules.English, "B:W13,27,32:B3,8,17", "17-22", Advice{Why: ThreatensKing}},

		{rules.Italian, "W:W21-32:B1-12", "", Advice{Why: Opening}},
		{rules.English, "B:W21-32:B1-12", "", Advice{Why: Opening}},

		{rules.Italian, "B:W5,10,13:B3,K4,12", "", Advice{Why: Best}},
		{rules.English, "W:W21,29:B15,K20", "", Advice{Why: Best}},
		{rules.Alquerque, "1w2w/5/b2b1/5/5 b", "", Advice{Why: Best}},
	} {
		m := match(t, c.game, c.position)
		got := e.Advise(context.Background(), m)
		after(t, m, got.Line...)
		if c.move != "" && got.Move.String() != c.move {
			t.Errorf("%v %s: advises %v, want %s", c.game, c.position, got.Move, c.move)
		}
		got.Move, got.Line = rules.Move{}, nil
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v %s: %+v, want %+v", c.game, c.position, got, c.want)
		}
	}
}

// TestAdviceKnowsWhatWasTaken has a piece to be taken back: what is no gain.
func TestAdviceKnowsWhatWasTaken(t *testing.T) {
	for g, moves := range map[rules.Game][]string{
		rules.Italian:   {"21-17", "10-13", "17x10"},
		rules.English:   {"11-15", "22-18", "15x22"},
		rules.Alquerque: {"d3-c3", "b3xd3", "e3xc3", "b4-b3", "b2xb4", "b5xb3xd3", "d2-e3", "c4-b4", "e3xc3", "d4xb2xd2"},
	} {
		m := rules.NewMatch(g)
		for _, text := range moves {
			move, err := m.Position().ParseMove(text)
			if err != nil {
				t.Fatal(err)
			}
			m = after(t, m, move)
		}
		a := New(Options{HashBytes: 1 << 20}).Advise(context.Background(), m)
		if len(a.Line) == 0 || !a.Move.IsCapture() || a.Why != TakesBack || a.Pieces != a.Move.Jumps() {
			t.Errorf("%v, after %v: %+v, want to take back", g, moves, a)
		}
	}
}

// TestAdviceComesAgain asks engines with another past and other options.
func TestAdviceComesAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine searches")
	}
	for _, g := range rules.Games() {
		played := New(Options{Seed: 5, Threads: 2, Remember: true, HashBytes: 1 << 20})
		for _, m := range posed(g, 5) {
			played.Think(context.Background(), m, Limits{Nodes: 5000}, nil)
			one, two := played.Advise(context.Background(), m), New(Options{HashBytes: 1 << 20}).Advise(context.Background(), m)
			if !reflect.DeepEqual(one, two) {
				t.Errorf("%v %v: %+v and %+v", g, m.Position(), one, two)
			}
		}
	}
}

func TestNoAdvice(t *testing.T) {
	e := New(Options{HashBytes: 1 << 20})
	m := rules.NewMatch(rules.English)
	if a := e.Advise(context.Background(), m.Agree()); !reflect.DeepEqual(a, Advice{}) {
		t.Errorf("%+v in a match that is over", a)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if a := e.Advise(ctx, m); !reflect.DeepEqual(a, Advice{}) {
		t.Errorf("%+v with no time to find any", a)
	}
}
