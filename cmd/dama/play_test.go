package main

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

func TestPlay(t *testing.T) {
	for _, c := range []call{
		{
			name: "no move",
			args: []string{"play", "english"},
			stdout: `{"position":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","quiet":0,"occurrences":1,"result":"*","reason":""}
`,
		},
		{
			name: "short and long forms, one argument or several",
			args: []string{"play", "italian", "21-18 10-13", "23-20", "11-15 20x11", "7:14:21", "26x17x10"},
			stdout: `{"position":"B:W10,22,24,25,27,28,29,30,31,32:B1,2,3,4,5,6,8,9,12","quiet":0,"occurrences":1,"result":"*","reason":""}
`,
		},
		{
			name: "White wins in the English game",
			args: []string{"play", "english", "-from", "W:W22:BK18", "22x15"},
			stdout: `{"position":"B:W15:B","quiet":0,"occurrences":1,"result":"1-0","reason":"no pieces"}
`,
		},
		{
			name: "the flag before the game",
			args: []string{"play", "-from", "W:W12:B4,6", "italian", "12-8", "6-10"},
			stdout: `{"position":"W:W8:B4,10","quiet":0,"occurrences":1,"result":"0-1","reason":"no moves"}
`,
		},
		{
			name:   "an illegal move",
			args:   []string{"play", "italian", "22-18", "11-15", "18x11", "6x15"},
			stderr: "dama play: move 3, 18x11: ",
			status: failed,
		},
		{
			name:   "no move at all",
			args:   []string{"play", "italian", "22-18", "hello"},
			stderr: "dama play: move 2, hello: ",
			status: failed,
		},
		{
			name:   "an ambiguous move",
			args:   []string{"play", "italian", "-from", "W:W30:B11,12,19,20,27", "30x7"},
			stderr: "move 1, 30x7: ambiguous",
			status: failed,
		},
		{
			name:   "a move after the end",
			args:   []string{"play", "english", "-from", "W:W22:BK18", "22x15", "1-5"},
			stderr: "move 2, 1-5: the match is over: 1-0, no pieces",
			status: failed,
		},
	} {
		c.check(t)
	}
}

// The games of the vectors, in both forms, stand as they say.
func TestPlayVectors(t *testing.T) {
	type row struct {
		Game, FEN, Moves      string // draws.json
		Quiet, Occurrences    []int
		Long, Short           string // games.json
		Result, Reason, Final string
	}
	var rows []row
	for _, name := range []string{"draws", "games"} {
		text, err := os.ReadFile("../../rules/testdata/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var more []row
		if err := json.Unmarshal(text, &more); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, more...)
	}
	for _, v := range rows {
		for _, moves := range []string{v.Moves, v.Long, v.Short} {
			if moves == "" {
				continue
			}
			args := []string{"play", v.Game}
			if v.FEN != "" {
				args = append(args, "-from", v.FEN)
			}
			stdout, stderr, status := dama("", slices.Concat(args, strings.Fields(moves))...)
			var got standing
			if err := json.Unmarshal([]byte(stdout), &got); err != nil || status != fine {
				t.Errorf("%v: exit status %d, %v, %s", args, status, err, stderr)
				continue
			}
			want := standing{v.Final, got.Quiet, got.Occurrences, v.Result, v.Reason}
			if n := len(v.Quiet); n > 0 {
				want.Quiet, want.Occurrences = v.Quiet[n-1], v.Occurrences[n-1]
			}
			if got != want {
				t.Errorf("%v: %+v, want %+v", args, got, want)
			}
		}
	}
	if len(rows) != 60 {
		t.Errorf("%d games", len(rows))
	}
}
