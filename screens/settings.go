package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/prefs"
	"damiera/screens/controls"
	"damiera/translations"
)

// A setting is something that a person may choose: its name, what is chosen now, and what a tap does.
// One that is either on or off has no value in words.
type setting struct {
	name   saying
	value  func() saying
	on     func() bool
	tapped func()
}

// A settingGroup is settings that belong together, below a heading.
type settingGroup struct {
	heading  saying
	settings []setting
}

// openSettings shows the settings.
func (p *Play) openSettings() {
	if p.card != nil || p.topPage() != nil {
		return
	}
	pg := controls.NewPage("")
	pg.SetGap(0)
	var body []fyne.CanvasObject
	var renew []func()
	for _, group := range p.settingGroups() {
		heading := controls.NewWords()
		heading.Above, heading.Left = 14, controls.LabelInset
		body = append(body, heading)
		renew = append(renew, func() {
			said := aside(p.say.Upper(group.heading(p.say)))
			said.Style.Bold = true
			heading.Say(said)
		})
		for _, s := range group.settings {
			row := p.newRow(s)
			body = append(body, row)
			renew = append(renew, func() { s.sayOn(row, p.say) })
		}
	}
	version := controls.NewWords()
	version.Above, version.Left = 14, controls.LabelInset
	body = append(body, version)
	renew = append(renew, func() {
		version.Say(aside(p.say.Text("settings.version", translations.Args{"Version": p.version})))
	})
	pg.Renew = func() {
		pg.Retitle(p.say.Text("settings.title"))
		for _, each := range renew {
			each()
		}
		pg.Relay()
	}
	pg.Rebody(body...)
	pg.Renew()
	p.openPage(pg)
}

// aside is a text that stands back behind the settings.
func aside(text string) controls.Paragraph {
	return controls.Paragraph{Text: text, Size: theme.TextSize() * 0.85, Color: theme.ColorNamePlaceHolder}
}

// newRow makes the row of a setting.
func (p *Play) newRow(s setting) *controls.Row {
	var row *controls.Row
	if s.on != nil {
		row = controls.NewSwitch(s.on, s.tapped, p.typedKey, p.typedRune)
	} else {
		row = controls.NewRow(s.tapped, p.typedKey, p.typedRune)
	}
	row.Deaf = p.turning
	return row
}

// sayOn shows a setting on its row as it is now.
func (s setting) sayOn(row *controls.Row, language translations.Language) {
	value := ""
	if s.value != nil {
		value = s.value()(language)
	}
	row.Say(s.name(language), value)
}

// settingGroups are all the settings, in the order in which they are shown.
func (p *Play) settingGroups() []settingGroup {
	s := p.settings
	return []settingGroup{
		{only("settings.group.looks"), []setting{
			oneOf(p, only("settings.language"), languageTags(), languageName, s.Language, s.SetLanguage),
			oneOf(p, only("settings.theme"), prefs.Themes(), in(themeNames), s.Theme, s.SetTheme),
			oneOf(p, only("settings.text-size"), prefs.TextSizes(), in(textSizeNames), s.TextSize, s.SetTextSize),
		}},
		{only("settings.group.board"), []setting{
			onOff(p, only("settings.numbers"), s.Numbers, s.SetNumbers),
			onOff(p, only("settings.flipped"), s.Flipped, s.SetFlipped),
			onOff(p, only("settings.turn-board"), s.TurnBoard, s.SetTurnBoard),
			oneOf(p, only("settings.motion"), prefs.Motions(), in(motionNames), s.Motion, s.SetMotion),
		}},
		{only("settings.group.play"), []setting{
			oneOf(p, only("settings.input"), prefs.Inputs(), in(inputNames), s.Input, s.SetInput),
			onOff(p, only("settings.confirm"), s.Confirm, s.SetConfirm),
			oneOf(p, only("settings.pause"), prefs.Pauses(), in(pauseNames), s.Pause, s.SetPause),
			onOff(p, only("settings.notes"), s.Notes, s.SetNotes),
			onOff(p, only("settings.endings"), s.Endings, s.SetEndings),
		}},
	}
}

// onOff is a setting that changes at a tap.
func onOff(p *Play, name saying, now func() bool, set func(bool)) setting {
	return setting{name: name, on: now, tapped: func() {
		set(!now())
		p.apply()
	}}
}

// oneOf is a setting that has a card of choices.
func oneOf[T comparable](p *Play, name saying, all []T, label func(T) saying, now func() T, set func(T)) setting {
	return setting{
		name:  name,
		value: func() saying { return label(now()) },
		tapped: func() {
			said := func(each T) string { return label(each)(p.say) }
			offerOneOf(p, name(p.say), all, said, now(), func(each T) {
				set(each)
				p.apply()
			})
		},
	}
}

// languageTags are the choices of a language: the system's, and each there is.
func languageTags() []string {
	tags := []string{""}
	for _, l := range translations.Languages() {
		tags = append(tags, l.Tag())
	}
	return tags
}

// languageName is what a language calls itself. Which one the system's is, is said too. One that is not
// spoken counts as the system's.
func languageName(tag string) saying {
	return func(say translations.Language) string {
		if l, ok := translations.Find(tag); ok {
			return l.Name()
		}
		return say.Text("settings.language.system", translations.Args{"Language": translations.System().Name()})
	}
}
