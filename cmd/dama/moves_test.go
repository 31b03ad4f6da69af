package main

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"strings"
	"testing"

	"damiera/rules"
)

func TestMoves(t *testing.T) {
	for _, c := range []call{
		{
			name:  "the start",
			args:  []string{"moves", "italian"},
			stdin: "W:W21-32:B1-12\n",
			stdout: `{"fen":"W:W21-32:B1-12","moves":["21-17","21-18","22-18","22-19","23-19","23-20","24-20"],"forbidden":[]}
`,
		},
		{
			name: "forbidden captures, an end, and a last line without its end",
			args: []string{"moves", "italian"},
			stdin: "W:W31,32,K25:B12,13,20,21,28,7,K14,K5\r\n" +
				"B:W11:B",
			stdout: `{"fen":"W:W31,32,K25:B12,13,20,21,28,7,K14,K5","moves":["25x18x11x4"],"forbidden":[{"move":"25x18x9x2","rule":4},{"move":"31x24x15x8","rule":2},{"move":"32x23x16","rule":1}]}
{"fen":"B:W11:B","moves":[],"forbidden":[]}
`,
		},
		{
			name:  "bad lines between good ones",
			args:  []string{"moves", "english"},
			stdin: "W:W22:BK18\nW:WX4:B1\n\n<&>\nW:W1,22:B5\nW:WK29:BK1\n",
			stdout: `{"fen":"W:W22:BK18","moves":["22x15"],"forbidden":[]}
{"fen":"W:WX4:B1","error":"a square is expected, 1 to 32: W:W»X4«:B1"}
{"fen":"","error":"the position is empty: »«"}
{"fen":"<&>","error":"the side to move is missing: W or B: »<&>«"}
{"fen":"W:W1,22:B5","error":"a white man stands on 1, its far row"}
{"fen":"W:WK29:BK1","moves":["29-25"],"forbidden":[]}
`,
		},
		{
			name:  "Alquerque",
			args:  []string{"moves", "alquerque"},
			stdin: "4b/5/5/1b3/w4 w\n",
			stdout: `{"fen":"4b/5/5/1b3/w4 w","moves":["a1xc3"],"forbidden":[]}
`,
		},
		{name: "no line at all", args: []string{"moves", "italian"}},
	} {
		c.check(t)
	}
}

// Every position file is answered with the moves and the forbidden captures that it tells itself.
func TestMovesVectors(t *testing.T) {
	for _, g := range rules.Games() {
		text, err := os.ReadFile("../../rules/testdata/" + g.String() + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		var input strings.Builder
		var want []movesAnswer
		for line := range strings.Lines(string(text)) {
			var row struct {
				FEN       string
				Moves     []struct{ Move string }
				Forbidden []forbidden
			}
			if err := json.Unmarshal([]byte(line), &row); err != nil {
				t.Fatal(err)
			}
			answer := movesAnswer{FEN: row.FEN, Forbidden: row.Forbidden}
			for _, m := range row.Moves {
				answer.Moves = append(answer.Moves, m.Move)
			}
			want = append(want, answer)
			input.WriteString(row.FEN + "\n")
		}
		stdout, _, status := dama(input.String(), "moves", g.String())
		if lines := strings.Count(stdout, "\n"); status != fine || lines != len(want) {
			t.Fatalf("%s: exit status %d, %d lines for %d", g, status, lines, len(want))
		}
		i := 0
		for line := range strings.Lines(stdout) {
			var got movesAnswer
			if err := json.Unmarshal([]byte(line), &got); err != nil {
				t.Fatal(err)
			}
			if got.FEN != want[i].FEN || !sameSet(got.Moves, want[i].Moves) || !sameSet(got.Forbidden, want[i].Forbidden) {
				t.Errorf("%s: %+v, want %+v", g, got, want[i])
			}
			i++
		}
	}
}

func sameSet[T comparable](a, b []T) bool {
	in := map[T]bool{}
	for _, x := range a {
		in[x] = true
	}
	for _, x := range b {
		if !in[x] {
			return false
		}
	}
	return len(a) == len(b) && len(in) == len(a)
}

// A line longer than any buffer is one bad line, and the one after it is read.
func TestMovesLongLine(t *testing.T) {
	long := "W:W" + strings.Repeat("x", 1<<21)
	stdout, stderr, status := dama(long+"\n"+"W:W22:BK18\n", "moves", "english")
	first, second, _ := strings.Cut(stdout, "\n")
	if status != fine || stderr != "" || second != `{"fen":"W:W22:BK18","moves":["22x15"],"forbidden":[]}`+"\n" {
		t.Errorf("exit status %d, %q, second line %.200q", status, stderr, second)
	}
	var bad badLine
	if err := json.Unmarshal([]byte(first), &bad); err != nil || bad.FEN != long || len(bad.Error) > 200 {
		t.Errorf("%v: a line of %d answered with an error of %d bytes", err, len(bad.FEN), len(bad.Error))
	}
}

// Each line is answered before the next one is there.
func TestMovesAnswersAtOnce(t *testing.T) {
	in, type_ := io.Pipe()
	read, out := io.Pipe()
	ended := make(chan int)
	go func() {
		ended <- run([]string{"moves", "english"}, in, out, io.Discard)
		out.Close()
	}()
	answers := bufio.NewReader(read)
	for range 3 {
		if _, err := io.WriteString(type_, "W:W22:BK18\n"); err != nil {
			t.Fatal(err)
		}
		if line, err := answers.ReadString('\n'); err != nil || !strings.Contains(line, "22x15") {
			t.Fatalf("%q, %v", line, err)
		}
	}
	type_.Close()
	if status := <-ended; status != fine {
		t.Errorf("exit status %d", status)
	}
}
