package hub_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"damiera/engine/hub"
	"damiera/rules"
)

func TestServeEnds(t *testing.T) {
	for _, test := range []struct{ name, said, heard string }{
		{"nothing said", "", ""},
		{"quit", "quit\nping\n", ""},
		{"the end", "ping\n", "pong\n"},
		{"the end without a line feed", "ping", "pong\n"},
		{"Windows", "ping\r\nquit\r\n", "pong\n"},
		{"quit while thinking", "pos pos=BeeeeeeeeebeBeeeeeBebeeeeeBBeeWee\nlevel infinite\ngo think\nquit\n", "done\n"},
		{"the end while thinking", "level infinite\ngo think\n", "done\n"},
		{"the end while thinking for a year", "level move-time=30000000\ngo think\n", "done\n"},
	} {
		var out bytes.Buffer
		if err := hub.Serve(context.Background(), strings.NewReader(test.said), &out, hub.Options{}); err != nil {
			t.Errorf("%s: %v", test.name, err)
		}
		heard := out.String()
		if test.heard == "done\n" {
			last := heard[strings.LastIndex(strings.TrimSpace(heard), "\n")+1:]
			if !strings.HasPrefix(last, "done move=") || strings.Count(heard, "done") != 1 {
				t.Errorf("%s: heard\n%s", test.name, heard)
			}
			continue
		}
		if heard != test.heard {
			t.Errorf("%s: heard %q", test.name, heard)
		}
	}
}

// A bounded search comes to its end although nothing more is said, as when commands are piped in.
func TestPipedIn(t *testing.T) {
	var out bytes.Buffer
	err := hub.Serve(context.Background(), strings.NewReader("level depth=3\ngo think\n"), &out, hub.Options{Game: rules.English, Grace: time.Minute})
	if err != nil || !strings.Contains(out.String(), "info depth=3 ") || !strings.Contains(out.String(), "\ndone move=") {
		t.Errorf("%v, heard\n%s", err, out.String())
	}
}

func TestServeFails(t *testing.T) {
	broken := errors.New("broken")
	ctx, cancel := context.WithCancelCause(context.Background())
	in, say := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- hub.Serve(ctx, in, io.Discard, hub.Options{}) }()
	io.WriteString(say, "level infinite\ngo analyze\n")
	cancel(broken)
	if err := <-ended; err != broken {
		t.Errorf("cancelled: %v", err)
	}
	say.CloseWithError(broken)

	if err := hub.Serve(context.Background(), in, io.Discard, hub.Options{}); err != broken {
		t.Errorf("input that fails: %v", err)
	}

	in, say = io.Pipe()
	go io.WriteString(say, "ping\n")
	if err := hub.Serve(context.Background(), in, failingWriter{broken}, hub.Options{}); err != broken {
		t.Errorf("output that fails: %v", err)
	}
	say.Close()
}

type failingWriter struct{ err error }

func (w failingWriter) Write([]byte) (int, error) { return 0, w.err }

// Whatever comes, each line is answered by at most one error, and the talk goes on.
func TestJunk(t *testing.T) {
	chance := rand.New(rand.NewPCG(4, 2))
	c := talkTo(t, hub.Options{})
	binary := func(n int) string {
		b := make([]byte, n)
		for i := range b {
			if b[i] = byte(chance.Uint32()); b[i] == '\n' {
				b[i] = 0
			}
		}
		return string(b)
	}
	lines := []string{
		"\x00", "\xff\xfe", strings.Repeat("x", 5000), strings.Repeat("x", 2<<20), strings.Repeat(`"`, 3<<20),
		"pos pos=" + strings.Repeat("w", 1<<19), `pos moves="` + strings.Repeat("22-18 ", 1<<16) + `"`,
		`pos moves="` + strings.Repeat("x1", 1<<16) + `"`, "pos pos=\xc3\xa9" + strings.Repeat("e", 31),
		"level depth=99999999999999999999999", "level time=1e400", "level move-time=0x", "set-param name=\"\" value=\"\"",
		"set-param name=seed value=99999999999999999999", "go\tsleep", "go think=\"", "info", "done move=22-18", "error", "ponder",
	}
	for range 200 {
		lines = append(lines, "x"+binary(chance.IntN(100)))
	}
	for _, text := range lines {
		c.say(text)
		c.say("ping")
		answer := c.hear()
		if !strings.HasPrefix(answer, `error message="`) || strings.Count(answer, `"`) != 2 || len(answer) > 400 {
			t.Fatalf("%.60q is answered by %.400q", text, answer)
		}
		if answer := c.hear(); answer != "pong" {
			t.Fatalf("after %.60q comes %q", text, answer)
		}
	}
	c.say("level depth=1")
	c.say("go think")
	if answer := c.hearPast(); !strings.HasPrefix(answer, "done move=") {
		t.Errorf("at last comes %q", answer)
	}
	c.end()
}

