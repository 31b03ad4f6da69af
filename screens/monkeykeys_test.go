package screens

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"damiera/prefs"
	"damiera/translations"
)

// keyNames are those that do something somewhere.
var keyNames = []fyne.KeyName{
	fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace,
	fyne.KeyReturn, fyne.KeySpace, fyne.KeyTab, fyne.KeyTab, fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp,
	fyne.KeyPageDown, fyne.KeyF1, fyne.KeyDelete, fyne.KeyBackspace, fyne.KeyInsert, fyne.KeyEscape, mobile.KeyBack,
}

// typeKey types one key, or holds it.
func (m *monkey) typeKey() string {
	name := keyNames[m.random.IntN(len(keyNames))]
	times := 1
	if m.chance(6) {
		times = 2 + m.random.IntN(5)
	}
	for range times {
		if name == fyne.KeyTab {
			if m.chance(3) {
				m.window.Canvas().FocusPrevious()
			} else {
				m.window.Canvas().FocusNext()
			}
			continue
		}
		m.key(name)
	}
	return fmt.Sprint(name, " ", times)
}

func (m *monkey) typeLetter() string {
	letters := []rune("nNmMhH,123456789uUrRiIpPcdf bBwWK-:.+[]{}\"ß漢ì\u202e\x00")
	r := letters[m.random.IntN(len(letters))]
	m.char(r)
	return fmt.Sprintf("%q", r)
}

func (m *monkey) typeShortcut() string {
	clipboard := m.app.Clipboard()
	all := []fyne.Shortcut{
		&fyne.ShortcutPaste{Clipboard: clipboard}, &fyne.ShortcutPaste{Clipboard: clipboard}, &fyne.ShortcutCopy{Clipboard: clipboard},
		&fyne.ShortcutCut{Clipboard: clipboard}, &fyne.ShortcutSelectAll{}, &fyne.ShortcutUndo{}, &fyne.ShortcutRedo{},
	}
	one := all[m.random.IntN(len(all))]
	if f, ok := m.window.Canvas().Focused().(fyne.Shortcutable); ok {
		f.TypedShortcut(one)
	} else if c, ok := m.window.Canvas().(fyne.Shortcutable); ok {
		c.TypedShortcut(one)
	}
	return one.ShortcutName()
}

// takeBack takes moves back, plays them again or asks for a hint, by the keys for it.
func (m *monkey) takeBack() string {
	keys := []rune("uuuri")
	r := keys[m.random.IntN(len(keys))]
	for range 1 + m.random.IntN(2) {
		m.char(r)
	}
	return string(r)
}

// leave leaves what is open.
func (m *monkey) leave() string {
	name := []fyne.KeyName{fyne.KeyEscape, mobile.KeyBack}[m.random.IntN(2)]
	m.key(name)
	return string(name)
}

func (m *monkey) resize() string {
	sizes := []fyne.Size{
		{Width: 320, Height: 480}, {Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 720, Height: 720}, {Width: 721, Height: 720},
		{Width: 1920, Height: 1080}, {Width: 1024, Height: 1366}, {Width: 900, Height: 640}, {Width: 1, Height: 1},
		{Width: 5000, Height: 120}, {Width: 90, Height: 3000}, {Width: 1500, Height: 1400},
	}
	size := sizes[m.random.IntN(len(sizes))]
	if m.chance(3) {
		size = fyne.NewSize(1+m.random.Float32()*1500, 1+m.random.Float32()*1500)
	}
	m.window.Resize(size)
	return fmt.Sprint(size)
}

// draw has everything painted. It also lets Fyne forget what it has kept of windows that are closed.
func (m *monkey) draw() string {
	size := m.window.Canvas().Size()
	if size.Width*size.Height > 1e6 || min(size.Width, size.Height) < 100 {
		return "of another size"
	}
	return fmt.Sprint(m.window.Canvas().Capture().Bounds())
}

// set chooses a setting and has it applied, as the settings' page does.
func (m *monkey) set() string {
	s := m.play.settings
	var told any
	switch m.random.IntN(6) {
	case 0:
		tags := languageTags()
		tag := tags[m.random.IntN(len(tags))]
		if told = tag; tag == "" {
			told = translations.System().Tag()
		}
		s.SetLanguage(tag)
	case 1:
		told = chosen(m, prefs.Themes(), s.SetTheme)
	case 2:
		told = chosen(m, prefs.TextSizes(), s.SetTextSize)
	case 3:
		told = chosen(m, prefs.Motions(), s.SetMotion)
	case 4:
		told = chosen(m, prefs.Inputs(), s.SetInput)
	default:
		sets := []func(bool){s.SetNumbers, s.SetFlipped, s.SetConfirm, s.SetNotes, s.SetEndings}
		i, on := m.random.IntN(len(sets)), m.chance(2)
		told = fmt.Sprintf("switch %d %v", i, on)
		sets[i](on)
	}
	m.play.apply()
	return fmt.Sprintf("%T %v", told, told)
}

// chosen chooses one of all and sets it.
func chosen[T any](m *monkey, all []T, set func(T)) T {
	one := all[m.random.IntN(len(all))]
	set(one)
	return one
}

// change goes to another game by the menu's keys.
func (m *monkey) change() string {
	if m.play.card != nil || m.play.topPage() != nil {
		m.key(fyne.KeyEscape)
	}
	m.char('m')
	for range m.random.IntN(3) {
		m.key(fyne.KeyDown)
	}
	m.key(fyne.KeyReturn)
	return fmt.Sprint(m.play.game)
}

// fillClipboard copies a text somewhere else, for whoever pastes it.
func (m *monkey) fillClipboard() string {
	text := clippings[m.random.IntN(len(clippings))]
	m.app.Clipboard().SetContent(text)
	return fmt.Sprintf("%q", text)
}

// clippings are texts that a person may paste, good and bad.
var clippings = []string{
	"", "W:W21-32:B1-12", "B:W22:BK18", "W:WX4:B1", "W:W20-32:B1-12", "W:W1,22:B5", "W:W:B", "?:W29,13,11:B22,4,2",
	"b3b/1b3/2w2/5/w3w w", "4b/5/5/2b2/1w3 w", "W:W24:B1", "[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 *",
	"[Event \"1\"]\n[Result \"1-0\"]\n1. 22-18 11-15 2. 18x11 6x15 1-0\n\n[Event \"2\"]\n1. 22-18 10-14 *\n",
	"1. 11-15 {if 8-11, then 21-17} 23-19 2. 8-11 *", "1. c3-d4 f6-e5 *", "\xff\xfe\x00", "[[[{(;", "1. 22-18 10-14 2. 27-22",
	"[GameType \"21\"]\n[Result \"1/2-1/2\"]\n1. 11-15 1/2-1/2", "[GameType \"22\"]\n[SetUp \"1\"]\n[FEN \"W:WK18:BK1\"]\n*",
}
