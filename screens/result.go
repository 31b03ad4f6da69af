package screens

import (
	"damiera/rules"
	"damiera/translations"
)

// resultText says who has won, and why, or why nobody has.
func resultText(say translations.Language, t Table) string {
	r := t.Match.Result()
	alquerque := t.Match.Game() == rules.Alquerque
	winner, decided := r.Outcome.Winner()
	if decided && !t.mode().onePerson() {
		return sideWon(say, t, winner)
	}
	switch {
	case !decided && r.Reason == rules.Agreement:
		return say.Text("result.draw.agreement")
	case r.Reason == rules.Resignation && winner != t.person():
		return say.Text("result.you-resigned")
	case !decided && r.Reason == rules.Repetition:
		return say.Text("result.draw.repetition")
	case !decided && r.Reason == rules.NoProgress && alquerque:
		return say.Text("result.draw.no-capture")
	case !decided && r.Reason == rules.NoProgress:
		return say.Text("result.draw.no-progress")
	case !decided:
		return say.Text("result.draw")
	case winner == t.person() && r.Reason == rules.NoPieces && alquerque:
		return say.Text("result.you-won.no-pieces.alquerque")
	case winner == t.person() && r.Reason == rules.NoPieces:
		return say.Text("result.you-won.no-pieces.draughts")
	case winner == t.person() && r.Reason == rules.NoMoves:
		return say.Text("result.you-won.no-moves")
	case winner == t.person():
		return say.Text("result.you-won")
	case r.Reason == rules.NoPieces && alquerque:
		return say.Text("result.computer-won.no-pieces.alquerque")
	case r.Reason == rules.NoPieces:
		return say.Text("result.computer-won.no-pieces.draughts")
	case r.Reason == rules.NoMoves:
		return say.Text("result.computer-won.no-moves")
	default:
		return say.Text("result.computer-won")
	}
}

// sideWon says which side has won, and why, where nobody is "you".
func sideWon(say translations.Language, t Table, winner rules.Color) string {
	sides := translations.Args{"Winner": sideName(say, t, winner), "Loser": sideName(say, t, winner.Other())}
	switch t.Match.Result().Reason {
	case rules.NoPieces:
		return say.Text("result.side-won.no-pieces", sides)
	case rules.NoMoves:
		return say.Text("result.side-won.no-moves", sides)
	case rules.Resignation:
		return say.Text("result.side-won.resignation", sides)
	default:
		return say.Text("result.side-won", translations.Args{"Winner": sides["Winner"]})
	}
}

// scoreText gives the score with its parts, or nothing where there is none.
func scoreText(say translations.Language, t Table) string {
	score, ok := t.Score()
	if !ok {
		return ""
	}
	pieces := say.Text("captured.draughts", translations.Args{"Count": score.Pieces})
	if t.Match.Game() == rules.Alquerque {
		pieces = say.Text("captured.alquerque", translations.Args{"Count": score.Pieces})
	}
	if !score.Won {
		return say.Text("score.not-won", translations.Args{"Total": score.Total(), "Pieces": pieces})
	}
	return say.Text("score.won", translations.Args{
		"Total":    score.Total(),
		"Captured": score.Captured(),
		"Pieces":   pieces,
		"Win":      score.Win(),
		"Strength": score.Strength(),
		"Level":    levelName(say, t.Match.Game(), score.Level),
	})
}

// resultTopic is where the help explains how a game ended: a draw by itself, else what it brought.
func resultTopic(t Table) string {
	_, decided := t.Match.Result().Outcome.Winner()
	_, scored := t.Score()
	switch {
	case !decided:
		return "draws"
	case scored && t.Ended:
		return "score"
	default:
		return "ending"
	}
}
