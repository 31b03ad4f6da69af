package prefs

import (
	"slices"
	"time"
)

// Theme is the look that was chosen.
type Theme uint8

// The looks. SystemTheme is light or dark as the system is.
const (
	SystemTheme Theme = iota
	LightTheme
	DarkTheme
	HighContrast
)

var themeNames = [...]string{SystemTheme: "system", LightTheme: "light", DarkTheme: "dark", HighContrast: "high-contrast"}

// Themes lists the looks in the order in which they are offered.
func Themes() []Theme { return []Theme{SystemTheme, LightTheme, DarkTheme, HighContrast} }

func (t Theme) String() string { return nameIn(themeNames[:], t) }

// TextSize is how large text is, beside the toolkit's own size.
type TextSize uint8

// The sizes of text.
const (
	NormalText TextSize = iota
	SmallText
	LargeText
	LargestText
)

var textSizeNames = [...]string{NormalText: "normal", SmallText: "small", LargeText: "large", LargestText: "largest"}

// TextSizes lists the sizes, the smallest first.
func TextSizes() []TextSize { return []TextSize{SmallText, NormalText, LargeText, LargestText} }

func (s TextSize) String() string { return nameIn(textSizeNames[:], s) }

// Factor is what the toolkit's sizes are multiplied by.
func (s TextSize) Factor() float32 {
	switch s {
	case SmallText:
		return 0.85
	case LargeText:
		return 1.25
	case LargestText:
		return 1.5
	default:
		return 1
	}
}

// Motion is how fast moves are shown.
type Motion uint8

// The speeds. With NoMotion pieces stand where they should at once.
const (
	NormalMotion Motion = iota
	SlowMotion
	FastMotion
	NoMotion
)

var motionNames = [...]string{NormalMotion: "normal", SlowMotion: "slow", FastMotion: "fast", NoMotion: "off"}

// Motions lists the speeds, the slowest first and none at all last.
func Motions() []Motion { return []Motion{SlowMotion, NormalMotion, FastMotion, NoMotion} }

func (m Motion) String() string { return nameIn(motionNames[:], m) }

// Input is how pieces are moved with a finger or a mouse.
type Input uint8

// The ways to move a piece.
const (
	TapOrDrag Input = iota
	TapOnly
	DragOnly
)

var inputNames = [...]string{TapOrDrag: "tap-or-drag", TapOnly: "tap", DragOnly: "drag"}

// Inputs lists the ways in the order in which they are offered.
func Inputs() []Input { return []Input{TapOrDrag, TapOnly, DragOnly} }

func (i Input) String() string { return nameIn(inputNames[:], i) }

// Pause is the least time that the computer takes for a move.
type Pause uint8

// The pauses.
const (
	ShortPause Pause = iota
	NoPause
	LongPause
	LongerPause
)

var pauseNames = [...]string{ShortPause: "short", NoPause: "none", LongPause: "long", LongerPause: "longer"}

// Pauses lists the pauses, the shortest first.
func Pauses() []Pause { return []Pause{NoPause, ShortPause, LongPause, LongerPause} }

func (p Pause) String() string { return nameIn(pauseNames[:], p) }

// Duration is the pause itself. The short one lets the person's piece come to
// rest before the computer's is seen to set out.
func (p Pause) Duration() time.Duration {
	switch p {
	case NoPause:
		return 0
	case LongPause:
		return time.Second
	case LongerPause:
		return 2 * time.Second
	default:
		return 350 * time.Millisecond
	}
}

// nameIn is the name of a choice. What is none of the values there are has the
// default's.
func nameIn[T ~uint8](names []string, value T) string {
	if int(value) < len(names) {
		return names[value]
	}
	return names[0]
}

// named is the choice of a name. What is no name there is gives the default.
func named[T ~uint8](names []string, name string) T {
	return T(max(0, slices.Index(names, name)))
}
