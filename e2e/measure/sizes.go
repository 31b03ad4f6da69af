//go:build e2e

package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// sizes adds how large the programs are, and what of the packages lies in dist.
func (r *report) sizes(empty, damiera string) {
	r.row("the program, without symbols", "MB", fileSize(damiera), fileSize(empty), 0)
	entries, err := os.ReadDir("dist")
	if err != nil {
		return // nothing is packed yet
	}
	for _, entry := range entries {
		path := filepath.Join("dist", entry.Name())
		switch {
		case entry.Name() == "web":
			r.alone("dist/web as it is sent, with gzip", "MB", treeSize(path, ".gz"))
			r.alone("  with brotli", "MB", treeSize(path, ".br"))
			r.alone("  tables of endings, sent later", "MB", treeSize(filepath.Join(path, tables), ".br"))
		case entry.Type().IsRegular():
			r.alone(path, "MB", fileSize(path))
		}
	}
}

const megabyte = 1 << 20

func fileSize(name string) float64 {
	info, err := os.Stat(name)
	if err != nil {
		return 0
	}
	return float64(info.Size()) / megabyte
}

// tables is the folder of the page's files that the game can be played without.
const tables = "tables"

// treeSize is what a folder's files weigh on the way to a browser that takes one kind of packing, but for
// a folder of tables in it.
func treeSize(folder, packed string) (sum float64) {
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && entry.Name() == tables && path != folder {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() || strings.HasSuffix(path, ".gz") || strings.HasSuffix(path, ".br") {
			return nil
		}
		if size := fileSize(path + packed); size > 0 {
			sum += size
		} else {
			sum += fileSize(path)
		}
		return nil
	})
	return sum
}
