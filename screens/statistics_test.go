package screens

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

// What the page says is what the games say: of eight five are won, one is drawn and two are lost.
func TestStatisticsTellHowTheGamesWent(t *testing.T) {
	s := sit(t)
	s.career(24)
	s.play.openStatistics()
	s.tells("24\nscored games\n320\nbest score\n0\nwins in a row now\n3\nmost wins in a row")
	// Of six games two are against Beginner, one against Easy and three against Medium.
	s.tells("Beginner\n5 won · 1 drawn · 2 lost")
	s.tells("Easy\n3 won · 0 drawn · 1 lost")
	s.tells("Medium\n7 won · 2 drawn · 3 lost")
	s.tells("Strong: no game yet")
	s.tells("Hard: no game yet")
}

// Each game has statistics of its own, and where there are none yet they invite.
func TestStatisticsOfEachGame(t *testing.T) {
	s := sit(t)
	s.career(8)
	s.play.openStatistics()
	s.press(s.gameButton(rules.English))
	s.tells("8\nscored games")
	s.tells("Medium")
	s.press(s.gameButton(rules.Alquerque))
	s.tells("No scored game of Alquerque yet.")
	s.press(s.statisticsButton("statistics.begin"))
	want := s.play.say.Text("new-game.heading", translations.Args{"Game": "Alquerque"})
	if s.play.game != rules.Alquerque || s.play.topPage() == nil || s.play.topPage().Title.Text() != want {
		t.Errorf("the game is %v, and the page is not %q", s.play.game, want)
	}
}

// Resetting is asked about, deletes what counts and nothing else, and can be taken back.
func TestStatisticsAreReset(t *testing.T) {
	s := sit(t)
	s.career(8)
	before := bytes.Clone(s.disk.text("games"))
	s.play.openStatistics()
	s.press(s.statisticsButton("statistics.reset"))
	s.press(s.offer("statistics.reset.no"))
	if !bytes.Equal(s.disk.text("games"), before) {
		t.Error("the games are gone before that was confirmed")
	}
	s.press(s.statisticsButton("statistics.reset"))
	s.press(s.offer("statistics.reset.yes"))
	s.tells("8 games are deleted.")
	s.tells("No scored game of Italian draughts yet.")
	games, err := s.filed.Games(context.Background(), nil)
	if err != nil || len(games) != 16 {
		t.Errorf("%d games are left, and %v", len(games), err)
	}
	s.press(s.gameButton(rules.English))
	s.tells("8\nscored games")
	if s.mayPress("statistics.restore") != nil {
		t.Error("where nothing was reset it can be taken back")
	}
	s.press(s.gameButton(rules.Italian))
	s.press(s.statisticsButton("statistics.restore"))
	s.tells("8 games are back.")
	s.tells("8\nscored games")
	if !bytes.Equal(s.disk.text("games"), before) {
		t.Error("the games are not as they were")
	}
	if s.mayPress("statistics.restore") != nil {
		t.Error("it can be taken back twice")
	}
}

// A disk that takes nothing leaves the games, and says so; the next try works.
func TestResettingOnAFullDisk(t *testing.T) {
	s := sit(t)
	s.career(3)
	s.play.openStatistics()
	s.disk.fill(true)
	reset := func() {
		s.press(s.statisticsButton("statistics.reset"))
		s.press(s.offer("statistics.reset.yes"))
	}
	reset()
	s.tells("The games could not be deleted.\n3\nscored games")
	s.disk.fill(false)
	reset()
	s.disk.fill(true)
	s.press(s.statisticsButton("statistics.restore"))
	s.tells("The games could not be put back.")
	s.disk.fill(false)
	s.press(s.statisticsButton("statistics.restore"))
	s.tells("3 games are back.")
}

// Games that were changed elsewhere meanwhile are shown as they are, and none is deleted by an old list.
func TestResettingWhatHasChanged(t *testing.T) {
	s := sit(t)
	s.career(3)
	s.play.openStatistics()
	s.disk.put("games", bytes.Replace(s.disk.text("games"), []byte("\"2026.01.01\""), []byte("\"1999.01.01\""), 1))
	s.press(s.statisticsButton("statistics.reset"))
	s.press(s.offer("statistics.reset.yes"))
	s.tells(s.play.say.Text("statistics.changed"))
	s.tells("3\nscored games")
}

