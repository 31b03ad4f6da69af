package hub

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestParseLine(t *testing.T) {
	for text, want := range map[string]line{
		"":                       {},
		" \t\r ":                 {},
		"ping":                   {command: "ping"},
		"go think\r":             {"go", []arg{{name: "think"}}},
		`pos  pos = W  moves=""`: {"pos", []arg{{"pos", "W"}, {"moves", ""}}},
		`a b="c = d"e=f`:         {"a", []arg{{"b", "c = d"}, {"e", "f"}}},
		"a é=ü":                  {"a", []arg{{"é", "ü"}}},
	} {
		if got, err := parseLine(text); err != nil || got.command != want.command || !slices.Equal(got.args, want.args) {
			t.Errorf("%q is read as %q, %v", text, got, err)
		}
	}
	for text, want := range map[string]string{
		"=a":        "a command is expected, not =a",
		"\x00":      "a command is expected",
		"a =b":      "an argument is expected, not =b",
		"a b=":      "b= lacks its value",
		"a b= \t":   "b= lacks its value",
		"a b==":     "a value of b is expected, not =",
		`a b="c`:    "the quote is not closed: c",
		`a b=c"d"`:  `an argument is expected, not "d"`,
		`a b="c" "`: `an argument is expected, not "`,
	} {
		if _, err := parseLine(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestQuoted(t *testing.T) {
	for value, want := range map[string]string{
		"": `""`, "a": "a", "a b": `"a b"`, "a=b": `"a=b"`, "22-18": "22-18", "é…": "é…",
		`say "a"`: `"say 'a'"`, "two\nlines\x00": `"two lines "`, "\xff": "?",
	} {
		if got := quoted(value); got != want {
			t.Errorf("%q is written %s, want %s", value, got, want)
		}
	}
}

// What is read is written so that it is read again as the same; what is not read is told of in one
// short line that is read.
func FuzzParseLine(f *testing.F) {
	for _, text := range []string{
		"", "ping", `pos pos=WeB moves="22-18 30x21x25"`, "level time=1 inc = 2", `a b="`, "a b=", "=", "a\x00", "é=é", `a b="c"d`, "a b= \"c\"",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := parseLine(text)
		if err != nil {
			l = line{"error", []arg{{"message", err.Error()}}}
			if written := l.String(); len(written) > 1000 || !utf8.ValidString(written) || strings.ContainsAny(written, "\r\n\x00") {
				t.Fatalf("%q is told of as %q", text, written)
			}
		}
		again, err := parseLine(l.String())
		if err != nil || again.command != l.command || len(again.args) != len(l.args) {
			t.Fatalf("%q is read as %q, and that as %q, %v", text, l, again, err)
		}
		for i, a := range again.args {
			if a.name != l.args[i].name || quoted(a.value) != quoted(l.args[i].value) {
				t.Fatalf("%q is read as %q, and that as %q", text, l, again)
			}
		}
	})
}
