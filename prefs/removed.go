package prefs

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"damiera/rules/pdn"
)

// ErrChanged means that a game is not in the archive any more as it was read.
var ErrChanged = errors.New("the games have changed since they were read")

// A Removed is games that were deleted, with what is needed to put them back.
type Removed struct{ places []place }

// Len is the number of games.
func (r Removed) Len() int { return len(r.places) }

// anchorSize is how many bytes before a game tell where it was: more than most
// games have, so that its neighbour's ID is among them.
const anchorSize = 2000

// Delete takes games out, all of them or none, and leaves every other byte as it
// is. The error is ErrChanged for a game that is not there as it was read, and
// another one for a game that cannot be taken out alone, as it shares a line with
// its neighbour.
func (a *Archive) Delete(games ...Kept) (Removed, error) {
	var removed Removed
	err := a.act(func() (changed bool, err error) {
		if len(games) == 0 {
			return false, nil
		}
		text, err := a.read()
		if err != nil {
			return false, err
		}
		rest, places, err := cut(string(text), games)
		if err != nil {
			return false, err
		}
		if err := a.store.Write(archiveName, []byte(rest)); err != nil {
			return false, err
		}
		removed.places = places
		return true, nil
	})
	return removed, err
}

// Restore puts games back where they were, or as near to that as can be told. A
// game of ours that has been filed again meanwhile is left out.
func (a *Archive) Restore(removed Removed) error {
	return a.act(func() (changed bool, err error) {
		if removed.Len() == 0 {
			return false, nil
		}
		old, err := a.read()
		if err != nil {
			return false, err
		}
		return true, a.store.Write(archiveName, []byte(putBack(string(old), removed.places)))
	})
}

// cut is a text without games, and the places that these had.
func cut(text string, games []Kept) (rest string, places []place, err error) {
	places = make([]place, len(games))
	for i, k := range games {
		p := k.place
		if p.at > len(text) || !strings.HasPrefix(text[p.at:], p.text) {
			if p.at = strings.Index(text, p.text); p.at < 0 || p.text == "" {
				return "", nil, ErrChanged
			}
		}
		places[i] = p
	}
	slices.SortFunc(places, func(a, b place) int { return cmp.Compare(a.at, b.at) })
	places = slices.CompactFunc(places, func(a, b place) bool { return a.at == b.at })
	var left strings.Builder
	from := 0
	for first := 0; first < len(places); {
		// Games in a row are taken out together.
		next, end := first+1, places[first].end()
		for next < len(places) && places[next].at == end {
			end = places[next].end()
			next++
		}
		if next < len(places) && places[next].at < end {
			return "", nil, ErrChanged
		}
		if err := separable(places[first:next], text[end:]); err != nil {
			return "", nil, err
		}
		for i := first; i < next; i++ {
			// A list that was read before an earlier deletion knows other neighbours.
			at := places[i].at
			places[i].before = text[max(0, at-anchorSize):at]
			places[i].last = places[i].end() == len(text)
		}
		left.WriteString(text[from:places[first].at])
		from, first = end, next
	}
	left.WriteString(text[from:])
	return left.String(), places, nil
}

func (p place) end() int { return p.at + len(p.text) }

// separable tells whether games that stand in a row can be taken out with no
// harm to those before and after: these read alike with them and without.
func separable(row []place, after string) error {
	odd := slices.ContainsFunc(row, func(p place) bool { return !p.plain })
	if !odd && (after == "" || after[0] == '[') {
		return nil // as we write games
	}
	var out strings.Builder
	for _, p := range row {
		if len(firstGames(2, p.text)) != 1 || !strings.HasPrefix(strings.TrimSpace(p.text), "[") {
			return fmt.Errorf("%.40q cannot be taken out alone", strings.TrimSpace(p.text))
		}
		out.WriteString(p.text)
	}
	before := row[0].before
	old := len(firstGames(2, before)) // none or one
	with, without := firstGames(old+len(row)+1, before, out.String(), after), firstGames(old+1, before, after)
	if len(with) >= old+len(row) {
		with = slices.Delete(with, old, old+len(row))
	}
	if !slices.EqualFunc(with, without, sameBesideRemarks) {
		return fmt.Errorf("%.40q cannot be taken out: the games around it would change", strings.TrimSpace(out.String()))
	}
	return nil
}

// sameBesideRemarks tells whether two games are the same but for their comments:
// those at the beginning of a file go with whichever game is the first.
func sameBesideRemarks(a, b pdn.Game) bool {
	a.Comments, b.Comments = nil, nil
	return sameGame(a, b)
}

// firstGames reads as many games as are asked for, of a text in parts, and no
// further.
func firstGames(most int, parts ...string) []pdn.Game {
	readers := make([]io.Reader, len(parts))
	for i, part := range parts {
		readers[i] = strings.NewReader(part)
	}
	var games []pdn.Game
	for game, err := range pdn.Games(io.MultiReader(readers...), pdn.Options{}) {
		if err != nil {
			break
		}
		if games = append(games, game); len(games) == most {
			break
		}
	}
	return games
}
