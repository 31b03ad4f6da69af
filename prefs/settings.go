// Package prefs is what the program remembers: settings, which live in Fyne's
// preferences, and the matches in progress, each in a file of its own that is
// written after every move.
package prefs

import (
	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/rules"
)

// The keys of the settings. Values are names, not numbers, so that a list that
// grows in the middle changes nobody's choice.
const (
	gameKey  = "game"
	levelKey = "level." // and the game's name
)

// DefaultLevel is the level of a game for which none was chosen.
const DefaultLevel = engine.Medium

// Settings are the choices that outlive the program. What is missing, damaged
// or unknown counts as not chosen. Like Fyne's widgets they belong to the UI
// goroutine.
type Settings struct {
	store fyne.Preferences
}

// NewSettings reads and writes the settings in the app's preferences.
func NewSettings(p fyne.Preferences) Settings { return Settings{store: p} }

// Game is the game that was played last, Italian draughts the first time.
func (s Settings) Game() rules.Game {
	g, err := rules.ParseGame(s.store.String(gameKey))
	if err != nil {
		return rules.Italian
	}
	return g
}

// SetGame remembers the game that is played.
func (s Settings) SetGame(g rules.Game) { s.store.SetString(gameKey, g.String()) }

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
	s.store.SetString(levelKey+g.String(), l.String())
}
