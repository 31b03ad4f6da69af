package hub_test

import (
	"bufio"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"damiera/engine"
	"damiera/engine/hub"
	"damiera/rules"
)

// pipe is two pipes as one thing, and the other end of them.
type pipe struct {
	io.Reader
	io.WriteCloser
}

func pipes() (ours, theirs pipe) {
	r1, w1 := io.Pipe()
	r2, w2 := io.Pipe()
	return pipe{r1, w2}, pipe{r2, w1}
}

// served is a client of our own server.
func served(t *testing.T) *hub.Client {
	ours, theirs := pipes()
	go func() {
		hub.Serve(context.Background(), theirs.Reader, theirs.WriteCloser, hub.Options{Version: "1.0"})
		theirs.Close()
	}()
	c, err := hub.NewClient(t.Context(), ours)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// Two engines play a game of each kind against each other.
func TestClientPlays(t *testing.T) {
	for _, g := range rules.Games() {
		t.Run(g.String(), func(t *testing.T) {
			players := [2]*hub.Client{served(t), served(t)}
			if name := players[0].Name(); name != "Damiera 1.0" {
				t.Errorf("its name is %q", name)
			}
			if err := players[0].Set("hash", "1"); err != nil {
				t.Error(err)
			}
			m := rules.NewMatch(g)
			for m.Result() == (rules.Result{}) {
				move, err := players[m.Plies()%2].Move(t.Context(), m, engine.Limits{Depth: 3})
				if err != nil {
					t.Fatal(err)
				}
				if m, err = m.Play(move); err != nil {
					t.Fatal(err)
				}
			}
			if m.Plies() < 20 {
				t.Errorf("%s after %d plies", m.Result().Outcome, m.Plies())
			}
			if _, err := players[0].Move(t.Context(), m, engine.Limits{Depth: 1}); !errors.Is(err, rules.ErrOver) {
				t.Errorf("a move after the end: %v", err)
			}
			for _, c := range players {
				if err := c.Close(); err != nil {
					t.Error(err)
				}
				if _, err := c.Move(t.Context(), rules.NewMatch(g), engine.Limits{Depth: 1}); err == nil {
					t.Error("a closed client moves")
				}
			}
		})
	}
}

// The client thinks as far as the engine itself does in this process.
func TestClientLimits(t *testing.T) {
	c := served(t)
	m := rules.NewMatch(rules.English)
	for _, l := range []engine.Limits{{Depth: 5}, {Nodes: 20_000}} {
		want := engine.New(engine.Options{}).Think(t.Context(), m, l, nil).Move
		if got, err := c.Move(t.Context(), m, l); err != nil || got != want {
			t.Errorf("%+v: %s, %v, want %s", l, got, err, want)
		}
	}
	if _, err := c.Move(t.Context(), m, engine.Limits{Time: time.Millisecond}); err != nil {
		t.Error(err)
	}
	for name, call := range map[string]func() error{
		"without limits": func() error {
			_, err := c.Move(t.Context(), m, engine.Limits{})
			return err
		},
		"another game": func() error {
			_, err := c.Move(t.Context(), rules.NewMatch(rules.Italian), engine.Limits{Depth: 1})
			return err
		},
		"set too late": func() error { return c.Set("hash", "1") },
	} {
		if err := call(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if _, err := c.Move(t.Context(), m, engine.Limits{Depth: 1}); err != nil {
		t.Errorf("after wrong calls: %v", err)
	}
}

// A search that its caller gives up is stopped, and the client goes on.
func TestClientGivesUp(t *testing.T) {
	c := served(t)
	m := rules.NewMatch(rules.Italian)
	if _, err := c.Move(t.Context(), m, engine.Limits{Depth: 1}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(10*time.Millisecond, cancel)
	if _, err := c.Move(ctx, m, engine.Limits{Time: time.Hour}); !errors.Is(err, context.Canceled) {
		t.Errorf("given up: %v", err)
	}
	if _, err := c.Move(ctx, m, engine.Limits{Depth: 1}); !errors.Is(err, context.Canceled) {
		t.Errorf("after that, still given up: %v", err)
	}
	if _, err := c.Move(t.Context(), m, engine.Limits{Depth: 1}); err != nil {
		t.Errorf("after that: %v", err)
	}
}

// A script is an engine that answers lines by others. What begins with a line that it waits for is
// answered by the lines behind it.
type script map[string][]string

// play serves conn and returns what was heard.
func (s script) play(conn pipe) <-chan []string {
	heard := make(chan []string, 1)
	go func() {
		defer conn.Close()
		var all []string
		defer func() { heard <- all }()
		for r := bufio.NewScanner(conn); r.Scan(); {
			all = append(all, r.Text())
			for begin, answers := range s {
				if !strings.HasPrefix(r.Text(), begin) {
					continue
				}
				for _, answer := range answers {
					if answer == "(leaves)" {
						return
					}
					if _, err := io.WriteString(conn, answer+"\n"); err != nil {
						return
					}
				}
			}
		}
	}()
	return heard
}

// A foreign engine, with a name of its own for the variant, parameters that we do not know, and lines
// that mean nothing.
func TestForeignEngine(t *testing.T) {
	ours, theirs := pipes()
	heard := script{
		"hub": {"Welcome!", "", "id name=\"Old Dog\"", "param name=book value=true type=bool",
			`param name=variant value=normal type=enum values="normal Checkers frisian"`, "param", "wait"},
		"init":     {"loading = 3%", "loading", "ready"},
		"go think": {"info depth=1 novelty", "hm", "done move=15x22x18 ponder=25x18x22"},
	}.play(theirs)
	c, err := hub.NewClient(t.Context(), ours)
	if err != nil {
		t.Fatal(err)
	}
	if c.Name() != "Old Dog" {
		t.Errorf("its name is %q", c.Name())
	}
	if err := c.Set("book", "false"); err != nil {
		t.Error(err)
	}
	if err := c.Set("hash", "1"); err == nil {
		t.Error("a parameter that it has not is set")
	}
	m := rules.NewMatch(rules.English)
	for _, text := range []string{"11-15", "22-18"} {
		move, err := m.Position().ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	move, err := c.Move(t.Context(), m, engine.Limits{Nodes: 5, Time: 1500 * time.Millisecond})
	if err != nil || move.String() != "15x22" {
		t.Errorf("%s, %v", move, err)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	want := []string{
		"hub", "set-param name=book value=false", "set-param name=variant value=Checkers", "init", "new-game",
		"pos pos=Bbbbbbbbbbbebeebeeweewewwwwwwwwww", "level move-time=1.5 nodes=5", "go think", "quit",
	}
	if got := <-heard; !slices.Equal(got, want) {
		t.Errorf("it heard\n%s", strings.Join(got, "\n"))
	}
}

// An engine hears of a match from its last progress on, and of a new game when another one begins.
func TestClientTellsTheMatch(t *testing.T) {
	ours, theirs := pipes()
	heard := script{"hub": {"wait"}, "init": {"ready"}, "go think": {"done move=1-5"}}.play(theirs)
	c, err := hub.NewClient(t.Context(), ours)
	if err != nil {
		t.Fatal(err)
	}
	p, err := rules.ParsePosition(rules.Italian, "W:W21,K32:BK1")
	if err != nil {
		t.Fatal(err)
	}
	for _, moves := range []string{"21-17", "21-17 1-5 32-28 5-1 28-32", "32-28", "32-28 1-5 21-17 5-1 28-32"} {
		m, err := rules.NewMatchFrom(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range strings.Fields(moves) {
			if move, err := m.Position().ParseMove(text); err == nil {
				m, _ = m.Play(move)
			}
		}
		if _, err := c.Move(t.Context(), m, engine.Limits{Depth: 1}); err != nil {
			t.Fatal(err)
		}
	}
	c.Close()
	want := []string{
		"new-game",
		"pos pos=BBeeeeeeeeeeeeeeeweeeeeeeeeeeeeeW",
		"pos pos=BBeeeeeeeeeeeeeeeweeeeeeeeeeeeeeW moves=\"1-5 32-28 5-1 28-32\"",
		"new-game",
		"pos pos=WBeeeeeeeeeeeeeeeeeeeweeeeeeeeeeW moves=32-28",
		"pos pos=BeeeeBeeeeeeeeeeeweeeeeeeeeeWeeee moves=\"5-1 28-32\"",
	}
	got := slices.DeleteFunc(<-heard, func(text string) bool {
		return !strings.HasPrefix(text, "new-game") && !strings.HasPrefix(text, "pos ")
	})
	if !slices.Equal(got, want) {
		t.Errorf("it heard\n%s", strings.Join(got, "\n"))
	}
}

func TestBadEngines(t *testing.T) {
	good := script{"hub": {"id name=Dog", "wait"}, "init": {"ready"}, "go think": {"done move=22-18"}}
	with := func(begin string, answers ...string) script {
		s := script{}
		for b, a := range good {
			s[b] = a
		}
		s[begin] = answers
		return s
	}
	for _, test := range []struct {
		name   string
		engine script
		want   []string // parts of the error
	}{
		{"leaves at once", with("hub", "(leaves)"), []string{"the engine", "ended"}},
		{"leaves with a word", with("hub", "cannot find my book", "(leaves)"), []string{"ended", "cannot find my book"}},
		{"garbage without end", with("hub", slices.Repeat([]string{"\x01\x02 ="}, 20_000)...), []string{"does not speak Hub", `"\x01\x02 ="`}},
		{"a line without end", with("hub", strings.Repeat("x", 3<<20)), []string{"does not speak Hub", "xxx…"}},
		{"an error at the start", with("init", `error message="no memory"`), []string{"Dog", "no memory"}},
		{"other variants", with("hub", `param name=variant value=a type=enum values="a b"`, "wait"), []string{"italian", "a, b"}},
		{"leaves in play", with("go think", "(leaves)"), []string{"Dog", "ended"}},
		{"an error in play", with("go think", `error message="bad position"`), []string{"Dog", "bad position"}},
		{"no move", with("go think", "done"), []string{"Dog gives no move", "W:W21"}},
		{"an illegal move", with("go think", "done move=22-17 ponder=1-2"), []string{"Dog", "done move=22-17", "not a legal move: »22-17«"}},
		{"nonsense for a move", with("go think", "done move=♞"), []string{"Dog", "done move=♞"}},
		{"a wrong capture", with("go think", "done move=22x15x18"), []string{"done move=22x15x18"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			ours, theirs := pipes()
			test.engine.play(theirs)
			m := rules.NewMatch(rules.Italian)
			c, err := hub.NewClient(t.Context(), ours)
			if err == nil {
				defer c.Close()
				_, err = c.Move(t.Context(), m, engine.Limits{Depth: 1})
			}
			for _, part := range test.want {
				if err == nil || !strings.Contains(err.Error(), part) {
					t.Fatalf("%v, without %q", err, part)
				}
			}
		})
	}
}

// An engine that does not answer costs no more than its caller's patience.
func TestSilentEngine(t *testing.T) {
	ours, theirs := pipes()
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		bufio.NewReader(theirs).ReadString('\n')
		// The second line is taken only when the first has been heard: by then
		// the client knows that its own was read.
		io.WriteString(theirs, "thinking about it\n")
		io.WriteString(theirs, "still thinking\n")
		cancel()
	}()
	if _, err := hub.NewClient(ctx, ours); !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "wait") {
		t.Errorf("silent: %v", err)
	}

	ours, _ = pipes()
	ctx, cancel = context.WithCancel(t.Context())
	time.AfterFunc(time.Millisecond, cancel)
	if _, err := hub.NewClient(ctx, ours); !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "does not read") {
		t.Errorf("deaf: %v", err)
	}
}
