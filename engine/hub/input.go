package hub

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
)

// maxLine is how long a line may be: room for a game of a hundred thousand
// moves, and an end to what is no text.
const maxLine = 1 << 20

// received is a line, or what became of it.
type received struct {
	text   string
	wrong  error // the line was skipped
	failed error // nothing more can be read
}

// readLines hands over the lines of in as they come. The channel is closed at
// the end of in; when ctx is done nobody waits for the rest.
func readLines(ctx context.Context, in io.Reader) <-chan received {
	lines := make(chan received)
	go func() {
		defer close(lines)
		r := bufio.NewReaderSize(in, 4096)
		for {
			text, wrong, err := readLine(r)
			if text != "" || wrong != nil {
				select {
				case lines <- received{text: text, wrong: wrong}:
				case <-ctx.Done():
					return
				}
			}
			if err == nil {
				continue
			}
			if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrClosedPipe) {
				select {
				case lines <- received{failed: err}:
				case <-ctx.Done():
				}
			}
			return
		}
	}()
	return lines
}

// readLine reads up to a line feed, which is left out. A line that is too long
// is passed over, without being kept, and told of in wrong.
func readLine(r *bufio.Reader) (text string, wrong, err error) {
	var whole []byte
	for {
		part, err := r.ReadSlice('\n')
		if wrong == nil && len(whole)+len(part) > maxLine {
			wrong = fmt.Errorf("a line of more than %d bytes: %s…", maxLine, excerpt(string(whole)))
			whole = nil
		}
		if wrong == nil {
			whole = append(whole, part...)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if n := len(whole); n > 0 && whole[n-1] == '\n' {
			whole = whole[:n-1]
		}
		return string(whole), wrong, err
	}
}

// output writes whole lines, each at once. The search writes from a goroutine
// of its own.
type output struct {
	mu     sync.Mutex
	w      io.Writer
	failed func(error) // told of the first line that could not be written
}

func (o *output) line(command string, args ...arg) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if _, err := io.WriteString(o.w, line{command, args}.String()+"\n"); err != nil {
		o.failed(err)
	}
}

func (o *output) error(err error) {
	o.line("error", arg{"message", err.Error()})
}
