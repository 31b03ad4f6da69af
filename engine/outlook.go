package engine

import (
	"damiera/engine/endgame"
	"damiera/rules"
)

// An Outlook is how a match ends when both sides play as well as can be.
type Outlook struct {
	Outcome rules.Outcome
	Moves   int // that the winner makes until then; 0 where nobody wins, or nobody knows
}

// longestWay is how many plies can go by in a won ending of draughts until there
// is progress. In Alquerque they can be more than its rule allows.
const longestWay = 70

// Foresee tells how a match that is not over will end, where the endgame tables
// know it. It minds the draw by idleness. It can take a second in which it
// works the answer out: not for a goroutine that draws.
func Foresee(m rules.Match) (o Outlook, known bool) {
	p := m.Position()
	if m.Result() != (rules.Result{}) || pieces(&p) > endgame.MostPieces {
		return o, false // so that nothing is opened before there is need
	}
	tables := endgame.Carried(p.Game)
	v, known := tables.Value(&p)
	if !known {
		return o, false
	}
	winner := p.Turn
	switch v {
	case endgame.Draw:
		return Outlook{Outcome: rules.Draw}, true
	case endgame.Loss:
		winner = p.Turn.Other()
	}
	if escapes(m, tables, v) {
		return Outlook{Outcome: rules.Draw}, true
	}
	limit := p.Game.IdleLimit()
	length, counted := tables.Length(&p)
	switch {
	case counted && m.Idle()+length <= limit:
		plies := length
		if v == endgame.Win {
			plies++ // the winner makes one more than the other
		}
		return Outlook{rules.WonBy(winner), plies / 2}, true
	case p.Game == rules.Alquerque || m.Idle()+longestWay > limit:
		var pause pause
		pause.begin()
		rest := func() bool {
			pause.rest()
			return true
		}
		if far, _ := tables.Distance(&p, rest); m.Idle()+far > limit {
			return Outlook{Outcome: rules.Draw}, true
		}
	}
	return Outlook{Outcome: rules.WonBy(winner)}, true
}

// escapes reports whether the loser of a match can go where it has been too often
// already, now or after whatever the winner plays.
func escapes(m rules.Match, tables *endgame.Tables, v endgame.Value) bool {
	if v == endgame.Loss {
		return repeats(m)
	}
	for _, move := range m.Legal() {
		next, err := m.Play(move)
		p := next.Position()
		if w, _ := tables.Value(&p); err == nil && w == endgame.Loss && next.Result().Outcome != rules.Draw && !repeats(next) {
			return false
		}
	}
	return true
}
