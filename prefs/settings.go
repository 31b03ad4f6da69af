// Package prefs is what the program remembers: settings, which live in Fyne's
// preferences, the matches in progress, each in a file of its own that is
// written after every move, and the finished games, all in one file. What is
// told of the finished games in numbers is worked out of that file.
package prefs

import (
	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/rules"
)

// The keys of the settings. Values are names, not numbers, so that a list that
// grows in the middle changes nobody's choice.
const (
	gameKey     = "game"
	levelKey    = "level." // and the game's name
	languageKey = "language"
	themeKey    = "theme"
	textSizeKey = "text-size"
	motionKey   = "motion"
	inputKey    = "input"
	pauseKey    = "pause"
	numbersKey  = "numbers"
	confirmKey  = "confirm"
	notesKey    = "notes"
	endingsKey  = "endings"
	flippedKey  = "flipped"
	turnKey     = "turn-board"
	modeKey     = "mode."   // and the game's name
	sideKey     = "side."   // and the game's name
	playerKey   = "player." // and the side
	toldKey     = "told."   // and the note's name
)

// The names of what is either so or not so.
const (
	on  = "on"
	off = "off"
)

// The names of the sides that one may take: that which begins, and the other.
const (
	firstSide  = "first"
	secondSide = "second"
)

// DefaultLevel is the level of a game for which none was chosen.
const DefaultLevel = engine.Medium

// Settings are the choices that outlive the program. What is missing, damaged
// or unknown counts as not chosen. Like Fyne's widgets they belong to the UI
// goroutine.
type Settings struct {
	store fyne.Preferences
	copy  *settingsCopy
}

// Close waits until the copy of the settings is written. What changes after
// that is in the preferences alone.
func (s Settings) Close() { s.copy.close() }

// Lost tells whether the settings of earlier times could not be read, and what
// their file is called now.
func (s Settings) Lost() (file string, lost bool) {
	return s.copy.aside, s.copy.lost
}

// OnWritten has written called after each try to write the settings, from the
// writer's goroutine.
func (s Settings) OnWritten(written func(error)) {
	s.copy.mu.Lock()
	defer s.copy.mu.Unlock()
	s.copy.written = written
}

// put remembers a setting.
func (s Settings) put(key, value string) {
	s.store.SetString(key, value)
	s.copy.put(key, value)
}

// settingKeys are the keys of all settings but of the notes that were shown.
func settingKeys() []string {
	keys := []string{
		gameKey, languageKey, themeKey, textSizeKey, motionKey, inputKey, pauseKey,
		numbersKey, confirmKey, notesKey, endingsKey, flippedKey, turnKey,
	}
	for _, g := range rules.Games() {
		keys = append(keys, levelKey+g.String(), modeKey+g.String(), sideKey+g.String())
	}
	for _, c := range []rules.Color{rules.White, rules.Black} {
		keys = append(keys, playerKey+c.String())
	}
	return keys
}

// Game is the game that was played last, Italian draughts the first time.
func (s Settings) Game() rules.Game {
	g, err := rules.ParseGame(s.store.String(gameKey))
	if err != nil {
		return rules.Italian
	}
	return g
}

// SetGame remembers the game that is played.
func (s Settings) SetGame(g rules.Game) { s.put(gameKey, g.String()) }

// Level is the level chosen for a game, else DefaultLevel. It is always one
// that the game has.
func (s Settings) Level(g rules.Game) engine.Level {
	l, err := engine.ParseLevel(s.store.String(levelKey + g.String()))
	if err != nil || l.Number(g) == 0 {
		return DefaultLevel
	}
	return l
}

// SetLevel remembers the level of a game.
func (s Settings) SetLevel(g rules.Game, l engine.Level) {
	s.put(levelKey+g.String(), l.String())
}

// Language is the tag of the chosen language, empty for the system's. The tag
// may be one that the program does not speak.
func (s Settings) Language() string { return s.store.String(languageKey) }

// SetLanguage remembers a language by its tag, or the system's by "".
func (s Settings) SetLanguage(tag string) { s.put(languageKey, tag) }

// Theme is the chosen look.
func (s Settings) Theme() Theme { return named[Theme](themeNames[:], s.store.String(themeKey)) }

// SetTheme remembers the look.
func (s Settings) SetTheme(t Theme) { s.put(themeKey, t.String()) }

// TextSize is the chosen size of text.
func (s Settings) TextSize() TextSize {
	return named[TextSize](textSizeNames[:], s.store.String(textSizeKey))
}

