package screens

import (
	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/rules"
)

// keeping is what is known of how games and settings were written and read.
type keeping struct {
	kept    [3]stored        // by game, as it was last written
	unkept  [3]bool          // by game: writing failed
	damages [3]*prefs.Damage // by game: it could not be read, and the person has not gone on since
	lost    *prefs.Damage    // the finished games could not be read, and the person has not gone on since
	unsaved bool             // the settings could not be written
	forgot  bool             // those of earlier times could not be read, and the person has not gone on since
}

// stored names a state of a game: which game, and how far it has come. Another way to the same number of
// plies is another state.
type stored struct {
	id    string
	match rules.Match
}

// storedAs names the state of a record.
func storedAs(r prefs.Record) stored { return stored{r.ID, r.Match} }

// restore takes up a game as it was left, or lays out a new one.
func (p *Play) restore(g rules.Game) {
	record, found, damage := p.keeper.Load(g)
	p.damages[g] = damage
	level := p.settings.Level(g)
	if !found {
		p.tables[g] = newTable(g, prefs.NewID(), level)
		return
	}
	p.tables[g] = Table{Record: record, Level: level}
	p.kept[g] = storedAs(record)
}

// keep has the game written, with the day on which it was played last.
func (p *Play) keep() {
	p.tables[p.game].Played = p.now()
	p.keeper.Keep(p.table().Record)
}

// isKept tells whether the game on the board is written as it stands. A move that waits to be confirmed is
// no part of it, and a tick beside the question would read as an answer.
func (p *Play) isKept() bool {
	return p.board.Pending().IsZero() && p.kept[p.game] == storedAs(p.table().Record)
}

// written notes that a game has been written, or could not be.
func (p *Play) written(r prefs.Record, err error) {
	g := r.Match.Game()
	p.unkept[g] = err != nil
	if err != nil {
		fyne.LogError("a game could not be saved", err)
	} else {
		p.kept[g] = storedAs(r)
	}
	p.tell()
}

// archiveDamaged notes that the finished games could not be read.
func (p *Play) archiveDamaged(d prefs.Damage) {
	fyne.LogError("the finished games could not be read", d.Why)
	p.lost = &d
	p.tell()
}

// settingsWritten notes that the settings have been written, or could not be.
func (p *Play) settingsWritten(err error) {
	if err != nil {
		fyne.LogError("the settings could not be saved", err)
	}
	if unsaved := err != nil; unsaved != p.unsaved {
		p.unsaved = unsaved
		p.tell()
	}
}

// Flush tries again to write what is not known to be kept: when the program goes to the background one
// cannot know whether it will come back. It does not wait, and it disturbs nothing.
func (p *Play) Flush() {
	for g, t := range p.tables {
		begun := p.unkept[g] || t.Match.Plies() > 0
		if begun && p.kept[g] != storedAs(t.Record) {
			p.keeper.Keep(t.Record)
		}
	}
}
