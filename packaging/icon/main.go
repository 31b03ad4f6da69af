// Icon draws the program's icon with the board's own drawing code.
//
//	icon [FILE…]    writes a picture of 512×512 pixels to each file (PNG), or to Icon.png
package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"

	"damiera/board"
)

const size = 512

func main() {
	files := os.Args[1:]
	if len(files) == 0 {
		files = []string{"Icon.png"}
	}
	if err := write(files); err != nil {
		fmt.Fprintln(os.Stderr, "icon:", err)
		os.Exit(1)
	}
}

func write(files []string) error {
	var buf bytes.Buffer
	if err := png.Encode(&buf, board.Icon(size)); err != nil {
		return err
	}
	for _, name := range files {
		if err := os.WriteFile(name, buf.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}