// Every line is whole and written at once, which is what a program on the other side waits for.
func TestLinesAreWritten(t *testing.T) {
	var w lineWriter
	text := "hub\nlevel depth=2\ngo analyze\n"
	if err := hub.Serve(context.Background(), strings.NewReader(text), &w, hub.Options{}); err != nil {
		t.Error(err)
	}
	if len(w) < 8 {
		t.Errorf("only %q", w)
	}
	for _, part := range w {
		if strings.Count(part, "\n") != 1 || !strings.HasSuffix(part, "\n") {
			t.Errorf("written at once: %q", part)
		}
	}
}

type lineWriter []string

func (w *lineWriter) Write(b []byte) (int, error) {
	*w = append(*w, string(b))
	return len(b), nil
}

// While it thinks, the engine answers pings and stops when it is told to, again and again.
func TestStop(t *testing.T) {
	c := talkTo(t, hub.Options{Game: rules.Alquerque})
	for _, search := range []string{"go think", "go analyze", "go think"} {
		c.say("pos")
		c.say("level infinite")
		c.say(search)
		c.say("ping")
		if answer := c.hearPast(); answer != "pong" {
			t.Fatalf("a ping is answered by %q", answer)
		}
		c.say("stop")
		c.say("stop")
		if answer := c.hearPast(); !strings.HasPrefix(answer, "done move=") {
			t.Fatalf("a stop is answered by %q", answer)
		}
	}
	c.say("ping")
	if answer := c.hear(); answer != "pong" {
		t.Errorf("at last comes %q", answer)
	}
	c.end()
}

// The search knows the game before it: a ply before the counter draws, Black, who is behind, has
// a draw. Moves past a draw are taken, since the other program judges the game; then Black is behind.
func TestDraws(t *testing.T) {
	for _, test := range []struct {
		game               rules.Game
		start, round, last string
	}{
		{rules.Italian, "WBeeeeeeeeeeeeeeeeeeeeeeeWWeeWWWW", "32-28 1-5 28-32 5-1 ", "28-32"},
		{rules.English, "WBeeeeeeeeeeeeeeeeeeeeeeeWWeeWWWW", "32-27 1-6 27-32 6-1 ", "27-32"},
		{rules.Alquerque, "Wbeeweeeeeeweweeeeeeeeeeew", "e1-d1 a5-b5 d1-e1 b5-a5 ", "d5-c5"},
	} {
		c := talkTo(t, hub.Options{Game: test.game})
		limit := test.game.IdleLimit()
		for _, plies := range []int{limit - 1, 2*limit + (limit-1)%4} {
			moves := append(strings.Fields(strings.Repeat(test.round, plies))[:plies-1], test.last)
			c.say("pos pos=" + test.start + ` moves="` + strings.Join(moves, " ") + `"`)
			c.say("level depth=2")
			c.say("go analyze")
			answer, drawn, infos := c.hear(), plies < limit, 0
			for ; strings.HasPrefix(answer, "info "); answer = c.hear() {
				infos++
				if strings.Contains(answer, " score=0.00 ") != drawn || strings.Contains(answer, " score=-") == drawn {
					t.Errorf("%s, %d plies: %s", test.game, plies, answer)
				}
			}
			if infos == 0 || !strings.HasPrefix(answer, "done move=") {
				t.Errorf("%s, %d plies: %d infos, %s", test.game, plies, infos, answer)
			}
		}
		c.end()
	}
}
