package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

// packedSite is a page with a program that is there as it is and packed, each with words of its own.
func packedSite(t *testing.T) http.Handler {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"index.html":      "page",
		"index.html.gz":   "page packed",
		"game.wasm":       "program",
		"game.wasm.gz":    "program packed",
		"game.wasm.br":    "program packed better",
		"sw.js":           "worker",
		"app.webmanifest": "{}",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { root.Close() })
	return pages(root)
}

func ask(h http.Handler, method, path string, headers ...string) *http.Response {
	r := httptest.NewRequest(method, path, nil)
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func TestServePacked(t *testing.T) {
	site := packedSite(t)
	for _, c := range []struct {
		path, accepted       string
		body, encoding, kind string
	}{
		{"/game.wasm", "gzip, deflate, br, zstd", "program packed better", "br", "application/wasm"},
		{"/game.wasm", "gzip", "program packed", "gzip", "application/wasm"},
		{"/game.wasm", "br;q=0, GZIP;q=0.5", "program packed", "gzip", "application/wasm"},
		{"/game.wasm", "gzip;q=0.0", "program", "", "application/wasm"},
		{"/game.wasm", "", "program", "", "application/wasm"},
		{"/game.wasm.gz", "gzip, br", "program packed", "", "application/gzip"},
		{"/", "gzip", "page packed", "gzip", "text/html; charset=utf-8"},
		{"/?from=home", "br", "page", "", "text/html; charset=utf-8"},
		{"/sw.js", "gzip, br", "worker", "", "text/javascript; charset=utf-8"},
		{"/app.webmanifest", "gzip, br", "{}", "", "application/manifest+json"},
	} {
		answer := ask(site, "GET", c.path, "Accept-Encoding", c.accepted, "Range", "bytes=0-")
		if c.encoding == "" { // only of what is not packed a part may be had
			answer = ask(site, "GET", c.path, "Accept-Encoding", c.accepted)
		}
		body, err := io.ReadAll(answer.Body)
		if err != nil || answer.StatusCode != 200 || string(body) != c.body {
			t.Errorf("%s for %q: status %d, %q, %v", c.path, c.accepted, answer.StatusCode, body, err)
		}
		if got := answer.Header.Get("Content-Encoding"); got != c.encoding {
			t.Errorf("%s for %q: packed with %q, want %q", c.path, c.accepted, got, c.encoding)
		}
		if got := answer.Header.Get("Content-Type"); got != c.kind {
			t.Errorf("%s: type %q, want %q", c.path, got, c.kind)
		}
		if answer.ContentLength != int64(len(c.body)) && answer.Header.Get("Content-Length") == "" {
			t.Errorf("%s for %q: no length", c.path, c.accepted)
		}
	}
}

// A browser that has a file asks whether it is the same, and gets it only if not: in each form by itself.
func TestServeAgain(t *testing.T) {
	site := packedSite(t)
	tags := map[string]bool{}
	for _, accepted := range []string{"br", "gzip", ""} {
		first := ask(site, "HEAD", "/game.wasm", "Accept-Encoding", accepted)
		tag := first.Header.Get("ETag")
		if tag == "" || tags[tag] || first.Header.Get("Cache-Control") != "no-cache" || first.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: headers %v", accepted, first.Header)
		}
		tags[tag] = true
		again := ask(site, "GET", "/game.wasm", "Accept-Encoding", accepted, "If-None-Match", tag)
		if again.StatusCode != http.StatusNotModified || again.Header.Get("Content-Encoding") != "" {
			t.Errorf("%q: status %d, headers %v", accepted, again.StatusCode, again.Header)
		}
	}
	if other := ask(site, "GET", "/game.wasm", "If-None-Match", `"other"`); other.StatusCode != http.StatusOK {
		t.Errorf("a file that changed: status %d", other.StatusCode)
	}
}
