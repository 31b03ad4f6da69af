//go:build e2e

package e2e

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const screenWidth, screenHeight = 1280, 900

// A screen is an X server that draws into a file, so that its picture is read without a tool.
type screen struct {
	display string // ":3"
	pixels  string // the file, in the form of the xwd program
}

// openScreen starts a screen under the first free number and takes it away after the test.
func openScreen(t *testing.T) screen {
	t.Helper()
	folder := t.TempDir()
	number, theirs, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer number.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-noreset", "-fbdir", folder,
		"-screen", "0", fmt.Sprintf("%dx%dx24", screenWidth, screenHeight))
	server.ExtraFiles = []*os.File{theirs}
	err = server.Start()
	theirs.Close()
	if err != nil {
		t.Fatalf("no screen: %v", err)
	}
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	// The server writes its number once it takes connections, or closes the pipe by ending.
	line, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		t.Fatalf("the screen did not start: %v", err)
	}
	return screen{display: ":" + strings.TrimSpace(line), pixels: filepath.Join(folder, "Xvfb_screen0")}
}

// picture reads what the screen shows now.
func (s screen) picture(t *testing.T) *image.RGBA {
	t.Helper()
	data, err := os.ReadFile(s.pixels)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := decodeXWD(data)
	if err != nil {
		t.Fatalf("%s: %v", s.pixels, err)
	}
	return picture
}

// decodeXWD reads an X window dump of 32 bits a pixel. Its header is a row of big-endian words;
// the words we need are numbered here as in XWDFile.h.
func decodeXWD(data []byte) (*image.RGBA, error) {
	const (
		headerSize   = 0
		width        = 4
		height       = 5
		byteOrder    = 7 // 0: little-endian pixels
		bitsPerPixel = 11
		bytesPerLine = 12
		colors       = 19
		words        = 25
	)
	if len(data) < 4*words {
		return nil, fmt.Errorf("%d bytes are no header", len(data))
	}
	word := func(n int) int { return int(binary.BigEndian.Uint32(data[4*n:])) }
	if word(bitsPerPixel) != 32 || word(byteOrder) != 0 {
		return nil, fmt.Errorf("%d bits a pixel in byte order %d", word(bitsPerPixel), word(byteOrder))
	}
	const colorEntry = 12
	start, stride := word(headerSize)+colorEntry*word(colors), word(bytesPerLine)
	picture := image.NewRGBA(image.Rect(0, 0, word(width), word(height)))
	if len(data) < start+stride*word(height) {
		return nil, fmt.Errorf("%d bytes are too few for %v", len(data), picture.Rect)
	}
	for y := range word(height) {
		row := data[start+stride*y:]
		for x := range word(width) {
			blue, green, red := row[4*x], row[4*x+1], row[4*x+2]
			picture.SetRGBA(x, y, color.RGBA{red, green, blue, 0xFF})
		}
	}
	return picture, nil
}
