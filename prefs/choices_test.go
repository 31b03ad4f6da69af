//go:build !js

package prefs_test

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/prefs"
	"damiera/rules"
)

// A choice is a setting with all its values, the way to it and back.
type choice struct {
	key  string
	all  []any
	get  func(prefs.Settings) any
	set  func(prefs.Settings, any)
	name []string // in the preferences, by value in order of all
}

func choices() []choice {
	return []choice{
		choiceOf("theme", prefs.Themes(), prefs.Settings.Theme, prefs.Settings.SetTheme, "system", "light", "dark", "high-contrast"),
		choiceOf("text-size", prefs.TextSizes(), prefs.Settings.TextSize, prefs.Settings.SetTextSize, "small", "normal", "large", "largest"),
		choiceOf("motion", prefs.Motions(), prefs.Settings.Motion, prefs.Settings.SetMotion, "slow", "normal", "fast", "off"),
		choiceOf("input", prefs.Inputs(), prefs.Settings.Input, prefs.Settings.SetInput, "tap-or-drag", "tap", "drag"),
		choiceOf("pause", prefs.Pauses(), prefs.Settings.Pause, prefs.Settings.SetPause, "none", "short", "long", "longer"),
		choiceOf("numbers", []bool{true, false}, prefs.Settings.Numbers, prefs.Settings.SetNumbers, "on", "off"),
		choiceOf("confirm", []bool{true, false}, prefs.Settings.Confirm, prefs.Settings.SetConfirm, "on", "off"),
		choiceOf("notes", []bool{true, false}, prefs.Settings.Notes, prefs.Settings.SetNotes, "on", "off"),
		choiceOf("endings", []bool{true, false}, prefs.Settings.Endings, prefs.Settings.SetEndings, "on", "off"),
		choiceOf("flipped", []bool{true, false}, prefs.Settings.Flipped, prefs.Settings.SetFlipped, "on", "off"),
		choiceOf("turn-board", []bool{true, false}, prefs.Settings.TurnBoard, prefs.Settings.SetTurnBoard, "on", "off"),
		choiceOf("side.english", []rules.Color{rules.White, rules.Black}, sideOf, setSideOf, "second", "first"),
		choiceOf("player.white", []string{"Ada", "Zoë Çelik", ""}, nameOf, setNameOf, "Ada", "Zoë Çelik", ""),
		choiceOf("mode.italian", []string{"practice", ""}, modeOf, setModeOf, "practice", ""),
		choiceOf("language", []string{"it", "pt-BR", ""}, prefs.Settings.Language, prefs.Settings.SetLanguage, "it", "pt-BR", ""),
	}
}

func sideOf(s prefs.Settings) rules.Color       { return s.Side(rules.English) }
func setSideOf(s prefs.Settings, c rules.Color) { s.SetSide(rules.English, c) }
func nameOf(s prefs.Settings) string            { return s.PlayerName(rules.White) }
func setNameOf(s prefs.Settings, name string)   { s.SetPlayerName(rules.White, name) }
func modeOf(s prefs.Settings) string            { return s.Mode(rules.Italian) }
func setModeOf(s prefs.Settings, name string)   { s.SetMode(rules.Italian, name) }

func choiceOf[T any](key string, all []T, get func(prefs.Settings) T, set func(prefs.Settings, T), names ...string) choice {
	c := choice{key: key, name: names}
	for _, each := range all {
		c.all = append(c.all, each)
	}
	c.get = func(s prefs.Settings) any { return get(s) }
	c.set = func(s prefs.Settings, value any) { set(s, value.(T)) }
	return c
}

// standard are the choices of who never chose.
var standard = map[string]any{
	"theme": prefs.SystemTheme, "text-size": prefs.NormalText, "motion": prefs.NormalMotion, "input": prefs.TapOrDrag,
	"pause": prefs.ShortPause, "numbers": true, "confirm": false, "notes": true, "endings": true, "flipped": false, "language": "",
	"turn-board": false, "side.english": rules.Black, "player.white": "", "mode.italian": "",
}

func TestChoicesAreKeptByName(t *testing.T) {
	store := test.NewTempApp(t).Preferences()
	for _, c := range choices() {
		s := settingsIn(store)
		if got := c.get(s); got != standard[c.key] {
			t.Errorf("%s is %v at first, want %v", c.key, got, standard[c.key])
		}
		for i, value := range c.all {
			c.set(s, value)
			if got := c.get(settingsIn(store)); got != value {
				t.Errorf("%s: %v was set, %v came back", c.key, value, got)
			}
			if got := store.String(c.key); got != c.name[i] {
				t.Errorf("%s: %v is kept as %q, want %q", c.key, value, got, c.name[i])
			}
			_, isBool := value.(bool)
			_, isSide := value.(rules.Color)
			if !isBool && !isSide && fmt.Sprint(value) != c.name[i] {
				t.Errorf("%s: %v is written %q", c.key, value, value)
			}
		}
	}
}

// What is no name of a choice, and what is no text at all, is the default. The language and the mode
// are left to those who know which there are, and names are free.
func TestChoicesThatAreDamaged(t *testing.T) {
	store := test.NewTempApp(t).Preferences()
	s := settingsIn(store)
	for _, c := range choices() {
		if _, isText := standard[c.key].(string); isText {
			continue
		}
		for name, spoil := range map[string]func(fyne.Preferences){
			"noise":      func(p fyne.Preferences) { p.SetString(c.key, "\x00\xff") },
			"upper case": func(p fyne.Preferences) { p.SetString(c.key, "SLOW") },
			"a number":   func(p fyne.Preferences) { p.SetInt(c.key, 2) },
			"a truth":    func(p fyne.Preferences) { p.SetBool(c.key, true) },
			"a list":     func(p fyne.Preferences) { p.SetStringList(c.key, []string{"dark"}) },
			"another's":  func(p fyne.Preferences) { p.SetString(c.key, "italian") },
			"a blank":    func(p fyne.Preferences) { p.SetString(c.key, " ") },
		} {
			store.RemoveValue(c.key)
			spoil(store)
			if got := c.get(s); got != standard[c.key] {
				t.Errorf("%s, %s: %v, want %v", c.key, name, got, standard[c.key])
			}
			c.set(s, c.all[0])
			if got := c.get(s); got != c.all[0] {
				t.Errorf("%s, %s: %v was set then, and is %v", c.key, name, c.all[0], got)
			}
		}
	}
	if prefs.Theme(200).String() != "system" || prefs.Pause(200).Duration() != prefs.ShortPause.Duration() {
		t.Error("a value that there is not is not the default")
	}
}

func TestWhatChoicesMean(t *testing.T) {
	last := float32(0)
	for _, size := range prefs.TextSizes() {
		if f := size.Factor(); f <= last {
			t.Errorf("%v is %v, no more than the one before", size, f)
		} else {
			last = f
		}
	}
	if prefs.NormalText.Factor() != 1 {
		t.Errorf("normal text is %v times its size", prefs.NormalText.Factor())
	}
	before := -time.Second
	for _, pause := range prefs.Pauses() {
		if d := pause.Duration(); d <= before {
			t.Errorf("%v is %v, no more than the one before", pause, d)
		} else {
			before = d
		}
	}
}

func TestANoteIsToldOnce(t *testing.T) {
	store := test.NewTempApp(t).Preferences()
	s := settingsIn(store)
	if s.Told("king") {
		t.Error("it was told before it was")
	}
	s.SetTold("king")
	if s = settingsIn(store); !s.Told("king") || s.Told("crown") {
		t.Errorf("told: king %v, crown %v", s.Told("king"), s.Told("crown"))
	}
}
