package arena_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/engine/arena"
	"damiera/engine/hub"
	"damiera/rules"
)

// TestMain makes this program an engine in another process, too.
func TestMain(m *testing.M) {
	if len(os.Args) == 2 && os.Args[1] == "be-a-hub" {
		if err := hub.Serve(context.Background(), os.Stdin, os.Stdout, hub.Options{}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// TestHub sees that an engine plays in another process as it does in this one.
func TestHub(t *testing.T) {
	few := engine.Limits{Nodes: 300}
	for _, g := range rules.Games() {
		c := arena.Contest{Game: g, A: arena.Within(engine.Limits{Depth: 2}), B: arena.Within(few), Games: 4, Seed: 1}
		here := playAll(t, c, 0)
		c.B = arena.Hub(few, os.Args[0], "be-a-hub")
		c.Parallel = 2
		if there := playAll(t, c, 0); !slices.Equal(text(there), text(here)) {
			t.Errorf("%v: in another process the engine plays\n%s\nnot\n%s", g,
				strings.Join(text(there), "\n"), strings.Join(text(here), "\n"))
		}
	}
}

// TestHubFails asks a program that says nothing that is Hub.
func TestHubFails(t *testing.T) {
	c := quick(rules.Italian)
	c.B = arena.Hub(engine.Limits{Nodes: 1}, os.Args[0], "-test.run=^$")
	for _, err := range c.Play(context.Background(), 0) {
		if err == nil || !strings.Contains(err.Error(), c.B.Name+": ") {
			t.Errorf("got %v", err)
		}
	}
}
