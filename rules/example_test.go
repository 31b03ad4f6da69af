package rules_test

import (
	"fmt"

	"damiera/rules"
)

func Example() {
	m := rules.NewMatch(rules.Italian)
	for _, text := range []string{"23-20", "10-14", "28-23", "11-15", "20x11", "6x15"} {
		move, err := m.Position().ParseMove(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		m, err = m.Play(move)
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println(m.Position())
	fmt.Println(m.Result().Outcome, m.Plies(), "plies,", m.Idle(), "without progress")
	// Output:
	// W:W21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,5,7,8,9,12,14,15
	// * 6 plies, 0 without progress
}

func ExamplePosition_Moves() {
	p, err := rules.ParsePosition(rules.Alquerque, "4b/5/5/2b2/1w3 w")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range p.Moves() {
		fmt.Println(m, "leads to", p.Play(m))
	}
	// Output:
	// b1-b2 leads to 4b/5/5/1wb2/5 b
	// b1-a1 leads to 4b/5/5/2b2/w4 b
	// b1-c1 leads to 4b/5/5/2b2/2w2 b
}

func ExamplePosition_Forbidden() {
	p, err := rules.ParsePosition(rules.Italian, "W:W31,32,K25:B12,13,20,21,28,7,K14,K5")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("legal:", p.Moves())
	for _, r := range p.Forbidden() {
		fmt.Printf("%s is forbidden by rule %d: %s comes first\n", r.Move, r.Rule, r.By)
	}
	// Output:
	// legal: [25x18x11x4]
	// 25x18x9x2 is forbidden by rule 4: 25x18x11x4 comes first
	// 31x24x15x8 is forbidden by rule 2: 25x18x11x4 comes first
	// 32x23x16 is forbidden by rule 1: 25x18x11x4 comes first
}

// Two captures with the same ends are told apart by writing every landing.
func ExamplePosition_Text() {
	p, err := rules.ParsePosition(rules.English, "W:W31:B9,10,17,18,26")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range p.Moves() {
		fmt.Println(p.Text(m))
	}
	_, err = p.ParseMove("31x6")
	fmt.Println(err)
	// Output:
	// 31x22x13x6
	// 31x22x15x6
	// ambiguous: different pieces would be captured: »31x6«
}

func ExampleParsePosition() {
	p, err := rules.ParsePosition(rules.English, "B:B1-12:W21-32.")
	fmt.Println(p == rules.Start(rules.English), err)
	_, err = rules.ParsePosition(rules.English, "W:W4,4:B1")
	fmt.Println(err)
	_, err = rules.ParsePosition(rules.English, "W:W20-32:B1-12")
	fmt.Println(err)
	// Output:
	// true <nil>
	// square 4 is named twice: W:W4,»4«:B1
	// 13 white pieces: a side has at most 12
}

// The draw counters end a match in play, not a record that is read.
func ExampleMatch_Replay() {
	p, err := rules.ParsePosition(rules.English, "W:WK32:BK1")
	if err != nil {
		fmt.Println(err)
		return
	}
	start, err := rules.NewMatchFrom(p)
	if err != nil {
		fmt.Println(err)
		return
	}
	played, record := start, start
	for range 3 {
		for _, text := range []string{"32-28", "1-5", "28-32", "5-1"} {
			move, err := record.Position().ParseMove(text)
			if err != nil {
				fmt.Println(err)
				return
			}
			if record, err = record.Replay(move); err != nil {
				fmt.Println(err)
				return
			}
			if next, err := played.Play(move); err == nil {
				played = next
			}
		}
	}
	fmt.Println(played.Plies(), played.Result().Outcome, played.Result().Reason)
	fmt.Println(record.Plies(), record.Result().Outcome, record.Result().Reason)
	// Output:
	// 8 1/2-1/2 repetition
	// 12 *
}
