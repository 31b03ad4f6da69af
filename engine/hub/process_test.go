package hub_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"damiera/engine"
	"damiera/engine/hub"
	"damiera/rules"
)

// The test program is also the engines that it starts.
func TestMain(m *testing.M) {
	switch os.Getenv("HUB_TEST") {
	case "":
		os.Exit(m.Run())
	case "engine":
		if err := hub.Serve(context.Background(), os.Stdin, os.Stdout, hub.Options{}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	case "broken":
		fmt.Fprintln(os.Stderr, "no weights")
		os.Exit(3)
	case "stubborn":
		fmt.Println("wait")
		time.Sleep(time.Hour)
	}
}

func start(t *testing.T, kind string) (*hub.Client, error) {
	t.Setenv("HUB_TEST", kind)
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return hub.Start(t.Context(), program, "hub")
}

func TestStart(t *testing.T) {
	c, err := start(t, "engine")
	if err != nil {
		t.Fatal(err)
	}
	m := rules.NewMatch(rules.Alquerque)
	move, err := c.Move(t.Context(), m, engine.Limits{Depth: 2})
	if err != nil {
		t.Error(err)
	}
	if _, err := m.Play(move); err != nil {
		t.Error(err)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}

func TestStartFails(t *testing.T) {
	if _, err := hub.Start(t.Context(), "testdata/no-such-engine"); err == nil || !strings.Contains(err.Error(), "no-such-engine") {
		t.Errorf("a program that is not there: %v", err)
	}
	_, err := start(t, "broken")
	for _, part := range []string{"exit status 3", "no weights"} {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("a program that dies: %v, without %q", err, part)
		}
	}
}

// A program that does not leave when it is asked to is killed.
func TestStubbornProcess(t *testing.T) {
	c, err := start(t, "stubborn")
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}
