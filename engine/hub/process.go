package hub

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// Start runs a program that speaks Hub and says hello to it. The program lives
// until Close, and no longer than ctx.
func Start(ctx context.Context, command string, args ...string) (*Client, error) {
	p := &process{cmd: exec.CommandContext(ctx, command, args...)}
	p.cmd.Stderr = &p.complaints
	p.cmd.WaitDelay = time.Second // for children of its own that keep the pipes
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if p.out, err = p.cmd.StdoutPipe(); err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	return newClient(ctx, p, filepath.Base(command), p.fate)
}

// A process is a running program as one thing to read from and write to.
type process struct {
	cmd        *exec.Cmd
	in         io.WriteCloser
	out        io.ReadCloser
	complaints tail
	once       sync.Once
	ended      error
}

func (p *process) Read(b []byte) (int, error)  { return p.out.Read(b) }
func (p *process) Write(b []byte) (int, error) { return p.in.Write(b) }

// wait lets the program end by itself and kills it when it takes too long.
func (p *process) wait() error {
	p.once.Do(func() {
		p.in.Close()
		late := time.AfterFunc(patienceEnd, func() { p.cmd.Process.Kill() })
		defer late.Stop()
		p.ended = p.cmd.Wait()
	})
	return p.ended
}

// Close ends the program. How it ended is told where it still mattered: an
// engine that is asked to leave may do so as it likes.
func (p *process) Close() error {
	var exit *exec.ExitError
	if err := p.wait(); err != nil && !errors.As(err, &exit) && !errors.Is(err, exec.ErrWaitDelay) {
		return err
	}
	return nil
}

// fate is how the program ended, and its last complaint.
func (p *process) fate() string {
	text := "exit status 0"
	if err := p.wait(); err != nil {
		text = err.Error()
	}
	if last := p.complaints.line(); last != "" {
		text += fmt.Sprintf("; its last complaint is %q", excerpt(last))
	}
	return text
}

// A tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

func (t *tail) Write(b []byte) (int, error) {
	const most = 1024
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, b...)
	if n := len(t.text); n > most {
		t.text = append(t.text[:0], t.text[n-most:]...)
	}
	return len(b), nil
}

// line is the last one that is not blank.
func (t *tail) line() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}
