package screens

import (
	"damiera/engine"
	"damiera/rules"
	"damiera/translations"
)

// colorName is what a side is called.
func colorName(say translations.Language, c rules.Color) string {
	if c == rules.White {
		return say.Text("color.white")
	}
	return say.Text("color.black")
}

// gameName is what a game is called.
func gameName(say translations.Language, g rules.Game) string {
	switch g {
	case rules.English:
		return say.Text("game.english")
	case rules.Alquerque:
		return say.Text("game.alquerque")
	default:
		return say.Text("game.italian")
	}
}

// levelName is what a level is called in a game.
func levelName(say translations.Language, g rules.Game, l engine.Level) string {
	if g == rules.Alquerque {
		switch l {
		case engine.Easy:
			return say.Text("level.alquerque.easy")
		case engine.Hard:
			return say.Text("level.alquerque.hard")
		default:
			return say.Text("level.alquerque.medium")
		}
	}
	switch l {
	case engine.Beginner:
		return say.Text("level.draughts.beginner")
	case engine.Easy:
		return say.Text("level.draughts.easy")
	case engine.Strong:
		return say.Text("level.draughts.strong")
	case engine.Hard:
		return say.Text("level.draughts.hard")
	default:
		return say.Text("level.draughts.medium")
	}
}

// sideName is what the player of a side is called where nobody is "you": by name, else by color.
func sideName(say translations.Language, t Table, c rules.Color) string {
	if t.Names[c] != "" {
		return t.Names[c]
	}
	return colorName(say, c)
}