// An unreadable is an archive that cannot be read.
type unreadable struct{ archive }

func (unreadable) Games(context.Context, func(done, all int64)) ([]prefs.Kept, error) {
	return nil, errors.New("the disk is gone")
}

func TestStatisticsThatCannotBeRead(t *testing.T) {
	s := sit(t)
	s.play.filing.archive = unreadable{}
	s.play.openStatistics()
	s.tells("The finished games could not be read.")
}

// The page is there at once, however long the reading takes, and what comes after it was left changes
// nothing.
func TestStatisticsDoNotWait(t *testing.T) {
	s := sit(t)
	s.career(3)
	var searches, replies []func()
	s.play.thinker.run = func(search, reply func()) { searches, replies = append(searches, search), append(replies, reply) }
	s.play.openStatistics()
	s.tells("Reading the finished games…")
	s.press(s.gameButton(rules.English))
	s.tells("Reading the finished games…")
	s.key(fyne.KeyEscape)
	if s.play.topPage() != nil {
		t.Error("Esc does not lead back while the games are read")
	}
	searches[0]()
	replies[0]()
	s.play.openStatistics()
	searches[1]()
	replies[1]()
	s.tells("3\nscored games")
}

// All can be done by the keyboard, which is always somewhere in sight.
func TestStatisticsByKeyboard(t *testing.T) {
	s := sit(t)
	s.career(8)
	s.window.Resize(small)
	s.play.openStatistics()
	focus := func() fyne.Focusable { return s.window.Canvas().Focused() }
	reach := func(want fyne.Focusable) {
		t.Helper()
		for range 12 {
			if focus() == want {
				return
			}
			s.window.Canvas().FocusNext()
		}
		t.Fatalf("Tab does not lead to %T", want)
	}
	reach(s.gameButton(rules.English))
	s.key(fyne.KeySpace)
	s.tells("8\nscored games")
	if focus() != fyne.Focusable(s.gameButton(rules.English)) {
		t.Errorf("after the choice the keyboard is on %T", focus())
	}
	reach(s.mayPress("statistics.reset"))
	scroll := s.play.topPage().Scroll
	if top := scroll.TopOf(s.mayPress("statistics.reset")); top < scroll.Offset.Y || top > scroll.Offset.Y+scroll.Size().Height {
		t.Error("the button with the keyboard is out of sight")
	}
	s.play.turned = time.Time{}
	s.key(fyne.KeyReturn)
	s.window.Canvas().Focus(s.offer("statistics.reset.yes"))
	s.play.turned = time.Time{}
	s.key(fyne.KeyReturn)
	if focus() != fyne.Focusable(s.gameButton(rules.English)) {
		t.Errorf("after the reset the keyboard is on %T", focus())
	}
	reach(s.mayPress("statistics.restore"))
	s.play.turned = time.Time{}
	s.key(fyne.KeyReturn)
	s.tells("8 games are back.")
	s.key(fyne.KeyEscape)
	if s.play.topPage() != nil {
		t.Error("Esc does not lead back")
	}
}

// Everything changes its language and its look in place.
func TestStatisticsAreRenewed(t *testing.T) {
	s := sit(t)
	s.career(4)
	s.play.openStatistics()
	s.play.settings.SetLanguage("it")
	s.play.settings.SetTheme(prefs.DarkTheme)
	s.play.apply()
	s.tells(gameName(translations.Choose("it"), rules.English))
	s.tells("4\n")
}

// In every language, window and size of text all words are whole.
func TestStatisticsFit(t *testing.T) {
	measures(t)
	for _, l := range translations.Languages() {
		for _, size := range []prefs.TextSize{prefs.NormalText, prefs.LargestText} {
			t.Run(fmt.Sprint(l.Tag(), " ", size), func(t *testing.T) {
				s := sit(t)
				s.dress(l.Tag(), prefs.LightTheme, size, small)
				s.t = t
				s.career(6)
				for _, window := range slices.Concat(windows, []fyne.Size{small}) {
					s.window.Resize(window)
					s.play.openStatistics()
					for _, w := range wordsIn(s.play.topPage()) {
						if bad := cut(w); bad != "" {
							t.Errorf("%v: %q %s", window, w.Text(), bad)
						}
					}
					s.key(fyne.KeyEscape)
				}
			})
		}
	}
}
