package main

import (
	"regexp"
	"strings"
	"testing"
)

func TestHub(t *testing.T) {
	stdout, stderr, status := dama("hub\ninit\nquit\n", "hub", "-game", "alquerque")
	if status != fine || stderr != "" {
		t.Errorf("exit status %d, %q", status, stderr)
	}
	for _, line := range []string{`id name=Damiera version=\S+ author=.+`, "param name=variant value=alquerque .+", "wait", "ready"} {
		if !regexp.MustCompile("(?m)^" + line + "$").MatchString(stdout) {
			t.Errorf("%s is missing in\n%s", line, stdout)
		}
	}
	for _, c := range []call{
		{name: "more", args: []string{"hub", "english"}, stderr: `"english" is one argument too many`},
		{name: "another game", args: []string{"hub", "-game", "chess"}, stderr: `"chess"`},
	} {
		c.status = misuse
		c.check(t)
	}
}

// The example of the help is true.
func TestHubExample(t *testing.T) {
	command, want, _ := strings.Cut(hub().help[strings.Index(hub().help, "  $ ")+4:], "\n")
	input, command, _ := strings.Cut(strings.TrimPrefix(command, "printf '"), "' | dama ")
	stdout, stderr, status := dama(strings.ReplaceAll(input, `\n`, "\n"), strings.Fields(command)...)
	if status != fine || stdout != strings.TrimPrefix(want, "  ") {
		t.Errorf("%s answers %q, %s, want %q", command, stdout, stderr, want)
	}
}
