package main

import (
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
)

// webTypes are the types without which a browser refuses to run the program. The system's own tables,
// which net/http asks, may lack them or have them wrong.
var webTypes = map[string]string{
	".wasm":        "application/wasm",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".json":        "application/json",
	".webmanifest": "application/manifest+json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".ico":         "image/x-icon",
	".gz":          "application/gzip",
	".br":          "application/octet-stream",
	".tables":      "application/octet-stream",
}

// A packing is a way to pack what is sent: its name in HTTP, and what a packed file's name ends in.
type packing struct {
	name, ending string
}

var packings = [...]packing{{"br", ".br"}, {"gzip", ".gz"}} // the best first

// pages serves the files of a folder, and nothing outside it. Where a file lies there packed as well, a
// browser that can unpack it gets that.
func pages(root *os.Root) http.Handler {
	plain := http.FileServerFS(root.FS())
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := fileName(r.URL.Path)
		if kind, ok := webTypes[path.Ext(name)]; ok {
			w.Header().Set("Content-Type", kind)
		}
		// A browser asks each time whether a file is still the same: the page and its service worker are
		// as new as the folder, and what has not changed is not sent again.
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("Vary", "Accept-Encoding")
		for _, p := range packings {
			if strings.HasSuffix(r.URL.Path, "/index.html") {
				break // which is sent on to its folder
			}
			if accepts(r.Header.Get("Accept-Encoding"), p.name) && servePacked(w, r, root, name, p) {
				return
			}
		}
		if info, err := root.Stat(name); err == nil && info.Mode().IsRegular() {
			w.Header().Set("ETag", tag(info, ""))
		}
		plain.ServeHTTP(w, r)
	})
}

// fileName is the file that a path of the page stands for.
func fileName(urlPath string) string {
	name := path.Clean("/" + urlPath)[1:]
	if name == "" || strings.HasSuffix(urlPath, "/") {
		name = path.Join(name, "index.html")
	}
	return name
}

// servePacked answers with the packed form of a file, if there is one.
func servePacked(w http.ResponseWriter, r *http.Request, root *os.Root, name string, p packing) bool {
	if _, err := root.Stat(name); err != nil {
		return false
	}
	file, err := root.Open(name + p.ending)
	if err != nil {
		return false
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	w.Header().Set("Content-Encoding", p.name)
	w.Header().Set("Content-Length", strconv.FormatInt(info.Size(), 10))
	w.Header().Set("ETag", tag(info, p.name))
	r.Header.Del("Range") // a part of what is packed is of no use
	http.ServeContent(w, r, name, info.ModTime(), file)
	return true
}

// tag changes when a file does.
func tag(info fs.FileInfo, packed string) string {
	return fmt.Sprintf(`"%x-%x%s"`, info.ModTime().UnixNano(), info.Size(), packed)
}

// accepts tells whether a list such as "gzip, br;q=0.5" names a packing, and not to forbid it.
func accepts(list, packing string) bool {
	for one := range strings.SplitSeq(list, ",") {
		name, weight, _ := strings.Cut(one, ";")
		if !strings.EqualFold(strings.TrimSpace(name), packing) {
			continue
		}
		q, ok := strings.CutPrefix(strings.TrimSpace(weight), "q=")
		if value, err := strconv.ParseFloat(q, 64); ok && err == nil {
			return value > 0
		}
		return true
	}
	return false
}
