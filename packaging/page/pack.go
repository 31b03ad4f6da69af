package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// A packer packs with brotli, and keeps what it has packed in a folder.
type packer struct {
	quality int
	folder  string
}

// What packs well. Pictures and tables are packed by themselves.
var packs = map[string]bool{".html": true, ".js": true, ".webmanifest": true, ".wasm": true}

// addPacked adds packed files beside those that pack well, under their names with .gz and .br added.
func (p packer) addPacked(files map[string][]byte) error {
	for name, content := range files {
		if !packs[path.Ext(name)] {
			continue
		}
		if _, ok := files[name+".gz"]; !ok {
			packed, err := gzipped(content)
			if err != nil {
				return err
			}
			files[name+".gz"] = packed
		}
		packed, err := p.brotli(content)
		if err != nil {
			return err
		}
		files[name+".br"] = packed
	}
	return nil
}

func (p packer) brotli(content []byte) ([]byte, error) {
	kept := filepath.Join(p.folder, fmt.Sprintf("%s-%d.br", short(content), p.quality))
	if packed, err := os.ReadFile(kept); err == nil {
		return packed, nil
	}
	packed, err := pack(content, func(w io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: p.quality, LGWin: 24}), nil
	})
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(p.folder, 0o755); err != nil {
		return nil, err
	}
	return packed, os.WriteFile(kept, packed, 0o644)
}

func gzipped(content []byte) ([]byte, error) {
	return pack(content, func(w io.Writer) (io.WriteCloser, error) {
		return gzip.NewWriterLevel(w, gzip.BestCompression)
	})
}

func pack(content []byte, by func(io.Writer) (io.WriteCloser, error)) ([]byte, error) {
	var packed bytes.Buffer
	w, err := by(&packed)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}
