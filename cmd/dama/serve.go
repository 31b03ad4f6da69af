package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

// usualAddr is where the folder is served when nothing else is asked for. It does not change from run
// to run, because browsers keep what a page remembers by its address, port included.
const usualAddr = "127.0.0.1:8471"

func serve() subcommand {
	return subcommand{
		name:  "serve",
		form:  "[-addr HOST:PORT] DIR",
		brief: "serve a folder, such as the program built for the browser, on this machine alone",
		help: `
DIR is served over HTTP to browsers on this machine; HOST must be a loopback address (127.0.0.1,
::1 or localhost). The address is printed on standard output once it can be opened. Port 0 takes any
free port. Without -addr it is ` + usualAddr + `, or any free port when that one is taken. Interrupt it
(Ctrl-C) or send it SIGTERM to end it.

Where a file lies there packed as well, under its name with .br or .gz added, browsers that can
unpack it get that.

  $ dama serve dist/web
  http://` + usualAddr + `/
`,
		run: runServe,
	}
}

func runServe(args []string, s streams) error {
	flags := newFlags("serve")
	addr := flags.String("addr", "", "HOST:PORT")
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if len(args) != 1 {
		return misused("which folder? exactly one")
	}
	root, err := os.OpenRoot(args[0])
	if err != nil {
		return err
	}
	defer root.Close()
	listener, err := listen(*addr)
	if err != nil {
		return err
	}
	ctx, stop := interruptible()
	defer stop()
	fmt.Fprintf(s.out, "http://%s/\n", listener.Addr())
	return serveUntil(ctx, listener, pages(root))
}

// listen opens a port that only this machine can reach.
func listen(addr string) (net.Listener, error) {
	if addr == "" {
		if listener, err := net.Listen("tcp", usualAddr); err == nil {
			return listener, nil
		}
		return net.Listen("tcp", "127.0.0.1:0")
	}
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, usageError{err}
	}
	if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return nil, misused("%q is not an address of this machine alone, as 127.0.0.1 is", host)
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, err
	}
	// What localhost means is for the machine's own tables to say, so look at what came of it.
	if at, ok := listener.Addr().(*net.TCPAddr); !ok || !at.IP.IsLoopback() {
		listener.Close()
		return nil, misused("%s led to %s, which other machines can reach", addr, listener.Addr())
	}
	return listener, nil
}

// serveUntil answers requests until the context ends, and lets those under way finish.
func serveUntil(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	patience, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	err := server.Shutdown(patience)
	if errors.Is(err, context.DeadlineExceeded) {
		return server.Close() // a browser that holds its connection open keeps nobody waiting
	}
	return err
}
