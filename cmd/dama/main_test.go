package main

import (
	"bytes"
	"strings"
	"testing"
)

// dama runs the program in this process.
func dama(input string, args ...string) (stdout, stderr string, status int) {
	var out, err bytes.Buffer
	status = run(args, strings.NewReader(input), &out, &err)
	return out.String(), err.String(), status
}

// A call is a run of the program and what must come of it. What stderr must hold is a part of it.
type call struct {
	name   string
	args   []string
	stdin  string
	stdout string
	stderr string
	status int
}

func (c call) check(t *testing.T) {
	t.Helper()
	t.Run(c.name, func(t *testing.T) {
		stdout, stderr, status := dama(c.stdin, c.args...)
		if status != c.status {
			t.Errorf("exit status %d, want %d", status, c.status)
		}
		if stdout != c.stdout {
			t.Errorf("standard output\n%swant\n%s", stdout, c.stdout)
		}
		if (c.stderr == "") != (stderr == "") || !strings.Contains(stderr, c.stderr) {
			t.Errorf("standard error %q, want %q in it", stderr, c.stderr)
		}
	})
}

func TestMisuse(t *testing.T) {
	for _, c := range []call{
		{name: "nothing", stderr: "dama perft GAME DEPTH [POSITION]"},
		{name: "no such subcommand", args: []string{"chess"}, stderr: `no subcommand "chess"`},
		{name: "no game", args: []string{"perft"}, stderr: "which game?"},
		{name: "another game", args: []string{"perft", "chess", "3"}, stderr: `"chess"`},
		{name: "no depth", args: []string{"perft", "italian"}, stderr: "DEPTH"},
		{name: "depth zero", args: []string{"perft", "italian", "0"}, stderr: `"0"`},
		{name: "depth that is none", args: []string{"perft", "italian", "deep"}, stderr: `"deep"`},
		{name: "bad position", args: []string{"perft", "english", "3", "W:W33:B1"}, stderr: "»33«"},
		{name: "too much", args: []string{"perft", "english", "3", "W:W32:B1", "more"}, stderr: "POSITION"},
		{name: "moves without game", args: []string{"moves"}, stderr: "usage: dama moves GAME\n"},
		{name: "moves with more", args: []string{"moves", "italian", "W:W21:B1"}, stderr: "standard input"},
		{name: "play without game", args: []string{"play"}, stderr: "which game?"},
		{name: "play from nowhere", args: []string{"play", "italian", "-from"}, stderr: "-from"},
		{name: "play from an empty text", args: []string{"play", "italian", "-from", "", "22-18"}, stderr: "empty"},
		{name: "play from 13 men", args: []string{"play", "italian", "-from", "W:W20-32:B1-12"}, stderr: "13 white"},
		{name: "play with another flag", args: []string{"play", "italian", "-to", "x"}, stderr: "-to"},
		{name: "pdn without file", args: []string{"pdn"}, stderr: "which files?"},
		{name: "pdn of another game", args: []string{"pdn", "-game", "chess", "x.pdn"}, stderr: "chess"},
		{name: "serve without folder", args: []string{"serve"}, stderr: "which folder?"},
		{name: "help on nothing", args: []string{"help", "chess"}, stderr: "chess"},
		{name: "help on two", args: []string{"help", "moves", "play"}, stderr: "one subcommand"},
	} {
		c.status = misuse
		c.check(t)
	}
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"--help"}} {
		stdout, stderr, status := dama("", args...)
		if status != fine || stderr != "" {
			t.Errorf("%v: exit status %d, %q", args, status, stderr)
		}
		for _, c := range subcommands() {
			if !strings.Contains(stdout, "dama "+c.name+" "+c.form+"\n") || !strings.Contains(stdout, c.brief) {
				t.Errorf("%v: %s is missing", args, c.name)
			}
		}
	}
	for _, c := range subcommands() {
		page, stderr, status := dama("", "help", c.name)
		if status != fine || stderr != "" || !strings.HasPrefix(page, "dama "+c.name+" "+c.form+"\n") {
			t.Errorf("help %s: exit status %d, %q, %q", c.name, status, stderr, page)
		}
		if c.name == "help" {
			continue
		}
		if short, _, status := dama("", c.name, "-h"); status != fine || short != page {
			t.Errorf("%s -h: exit status %d, %q", c.name, status, short)
		}
		if !strings.Contains(page, "  $ ") {
			t.Errorf("help %s has no example", c.name)
		}
	}
}

// The examples of the help are true, where their answer does not depend on the clock or on files.
func TestHelpExamples(t *testing.T) {
	tried := 0
	for _, c := range subcommands() {
		if c.name != "moves" && c.name != "play" {
			continue
		}
		for _, example := range strings.Split(c.help, "  $ ")[1:] {
			command, want, _ := strings.Cut(example, "\n")
			want = strings.TrimPrefix(strings.TrimRight(want, "\n"), "  ") + "\n"
			input := ""
			if rest, ok := strings.CutPrefix(command, "echo '"); ok {
				input, command, _ = strings.Cut(rest, "' | ")
			}
			stdout, stderr, status := dama(input+"\n", words(strings.TrimPrefix(command, "dama "))...)
			if status != fine || stdout != want {
				t.Errorf("%s\nanswers %s%swant    %s", command, stdout, stderr, want)
			}
			tried++
		}
	}
	if tried < 3 {
		t.Errorf("%d examples tried", tried)
	}
}

// words splits a command at blanks outside double quotes.
func words(command string) []string {
	var list []string
	for i, part := range strings.Split(command, `"`) {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}
