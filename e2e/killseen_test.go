//go:build e2e

package e2e

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"damiera/rules"
	"damiera/rules/pdn"
)

// look reads the files as they are now. They are replaced as a whole, so that they are whole whenever one
// looks. A finished game stays filed, as it was.
func (k *killed) look() {
	k.t.Helper()
	now, err := readGame(k.shelf.path(k.game.String()), k.game)
	if err != nil {
		k.t.Fatal(err)
	}
	if idOf(now) == idOf(k.match) && now.Match.Plies() > k.match.Match.Plies() {
		k.moves += now.Match.Plies() - k.match.Match.Plies()
	}
	k.match = now
	filed := k.readFiled()
	if len(filed) < len(k.filed) {
		k.t.Errorf("%d finished games were filed, and now there are %d", len(k.filed), len(filed))
	}
	for i, was := range k.filed[:min(len(k.filed), len(filed))] {
		if idOf(was) != idOf(filed[i]) || !slices.Equal(was.Match.Moves(), filed[i].Match.Moves()) {
			k.t.Errorf("the finished game %s has become %s", idOf(was), idOf(filed[i]))
		}
	}
	k.filed = filed
}

// readFiled reads the file of the finished games: all of them without fault, each once.
func (k *killed) readFiled() []pdn.Game {
	k.t.Helper()
	file, err := os.Open(k.shelf.path("games"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		k.t.Fatal(err)
	}
	defer file.Close()
	games, err := pdn.Read(file, pdn.Options{})
	if err != nil {
		k.t.Fatal(err)
	}
	ids := map[string]bool{}
	for i, g := range games {
		if g.Problem != nil {
			k.t.Errorf("finished game %d, line %d: %s", i+1, g.Problem.Line, g.Problem.About)
		}
		if ids[idOf(g)] {
			k.t.Errorf("%s is filed twice", idOf(g))
		}
		ids[idOf(g)] = true
		if !over(g) {
			k.t.Errorf("%s is filed and goes on", idOf(g))
		}
		k.isWhole(g)
	}
	return games
}

// survives wants all that was seen before to be there still.
func (k *killed) survives(when string) {
	k.t.Helper()
	before := k.match
	k.look()
	had, has := before.Match.Moves(), k.match.Match.Moves()
	switch {
	case idOf(k.match) == idOf(before):
		if len(has) < len(had) || !slices.Equal(has[:len(had)], had) {
			k.t.Errorf("%s: seen was %v, kept is %v", when, had, has)
		}
	case !k.isFiled(before):
		k.t.Errorf("%s: the game %s has given way to %s and is not filed", when, idOf(before), idOf(k.match))
	}
	if k.shown != ([2]rules.Set{}) && !k.everStood(k.shown) {
		k.t.Errorf("%s: what was said to be kept stands in no game: %v", when, k.shown)
	}
	k.isWhole(k.match)
	entries, err := os.ReadDir(k.shelf.folder)
	if err != nil {
		k.t.Fatal(err)
	}
	for _, entry := range entries {
		if strings.Contains(entry.Name(), "damaged") {
			k.t.Errorf("%s: %s was set aside", when, entry.Name())
		}
	}
}

// isWhole wants a game to have as many moves as it says, and to end where it says.
func (k *killed) isWhole(g pdn.Game) {
	k.t.Helper()
	plies, _ := g.Tag("DamieraPlies")
	position, _ := g.Tag("DamieraPosition")
	if plies != strconv.Itoa(g.Match.Plies()) || position != g.Match.Position().String() {
		k.t.Errorf("%s says that it has %s plies and ends at %s, but has %d and ends at %v",
			idOf(g), plies, position, g.Match.Plies(), g.Match.Position())
	}
}

// everStood tells whether pieces stood so in the present game or in one of the finished ones.
func (k *killed) everStood(side [2]rules.Set) bool {
	for _, g := range append(slices.Clone(k.filed), k.match) {
		for _, p := range g.Match.Positions() {
			if p.Game == k.game && p.Side == side {
				return true
			}
		}
	}
	return false
}

// isFiled tells whether a game is among the finished ones.
func (k *killed) isFiled(g pdn.Game) bool {
	return slices.ContainsFunc(k.filed, func(f pdn.Game) bool { return idOf(f) == idOf(g) })
}

// over tells whether the present game has ended.
func (k *killed) over() bool { return over(k.match) }

func over(g pdn.Game) bool {
	ending, _ := g.Tag("DamieraEnding")
	return ending != ""
}

// idOf is what tells a game from all others.
func idOf(g pdn.Game) string {
	id, _ := g.Tag("DamieraId")
	return id
}