// SetTextSize remembers the size of text.
func (s Settings) SetTextSize(t TextSize) { s.put(textSizeKey, t.String()) }

// Motion is the chosen speed of moves.
func (s Settings) Motion() Motion { return named[Motion](motionNames[:], s.store.String(motionKey)) }

// SetMotion remembers the speed of moves.
func (s Settings) SetMotion(m Motion) { s.put(motionKey, m.String()) }

// Input is the chosen way to move pieces.
func (s Settings) Input() Input { return named[Input](inputNames[:], s.store.String(inputKey)) }

// SetInput remembers the way to move pieces.
func (s Settings) SetInput(i Input) { s.put(inputKey, i.String()) }

// Pause is the chosen pause before the computer moves.
func (s Settings) Pause() Pause { return named[Pause](pauseNames[:], s.store.String(pauseKey)) }

// SetPause remembers the pause before the computer moves.
func (s Settings) SetPause(p Pause) { s.put(pauseKey, p.String()) }

// Numbers tells whether the squares show their names, which they do at first.
func (s Settings) Numbers() bool { return s.store.String(numbersKey) != off }

// SetNumbers remembers whether the squares show their names.
func (s Settings) SetNumbers(yes bool) { s.set(numbersKey, yes) }

// Confirm tells whether a move is played only once it has been confirmed, which
// is not so at first.
func (s Settings) Confirm() bool { return s.store.String(confirmKey) == on }

// SetConfirm remembers whether moves are to be confirmed.
func (s Settings) SetConfirm(yes bool) { s.set(confirmKey, yes) }

// Notes tells whether notes explain what happens for the first time, which they
// do unless told otherwise.
func (s Settings) Notes() bool { return s.store.String(notesKey) != off }

// SetNotes remembers whether there are notes.
func (s Settings) SetNotes(yes bool) { s.set(notesKey, yes) }

// Endings tells whether it is told how a game will end once that is known, which
// is so unless told otherwise.
func (s Settings) Endings() bool { return s.store.String(endingsKey) != off }

// SetEndings remembers whether to tell how a game will end.
func (s Settings) SetEndings(yes bool) { s.set(endingsKey, yes) }

// Flipped tells whether the board is turned, so that the person's side is at
// the top; it is not at first.
func (s Settings) Flipped() bool { return s.store.String(flippedKey) == on }

// SetFlipped remembers whether the board is turned.
func (s Settings) SetFlipped(yes bool) { s.set(flippedKey, yes) }

// TurnBoard tells whether the board turns after each move of two players, so
// that who is to move has the own side below; it does not at first.
func (s Settings) TurnBoard() bool { return s.store.String(turnKey) == on }

// SetTurnBoard remembers whether the board turns after each move.
func (s Settings) SetTurnBoard(yes bool) { s.set(turnKey, yes) }

// Mode is the name of the way in which the last match of a game was begun,
// empty when none was. It may be a name that the program does not know.
func (s Settings) Mode(g rules.Game) string { return s.store.String(modeKey + g.String()) }

// SetMode remembers the way in which a match was begun.
func (s Settings) SetMode(g rules.Game, name string) { s.put(modeKey+g.String(), name) }

// Side is the side that the person took last, that which begins unless another
// was chosen.
func (s Settings) Side(g rules.Game) rules.Color {
	if s.store.String(sideKey+g.String()) == secondSide {
		return g.First().Other()
	}
	return g.First()
}

// SetSide remembers the side that the person takes.
func (s Settings) SetSide(g rules.Game, c rules.Color) {
	name := firstSide
	if c != g.First() {
		name = secondSide
	}
	s.put(sideKey+g.String(), name)
}

// PlayerName is what the last of two players on a side was called, or empty.
func (s Settings) PlayerName(c rules.Color) string { return s.store.String(playerKey + c.String()) }

// SetPlayerName remembers what a player on a side is called.
func (s Settings) SetPlayerName(c rules.Color, name string) { s.put(playerKey+c.String(), name) }

// Told tells whether a note, which goes by a name, has been shown before.
func (s Settings) Told(note string) bool { return s.store.String(toldKey+note) == on }

// SetTold remembers that a note has been shown.
func (s Settings) SetTold(note string) { s.set(toldKey+note, true) }

// set remembers whether something is so. Its default is the caller's, so both
// are written by name.
func (s Settings) set(key string, yes bool) {
	name := off
	if yes {
		name = on
	}
	s.put(key, name)
}
