package pdn_test

import (
	"fmt"
	"os"
	"strings"

	"damiera/rules"
	"damiera/rules/pdn"
)

func ExampleRead() {
	const text = `
[Event "Club evening"]
[Black "Player A"]
[White "Player B"]
[Result "1-0"]
[GameType "21"]

1. 11-15 23-19 2. 8-11! {the Old Fourteenth} 22-17 1-0

[Event "The next evening"]
[GameType "21"]

1. 11-15 23-19 2. 8-11
`
	games, err := pdn.Read(strings.NewReader(text), pdn.Options{})
	if err != nil {
		fmt.Println(err)
	}
	for _, g := range games {
		event, _ := g.Tag("Event")
		fmt.Printf("%s, %s: %d plies", event, g.Kind, g.Match.Plies())
		if winner, ok := g.Outcome.Winner(); ok {
			fmt.Printf(", %s won", winner)
		}
		if g.Problem != nil {
			fmt.Printf(", line %d: %s", g.Problem.Line, g.Problem.About)
		}
		fmt.Println()
	}
	// Output:
	// Club evening, english: 4 plies, black won
	// The next evening, english: 3 plies
}

func ExampleWrite() {
	m := rules.NewMatch(rules.Italian)
	for _, text := range []string{"22-18", "9-13", "18x9"} {
		mv, err := m.Position().ParseMove(text)
		if err != nil {
			fmt.Println(err)
			break
		}
		if m, err = m.Replay(mv); err != nil {
			fmt.Println(err)
		}
	}
	err := pdn.Write(os.Stdout, pdn.Game{
		Kind:     rules.Italian,
		Match:    m,
		Tags:     []pdn.Tag{{Name: "White", Value: "Bianca"}, {Name: "Black", Value: "Nerio"}},
		Comments: []pdn.Comment{{Ply: 2, Text: "an exchange"}},
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output:
	// [White "Bianca"]
	// [Black "Nerio"]
	// [Result "*"]
	// [GameType "22,W,8,8,N2,1"]
	//
	// 1. 22-18 9-13 {an exchange} 2. 18x9 *
}
