//go:build e2e

package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// finished is how many finished games lie beside the game on the board: more than most people ever play.
const finished = 10_000

// furnish leaves in the program's home what somebody has there who has played for years, and on the board a
// game of Italian draughts of the computer against itself at its strongest, which waits to be begun.
func furnish(p program) error {
	folder := filepath.Join(p.home, ".config", "fyne", "app.damiera")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	settings := fmt.Sprintf(`{"game":%q,"level.italian":%q,"pause":"none"}`, rules.Italian, engine.Hard)
	if err := os.WriteFile(filepath.Join(folder, "preferences.json"), []byte(settings), 0o600); err != nil {
		return err
	}
	store := prefs.OpenStorage(folder)
	archive := prefs.OpenArchive(store)
	keeper := prefs.OpenKeeper(store, archive)
	keeper.Keep(prefs.Record{
		ID: prefs.NewID(), Match: rules.NewMatch(rules.Italian), Seats: [2]prefs.Seat{prefs.Computer, prefs.Computer},
	})
	keeper.Close()
	return fill(archive, store)
}

// fill files one game, and then as many copies of it as it takes, each with a name of its own.
func fill(archive *prefs.Archive, store prefs.Storage) error {
	r := prefs.Record{
		ID: prefs.NewID(), Match: played(), Seats: [2]prefs.Seat{rules.Black: prefs.Computer},
		Lowest: engine.Medium, Scores: true,
	}
	if err := archive.File(r); err != nil {
		return err
	}
	one, err := store.Read("games")
	if err != nil {
		return err
	}
	var all bytes.Buffer
	for range finished {
		all.WriteString(strings.ReplaceAll(string(one), r.ID, prefs.NewID()))
		all.WriteString("\n")
	}
	return store.Write("games", all.Bytes())
}

// played is a game to its end, the same each time.
func played() rules.Match {
	chance, m := rand.New(rand.NewPCG(1, 2)), rules.NewMatch(rules.Italian)
	for m.Result().Outcome == rules.Open {
		legal := m.Legal()
		next, err := m.Play(legal[chance.IntN(len(legal))])
		if err != nil {
			return m
		}
		m = next
	}
	return m
}
