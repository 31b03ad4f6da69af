// Icon draws the program's icon with the board's own drawing code.
//
//	icon [-size N] [-kind plain|maskable|foreground|background] [FILE…]
//
// It writes a picture (PNG) of N×N pixels, or 512×512, to each file, or to Icon.png. Maskable is
// for web manifests; foreground and background are the two layers of Android's adaptive icon.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"os"

	"damiera/board"
)

func main() {
	size := flag.Int("size", 512, "pixels wide and high")
	kind := board.PlainIcon
	flag.Func("kind", "plain, maskable, foreground or background (default plain)", func(name string) (err error) {
		kind, err = parseKind(name)
		return err
	})
	flag.Parse()
	files := flag.Args()
	if len(files) == 0 {
		files = []string{"Icon.png"}
	}
	if err := write(files, *size, kind); err != nil {
		fmt.Fprintln(os.Stderr, "icon:", err)
		os.Exit(1)
	}
}

func parseKind(name string) (board.IconKind, error) {
	switch name {
	case "plain":
		return board.PlainIcon, nil
	case "maskable":
		return board.MaskableIcon, nil
	case "foreground":
		return board.ForegroundIcon, nil
	case "background":
		return board.BackgroundIcon, nil
	}
	return 0, fmt.Errorf("no kind of icon is called %q", name)
}

func write(files []string, size int, kind board.IconKind) error {
	if size < 8 || size > 4096 {
		return fmt.Errorf("size %d is not within 8 and 4096", size)
	}
	var buf bytes.Buffer
	if err := png.Encode(&buf, board.Icon(size, kind)); err != nil {
		return err
	}
	for _, name := range files {
		if err := os.WriteFile(name, buf.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}
