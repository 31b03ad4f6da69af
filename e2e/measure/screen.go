//go:build e2e

package main

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A screen is an X server that draws into a file, so that one can look at it without asking it: a look
// costs the server nothing, and the program that is measured no time.
type screen struct {
	display string // ":3"
	server  *exec.Cmd
	pixels  *os.File
	start   int64 // of the first row in the file
	stride  int
}

type screens []screen

// openScreens opens some screens under the first free numbers.
func openScreens(folder string, n int) (all screens, err error) {
	for i := range n {
		s, err := openScreen(filepath.Join(folder, fmt.Sprintf("screen-%d", i)))
		if err != nil {
			return all, fmt.Errorf("no screen: %w", err)
		}
		all = append(all, s)
	}
	return all, nil
}

func openScreen(folder string) (s screen, err error) {
	if err := os.Mkdir(folder, 0o700); err != nil {
		return s, err
	}
	number, theirs, err := os.Pipe()
	if err != nil {
		return s, err
	}
	defer number.Close()
	s.server = exec.Command("Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-noreset", "-fbdir", folder,
		"-screen", "0", "1280x900x24")
	s.server.ExtraFiles = []*os.File{theirs}
	err = s.server.Start()
	theirs.Close()
	if err != nil {
		return s, err
	}
	// The server writes its number once it takes connections, or closes the pipe by ending.
	line, err := bufio.NewReader(number).ReadString('\n')
	if err == nil {
		s.display = ":" + strings.TrimSpace(line)
		err = s.openPixels(filepath.Join(folder, "Xvfb_screen0"))
	}
	if err != nil {
		screens{s}.close()
	}
	return s, err
}

// openPixels opens the file, which has the form of the xwd program: words of 32 bits, big end first, in
// the order of XWDFile.h, then the colours and then the rows.
func (s *screen) openPixels(name string) error {
	const headerSize, bytesPerLine, colors, words, colorEntry = 0, 12, 19, 25, 12
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	header := make([]byte, 4*words)
	if _, err := file.ReadAt(header, 0); err != nil {
		return err
	}
	word := func(n int) int { return int(binary.BigEndian.Uint32(header[4*n:])) }
	s.pixels, s.start, s.stride = file, int64(word(headerSize)+colorEntry*word(colors)), word(bytesPerLine)
	return nil
}

func (all screens) close() {
	for _, s := range all {
		if s.pixels != nil {
			s.pixels.Close()
		}
		_ = s.server.Process.Kill()
		_ = s.server.Wait()
	}
}

// A sight is what a drawn window looks like: in each of some rows a good deal of a colour.
type sight struct {
	tone color.RGBA
	deal int
}

// rows are heights in the window, which opens in the upper left corner. Each goes through other ranks of
// the board.
var rows = [...]int{170, 250, 330, 410, 490}

// shows tells whether the screen shows a sight.
func (s screen) shows(what sight) bool {
	for _, y := range rows {
		if s.count(y, what.tone) < what.deal {
			return false
		}
	}
	return true
}

// blank tells whether nothing is on the screen.
func (s screen) blank() bool {
	return s.count(rows[0], color.RGBA{A: 0xFF}) == s.stride/4
}

// count tells how many pixels of a row have a colour.
func (s screen) count(y int, tone color.RGBA) (n int) {
	row := make([]byte, s.stride)
	if _, err := s.pixels.ReadAt(row, s.start+int64(y*s.stride)); err != nil {
		return 0
	}
	for x := 0; x+3 < len(row); x += 4 {
		if row[x] == tone.B && row[x+1] == tone.G && row[x+2] == tone.R {
			n++
		}
	}
	return n
}
