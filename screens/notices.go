package screens

import (
	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

// A saying is a text in whichever language is chosen when it is shown.
type saying func(translations.Language) string

// only is the text of a key.
func only(key string) saying { return with(key, nil) }

// with is the text of a key with its placeholders filled in.
func with(key string, args translations.Args) saying {
	return func(say translations.Language) string { return say.Text(key, args) }
}

// A notice is something to be said beside the state of a game. The zero notice says nothing.
type notice struct {
	text  saying
	topic string // the place in the help that explains it, if there is one

	// To be drawn on the board: a capture that must be made, and one that may not be made before it.
	due, barred rules.Move
}

// present is the notice to show: what has just been tried comes before what could not be written or read.
func (p *Play) present() notice {
	if p.notice.text != nil {
		return p.notice
	}
	if !p.board.Pending().IsZero() {
		return p.asking()
	}
	if p.unkept[p.game] && !p.table().open() {
		return notice{text: only("keep.failed.finished"), topic: "games"}
	}
	if p.unkept[p.game] {
		return notice{text: only("keep.failed"), topic: "kept"}
	}
	if p.unsaved {
		return notice{text: only("keep.settings-failed")}
	}
	if g, ok := p.damaged(); ok {
		return notice{text: damageText(p.damages[g]), topic: "kept"}
	}
	if p.lost != nil {
		return notice{text: archiveDamageText(p.lost), topic: "games"}
	}
	if p.forgot {
		file, _ := p.settings.Lost()
		return notice{text: with("keep.settings-damaged", translations.Args{"File": file})}
	}
	return notice{}
}

// notify says something about what a person has just tried.
func (p *Play) notify(n notice) {
	p.notice = n
	p.board.SetView(p.view())
	p.tell()
}

// unsay takes back what was said about an attempt once another one has succeeded.
func (p *Play) unsay() {
	if p.notice.text != nil {
		p.notify(notice{})
	}
}

// heard notes that a person has gone on with the damage that is told of on the screen. What else could
// not be read is told of then. While there is trouble with writing, that is told of and no damage.
func (p *Play) heard() {
	if p.unkept[p.game] || p.unsaved {
		return
	}
	if g, ok := p.damaged(); ok {
		p.damages[g] = nil
		return
	}
	if p.lost != nil {
		p.lost = nil
		return
	}
	p.forgot = false
}

// damaged is the game whose damage is to be told of, that on the board before the others.
func (p *Play) damaged() (rules.Game, bool) {
	if p.damages[p.game] != nil {
		return p.game, true
	}
	for _, g := range rules.Games() {
		if p.damages[g] != nil {
			return g, true
		}
	}
	return 0, false
}

// archiveDamageText says that the finished games could not be read, and what became of their file.
func archiveDamageText(d *prefs.Damage) saying {
	if d.InPlace != nil {
		return only("keep.games-damaged.in-place")
	}
	return with("keep.games-damaged", translations.Args{"File": d.File})
}

// damageText says that a kept game could not be read, and what became of it.
func damageText(d *prefs.Damage) saying {
	return func(say translations.Language) string {
		game := gameName(say, d.Game)
		if d.InPlace != nil {
			return say.Text("keep.damaged.in-place", translations.Args{"Game": game})
		}
		return say.Text("keep.damaged", translations.Args{"Game": game, "File": d.File})
	}
}
