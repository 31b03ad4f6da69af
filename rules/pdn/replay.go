package pdn

import (
	"fmt"
	"slices"
	"strings"

	"damiera/rules"
)

// replayed is a draft played out as some game.
type replayed struct {
	match    rules.Match
	unplaced bool
	comments []Comment
	problem  *Problem
	fits     bool // nothing speaks against it being that game
}

// maxBranches bounds how many ways to understand a game are followed at a time.
const maxBranches = 8

// replay plays the items of d as the given game, up to the first problem.
//
// A short capture may fit several moves that take different pieces. Then all of
// them are followed, and the moves that come later decide: a way on which one of
// them is illegal is given up. Where more than one way remains in the end, the
// game stops before the move where they part.
func (d *draft) replay(kind rules.Game) replayed {
	start, problem := d.start(kind)
	if problem != nil {
		return replayed{unplaced: true, problem: problem}
	}
	r := replayed{fits: true}
	branches := []rules.Match{start}
	var played []int // the items that are moves
	for i, it := range d.items {
		if it.kind == commentToken {
			r.comments = append(r.comments, Comment{len(played), it.text})
			continue
		}
		if it.kind != moveToken {
			r.problem = it.problem()
			break
		}
		next, why := playAll(branches, it.text)
		if len(next) == 0 {
			r.problem = &Problem{it.line, clip(it.text) + ": " + why.Error(), Illegal, clip(it.text)}
			r.fits = false
			break
		}
		branches = next
		played = append(played, i)
		if len(branches) > maxBranches {
			break
		}
	}
	r.match = branches[0]
	if len(branches) > 1 {
		d.part(&r, start, branches, played)
	}
	return r
}

// problem is what is wrong with an item that is broken.
func (it item) problem() *Problem {
	if it.kind == badWordToken {
		return &Problem{it.line, it.text, Unreadable, clip(it.spot)}
	}
	return &Problem{Line: it.line, About: it.text, Fault: Unclosed}
}

// playAll plays a move on all branches. The branches that result are those on
// which it is legal; if there are none, why tells what is wrong with it.
func playAll(branches []rules.Match, text string) (next []rules.Match, why error) {
	for i, m := range branches {
		moves, err := m.Position().Meanings(text)
		if i == 0 {
			why = err
		}
		for _, mv := range moves {
			played, err := m.Replay(mv)
			if err != nil {
				why = err
				continue
			}
			if len(branches) == 1 && len(moves) == 1 {
				branches[0] = played // nearly always: no new slice a move
				return branches, nil
			}
			next = append(next, played)
		}
	}
	return next, why
}

// part ends a game that may have gone several ways before the move where they
// first differ.
func (d *draft) part(r *replayed, start rules.Match, branches []rules.Match, played []int) {
	ways := make([][]rules.Move, len(branches))
	for i, m := range branches {
		ways[i] = m.Moves()
	}
	at := len(played) - 1
	for _, way := range ways[1:] {
		for i := range at {
			if way[i] != ways[0][i] {
				at = i
				break
			}
		}
	}
	var meant []string
	for _, way := range ways {
		if text := way[at].String(); !slices.Contains(meant, text) {
			meant = append(meant, text)
		}
	}
	it := d.items[played[at]]
	about := fmt.Sprintf("%s may be %s", clip(it.text), strings.Join(meant, " or "))
	r.problem = &Problem{it.line, about, Ambiguous, clip(it.text)}
	r.match = start
	for _, mv := range ways[0][:at] {
		next, err := r.match.Replay(mv)
		if err != nil {
			break // these moves were played before
		}
		r.match = next
	}
	r.comments = slices.DeleteFunc(r.comments, func(c Comment) bool { return c.Ply > at })
}

// start is the match before the first move.
func (d *draft) start(kind rules.Game) (rules.Match, *Problem) {
	fen, line, ok := d.tag("FEN")
	if !ok {
		return rules.NewMatch(kind), nil
	}
	if setUp, _, _ := d.tag("SetUp"); strings.TrimSpace(fen) == "" && strings.TrimSpace(setUp) == "0" {
		return rules.NewMatch(kind), nil
	}
	p, err := rules.ParsePosition(kind, fen)
	if err != nil {
		return rules.Match{}, &Problem{Line: line, About: "FEN: " + err.Error(), Fault: BadStart}
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		return rules.Match{}, &Problem{Line: line, About: "FEN: " + err.Error(), Fault: BadStart}
	}
	return m, nil
}
