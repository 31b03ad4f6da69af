package screens

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// The smallest window that must do.
var small = fyne.NewSize(320, 480)

// Every text that the status line says, with its longest contents, keeps a legible size in every window,
// in every language.
func TestEveryStatusFits(t *testing.T) {
	measures(t)
	each(t, func(t *testing.T, s *sitting, say translations.Language) {
		args := longest(say)
		playing := sayings(say, args, "status.must-capture", "status.must-capture.only", "status.your-turn", "status.your-turn.only", "status.thinking")
		answers := sayings(say, args, startingWith(t, "why.")...)
		maps.Copy(answers, sayings(say, args, "status.level-changed", "keep.failed", "keep.damaged", "keep.damaged.in-place", "confirm.question"))
		details := sayings(say, args, "status.you-begin", "status.you-moved", "status.computer-moved", "status.computer-moved.only")
		remarks := sayings(say, args, append(startingWith(t, "note."), startingWith(t, "draw-near.")...)...)
		ends := sayings(say, args, startingWith(t, "result.")...)
		scores := sayings(say, args, "score.won", "score.not-won")

		said := map[string]status{}
		combine := func(headlines, details, remarks map[string]string, answer bool) {
			for h, headline := range headlines {
				for d, detail := range details {
					for r, remark := range remarks {
						said[strings.Join([]string{h, d, r}, " ")] = status{Headline: headline, Detail: detail, Remark: remark, Answer: answer}
					}
				}
			}
		}
		nothing := map[string]string{"": ""}
		combine(playing, longestOf(details), nothing, false)
		combine(longestOf(playing), answers, longestOf(remarks), true)
		combine(longestOf(playing), longestOf(details), remarks, false)
		outlooks := sayings(say, args, startingWith(t, "outlook.")...)
		for o, outlook := range outlooks {
			for h, headline := range playing {
				said[h+" "+o] = status{Headline: headline, Outlook: outlook}
			}
			for d, detail := range longestOf(details) {
				said[d+" "+o] = status{Headline: playing["status.your-turn"], Detail: detail, Outlook: outlook}
			}
			for r, remark := range remarks {
				said[r+" "+o] = status{Headline: playing["status.must-capture.only"], Outlook: outlook, Remark: remark}
			}
			for a, answer := range answers {
				said[a+" "+o] = status{Headline: playing["status.must-capture.only"], Detail: answer, Outlook: outlook, Answer: true}
			}
		}
		combine(ends, longestOf(scores), nothing, false)
		combine(longestOf(ends), scores, nothing, false)
		for _, window := range windows {
			s.window.Resize(window)
			for keys, now := range said {
				s.play.status.show(now, true)
				if bad := cut(s.play.status.words); bad != "" {
					t.Errorf("%v: %s: %q %s", window, keys, s.play.status.words.Text(), bad)
				}
			}
		}
	})
}

// Buttons, the title and the players' names in every window, in every language.
func TestEveryButtonAndNameFits(t *testing.T) {
	measures(t)
	each(t, func(t *testing.T, s *sitting, say translations.Language) {
		buttons := sayings(say, nil, "button.new-game", "menu.help", "confirm.play", "confirm.take-back")
		names := sayings(say, nil, "player.you")
		for _, key := range append(startingWith(t, "level.draughts."), startingWith(t, "level.alquerque.")...) {
			level := translations.Args{"Level": say.Text(key)}
			buttons["button.level "+key] = say.Text("button.level", level)
			names["player.computer-at "+key] = say.Text("player.computer-at", level)
		}
		titles := sayings(say, nil, startingWith(t, "game.")...)
		for _, window := range windows {
			s.window.Resize(window)
			for _, b := range []*controls.Button{s.play.level, s.play.fresh, s.play.help} {
				for key, text := range buttons {
					if b.Say(text, key == "button.new-game" || key == "confirm.play"); b.Visible() {
						report(t, window, key, b.Label)
					}
				}
			}
			for key, text := range names {
				for _, turn := range []bool{false, true} {
					s.play.top.show(text, rules.Black, rules.MaxPieces-1, turn)
					report(t, window, key, s.play.top.name)
				}
			}
			for key, text := range titles {
				s.play.title.Say(controls.Paragraph{Text: text, Size: s.play.title.Paragraphs[0].Size, Style: fyne.TextStyle{Bold: true}})
				report(t, window, key, s.play.title)
			}
		}
	})
}

