package hub_test

import (
	"bufio"
	"context"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"damiera/engine/hub"
)

// patience is how long a test waits for a line. It is not there to measure.
const patience = time.Minute

// A talk is a server in this process, spoken to over pipes.
type talk struct {
	t     *testing.T
	in    *io.PipeWriter
	lines chan string
	ended chan error
}

func talkTo(t *testing.T, o hub.Options) *talk {
	fromUs, in := io.Pipe()
	out, toUs := io.Pipe()
	c := &talk{t: t, in: in, lines: make(chan string, 1000), ended: make(chan error, 1)}
	go func() {
		c.ended <- hub.Serve(context.Background(), fromUs, toUs, o)
		toUs.Close()
	}()
	go func() {
		defer close(c.lines)
		for r := bufio.NewScanner(out); r.Scan(); {
			c.lines <- r.Text()
		}
	}()
	t.Cleanup(func() { in.Close() })
	return c
}

func (c *talk) say(text string) {
	c.t.Helper()
	if _, err := io.WriteString(c.in, text+"\n"); err != nil {
		c.t.Fatalf("%q cannot be said: %v", text, err)
	}
}

// hear is the next answer.
func (c *talk) hear() string {
	c.t.Helper()
	select {
	case text, ok := <-c.lines:
		if !ok {
			c.t.Fatal("the server has ended")
		}
		return text
	case <-time.After(patience):
		c.t.Fatal("no answer")
	}
	return ""
}

// hearPast is the first answer that is no info line.
func (c *talk) hearPast() string {
	c.t.Helper()
	for {
		if text := c.hear(); !strings.HasPrefix(text, "info ") {
			return text
		}
	}
}

// end closes the input, wants nothing more to come and the server to end well.
func (c *talk) end() {
	c.t.Helper()
	c.in.Close()
	select {
	case err := <-c.ended:
		if err != nil {
			c.t.Errorf("the server ends with %v", err)
		}
	case <-time.After(patience):
		c.t.Fatal("the server does not end")
	}
	for text := range c.lines {
		c.t.Errorf("after the end comes %q", text)
	}
}

// Each transcript in testdata is what is said (>) and what has to be answered (<), where ## is a
// number, … is anything, and a line with <* stands for any number of such lines. Others are comments.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			c := talkTo(t, hub.Options{Version: "1.0"})
			held := "" // an answer that was heard and not yet accounted for
			next := func() string {
				if held == "" {
					return c.hear()
				}
				text := held
				held = ""
				return text
			}
			for i, text := range strings.Split(string(text), "\n") {
				mark, rest, _ := strings.Cut(text, " ")
				switch mark {
				case ">":
					if held != "" {
						t.Fatalf("%s:%d: %q was not expected", file, i+1, held)
					}
					c.say(rest)
				case "<":
					if answer := next(); !pattern(rest).MatchString(answer) {
						t.Fatalf("%s:%d:\n%s\nis expected, not\n%s", file, i+1, rest, answer)
					}
				case "<*":
					for held = next(); pattern(rest).MatchString(held); held = c.hear() {
					}
				}
			}
			if held != "" {
				t.Fatalf("%s: %q was not expected", file, held)
			}
			c.end()
		})
	}
}

// pattern is what an expected line allows.
func pattern(text string) *regexp.Regexp {
	text = regexp.QuoteMeta(text)
	text = strings.ReplaceAll(text, "##", `-?\d+(\.\d+)?`)
	return regexp.MustCompile("^" + strings.ReplaceAll(text, "…", ".*") + "$")
}
