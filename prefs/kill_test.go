//go:build !js

package prefs_test

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
)

// keepForEver names the variable that turns the test's own program into one
// that plays and keeps without end in the folder it names.
const keepForEver = "DAMIERA_TEST_KEEP_IN"

func TestMain(m *testing.M) {
	if folder := os.Getenv(keepForEver); folder != "" {
		playForEver(folder)
	}
	os.Exit(m.Run())
}

// playForEver goes on with the match it finds and says after each move that is
// kept: the number of the match and of its plies. Many matches end early, so
// that many are filed.
func playForEver(folder string) {
	kept := make(chan error)
	k := openKeeper(prefs.OpenStorage(folder))
	k.OnKept = func(_ prefs.Record, err error) { kept <- err }
	r, found, damage := k.Load(rules.English)
	if damage != nil {
		fmt.Println("damage", damage.Why)
		os.Exit(1)
	}
	number := 1
	if found {
		_, _ = fmt.Sscan(r.ID, &number)
	} else {
		r.Match = rules.NewMatch(rules.English)
	}
	for {
		if moves := r.Match.Legal(); len(moves) == 0 {
			number++
			r.Match = rules.NewMatch(rules.English)
		} else if r.Match, _ = r.Match.Play(moves[rand.IntN(len(moves))]); rand.IntN(8) == 0 {
			r.Match = r.Match.Resign(rules.White)
		}
		r.ID = fmt.Sprint(number)
		k.Keep(r)
		if err := <-kept; err != nil {
			fmt.Println("failed", err)
			os.Exit(1)
		}
		fmt.Println("kept", number, r.Match.Plies())
	}
}

// A program that is killed at any moment has lost nothing that it had said was
// kept, and no game that had ended; it leaves nothing that stops the next one,
// and files no game twice.
func TestKilledWhileKeeping(t *testing.T) {
	if testing.Short() {
		t.Skip("starts programs and kills them")
	}
	folder := t.TempDir()
	var number, plies int // the last that was said to be kept
	for round := range 20 {
		program := exec.Command(os.Args[0])
		program.Env = append(os.Environ(), keepForEver+"="+folder)
		out, err := program.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := program.Start(); err != nil {
			t.Skip(err)
		}
		lines := bufio.NewScanner(out)
		for said := 0; lines.Scan(); said++ {
			if _, err := fmt.Sscanf(lines.Text(), "kept %d %d", &number, &plies); err != nil {
				t.Fatalf("round %d: the program says %q", round, lines.Text())
			}
			if said == 3 {
				// What it says from now on until it is dead counts as well.
				time.AfterFunc(time.Duration(rand.IntN(20000))*time.Microsecond, func() { _ = program.Process.Kill() })
			}
		}
		_ = program.Wait() // killed, as it should be

		// Even before the next start the file is whole: the last match may not be filed yet, or be so unsaid.
		wantNumbered(t, folder, number-1, number)
		r, found, damage := load(t, prefs.OpenStorage(folder), rules.English)
		if !found || damage != nil {
			t.Fatalf("round %d: found %v, damage %+v", round, found, damage)
		}
		var gotNumber int
		_, _ = fmt.Sscan(r.ID, &gotNumber)
		if gotNumber < number || gotNumber == number && r.Match.Plies() < plies {
			t.Fatalf("round %d: match %d after %d plies is kept, match %d after %d was said to be",
				round, gotNumber, r.Match.Plies(), number, plies)
		}
		filed := gotNumber - 1
		if r.Match.Result().Outcome != rules.Open {
			filed = gotNumber
		}
		wantNumbered(t, folder, filed, filed)
		if got, want := names(t, folder), []string{"english.pdn", "games.pdn"}; filed > 0 && !slices.Equal(got, want) {
			t.Errorf("round %d: the folder holds %q, want %q", round, got, want)
		}
		if t.Failed() {
			t.Fatalf("in round %d", round)
		}
	}
	t.Logf("match %d, %d plies at the end", number, plies)
}

// wantNumbered fails unless the file of finished games holds those numbered
// from 1 on, whole and in order, and as many as it should.
func wantNumbered(t *testing.T, folder string, least, most int) {
	t.Helper()
	file, err := os.Open(filepath.Join(folder, "games.pdn"))
	if errors.Is(err, fs.ErrNotExist) && least <= 0 {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	games, err := pdn.Read(file, pdn.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, g := range games {
		if id, _ := g.Tag("DamieraId"); id != fmt.Sprint(i+1) || g.Problem != nil || g.Outcome == rules.Open {
			t.Errorf("game %d is %q, ends with %v, and has the problem %v", i+1, id, g.Outcome, g.Problem)
		}
	}
	if len(games) < least || len(games) > most {
		t.Errorf("%d games are filed, want %d to %d", len(games), least, most)
	}
}