// Whatever stands on the cards and the pages, in the smallest window, also in the largest text.
func TestEveryCardAndPageFits(t *testing.T) {
	measures(t)
	each(t, func(t *testing.T, s *sitting, say translations.Language) {
		for _, size := range []prefs.TextSize{prefs.NormalText, prefs.LargestText} {
			s.dress(say.Tag(), prefs.LightTheme, size, small)
			look := func(name string) {
				for _, w := range wordsIn(s.window.Canvas().Overlays().Top()) {
					if bad := cut(w); bad != "" {
						t.Errorf("%v text, %s: %s: %q %s", size, name, keyOf(t, say, w.Text()), w.Text(), bad)
					}
				}
			}
			s.play.openMenu()
			look("menu")
			s.play.dismiss()
			s.tap("22", "18")
			s.play.askResign()
			look("give up")
			s.play.dismiss()
			s.play.openNewGame()
			look("new game")
			s.play.closePage()
			s.play.openSettings()
			look("settings")
			for _, group := range s.play.settingGroups() {
				for _, each := range group.settings {
					if each.value == nil {
						continue
					}
					each.tapped()
					look("choices")
					s.play.dismiss()
				}
			}
			s.play.closePage()
			for _, topic := range []string{"", "capture", "questions"} {
				s.play.openHelp(topic)
				look("help, " + topic)
				s.play.closePage()
			}
		}
	})
}

// each runs a test in every language, in the smallest window.
func each(t *testing.T, check func(*testing.T, *sitting, translations.Language)) {
	for _, say := range translations.Languages() {
		t.Run(say.Tag(), func(t *testing.T) {
			s := sit(t)
			s.dress(say.Tag(), prefs.LightTheme, prefs.NormalText, small)
			check(t, s, say)
		})
	}
}

func report(t *testing.T, window fyne.Size, key string, w *controls.Words) {
	t.Helper()
	if bad := cut(w); bad != "" {
		t.Errorf("%v: %s: %q %s", window, key, w.Text(), bad)
	}
}

// longest are the values of placeholders that take the most room.
func longest(say translations.Language) translations.Args {
	most := func(keys ...string) string {
		for _, text := range longestOf(sayings(say, nil, keys...)) {
			return text
		}
		return ""
	}
	var levels []string
	for _, l := range engine.Levels(rules.Italian) {
		levels = append(levels, levelName(say, rules.Italian, l))
	}
	slices.SortFunc(levels, func(a, b string) int { return len(b) - len(a) })
	return translations.Args{
		"Move": "25x18x11x4", "Barred": "25x18x9x2", "Due": 3, "Own": 2, "King": 2, "Count": 12,
		"Color": most("color.white", "color.black"), "Level": levels[0],
		"Game": most("game.italian", "game.english", "game.alquerque"), "File": "alquerque.damaged-2.pdn",
		"Moves": 31, "Limit": 40, "Result": most("result.draw.no-progress", "result.you-won.no-pieces.draughts"),
		"Total": 370, "Captured": 120, "Win": 100, "Strength": 150,
		"Pieces": say.Text("captured.draughts", translations.Args{"Count": 12}),
	}
}

// sayings are the texts of some keys, by key.
func sayings(say translations.Language, args translations.Args, keys ...string) map[string]string {
	all := map[string]string{}
	for _, key := range keys {
		all[key] = say.Text(key, args)
	}
	return all
}

// longestOf is the text that takes the most room.
func longestOf(all map[string]string) map[string]string {
	most := ""
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if most == "" || letters(all[key], 14, fyne.TextStyle{}).Width > letters(all[most], 14, fyne.TextStyle{}).Width {
			most = key
		}
	}
	return map[string]string{most: all[most]}
}

// keysOf are the keys of the texts that a language has a translation of.
func keysOf(t *testing.T, l translations.Language) map[string]json.RawMessage {
	t.Helper()
	file, err := os.ReadFile("../translations/active." + l.Tag() + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(file, &keys); err != nil {
		t.Fatal(err)
	}
	return keys
}

// startingWith are the keys that begin so.
func startingWith(t *testing.T, prefix string) []string {
	t.Helper()
	var keys []string
	for key := range keysOf(t, translations.Language{}) {
		if strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		t.Fatalf("no key begins with %s", prefix)
	}
	slices.Sort(keys)
	return keys
}

var placeholder = regexp.MustCompile(`\\\{\\\{\\\.\w+\\\}\\\}`)

// keyOf is the key whose text is shown, as far as it can be told from the text.
func keyOf(t *testing.T, say translations.Language, text string) string {
	t.Helper()
	first, _, _ := strings.Cut(text, "\n")
	for _, key := range slices.Sorted(maps.Keys(keysOf(t, translations.Language{}))) {
		template := placeholder.ReplaceAllString(regexp.QuoteMeta(raw(say, key)), ".+")
		if ok, _ := regexp.MatchString("^(?i)"+template+"$", first); ok {
			return key
		}
	}
	return "?"
}

// raw is the text of a key with its placeholders as they are.
func raw(say translations.Language, key string) string {
	args := translations.Args{"Count": 2}
	for _, name := range []string{"Level", "Language", "Chapter", "Move", "All", "Game"} {
		args[name] = fmt.Sprintf("{{.%s}}", name)
	}
	return say.Text(key, args)
}

// wordsIn are all words that can be seen on an object.
func wordsIn(o fyne.CanvasObject) []*controls.Words {
	if o == nil || !o.Visible() {
		return nil
	}
	var children []fyne.CanvasObject
	switch o := o.(type) {
	case *controls.Words:
		return []*controls.Words{o}
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
	}
	var all []*controls.Words
	for _, child := range children {
		all = append(all, wordsIn(child)...)
	}
	return all
}
