package main

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// site is a folder of a few files.
func site(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "web")
	for name, text := range map[string]string{
		"../secret.txt": "outside",
		"index.html":    "<p>hello",
		"damiera.wasm":  "\x00asm",
		"wasm_exec.js":  "1",
	} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("../secret.txt", filepath.Join(dir, "link.txt")); err != nil {
		t.Log(err)
	}
	return dir
}

func TestServe(t *testing.T) {
	read, out := io.Pipe()
	ended := make(chan int)
	go func() {
		ended <- run([]string{"serve", "-addr", "127.0.0.1:0", site(t)}, strings.NewReader(""), out, os.Stderr)
	}()
	address, err := bufio.NewReader(read).ReadString('\n')
	if err != nil || !strings.HasPrefix(address, "http://127.0.0.1:") {
		t.Fatalf("%q, %v", address, err)
	}
	base := strings.TrimSpace(address)
	for _, page := range []struct {
		path, kind, body string
		status           int
	}{
		{"", "text/html; charset=utf-8", "<p>hello", 200},
		{"damiera.wasm", "application/wasm", "\x00asm", 200},
		{"wasm_exec.js", "text/javascript; charset=utf-8", "1", 200},
		{"nothing.wasm", "text/plain; charset=utf-8", "404 page not found\n", 404},
		{"../secret.txt", "text/plain; charset=utf-8", "404 page not found\n", 404},
	} {
		answer, err := http.Get(base + page.path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != page.status || string(body) != page.body {
			t.Errorf("%q: status %d, %q, %v", page.path, answer.StatusCode, body, err)
		}
		if kind := answer.Header.Get("Content-Type"); kind != page.kind {
			t.Errorf("%q: type %q, want %q", page.path, kind, page.kind)
		}
	}
	if answer, err := http.Get(base + "link.txt"); err != nil || answer.StatusCode == 200 {
		t.Errorf("a link out of the folder: %v, %v", answer, err)
	} else {
		answer.Body.Close()
	}
	if runtime.GOOS == "windows" {
		return // nobody is asked to end there by a signal
	}
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	if err := self.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	select {
	case status := <-ended:
		if status != fine {
			t.Errorf("exit status %d", status)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("still serving")
	}
	if _, err := http.Get(base); err == nil {
		t.Error("still answering")
	}
}

func TestServeOnLoopbackOnly(t *testing.T) {
	dir := site(t)
	for _, addr := range []string{"0.0.0.0:0", ":0", "[::]:0", "192.168.1.1:0", "example.org:0", "127.0.0.1"} {
		stdout, stderr, status := dama("", "serve", "-addr", addr, dir)
		if status != misuse || stdout != "" || stderr == "" {
			t.Errorf("%s: exit status %d, %q, %q", addr, status, stdout, stderr)
		}
	}
	if _, stderr, status := dama("", "serve", filepath.Join(dir, "index.html")); status != failed || stderr == "" {
		t.Errorf("a file for a folder: exit status %d, %q", status, stderr)
	}
}

// Without an address the usual port is taken, and any other when that is taken.
func TestServeUsualPort(t *testing.T) {
	first, err := listen("")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := listen("")
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if !strings.HasPrefix(second.Addr().String(), "127.0.0.1:") || first.Addr().String() == second.Addr().String() {
		t.Errorf("served at %s and %s", first.Addr(), second.Addr())
	}
}
