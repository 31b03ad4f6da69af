package screens

import "damiera/rules"

// A note is a line about a rule that has just shown itself, said the first time only.
type note string

// The notes, by the names under which it is remembered that they were said.
const (
	noNote     note = ""
	spareKing  note = "spared-king" // a man cannot capture the king before it
	cutShort   note = "cut-short"   // a crowning ended a capture
	freeChoice note = "free-choice" // English rules allow the shorter of two captures
)

// notesOf lists what the present position of a table could be the occasion to say.
func notesOf(t Table) []note {
	var notes []note
	if last := t.Match.Last(); !last.IsZero() && t.before().CutShort(last) {
		notes = append(notes, cutShort)
	}
	if !t.personsTurn() {
		return notes
	}
	if t.Match.Position().Spared() != 0 {
		notes = append(notes, spareKing)
	}
	if t.Match.Game() == rules.English && differentLengths(t.Match.Legal()) {
		notes = append(notes, freeChoice)
	}
	return notes
}

// differentLengths tells whether some captures take fewer pieces than others.
func differentLengths(moves []rules.Move) bool {
	for _, m := range moves {
		if m.Jumps() != moves[0].Jumps() {
			return true
		}
	}
	return false
}

// text is what a note says, and where the help explains it.
func (n note) text() (text saying, topic string) {
	switch n {
	case spareKing:
		return only("note.spared-king"), "spared"
	case cutShort:
		return only("note.cut-short"), "promotion"
	case freeChoice:
		return only("note.free-choice"), "choice"
	default:
		return nil, ""
	}
}

// takeNote looks whether the position that has come on the board is the occasion for a note that was never
// said. It stays on the screen until the next move, and one that came with the person's own move stays
// over the computer's reply: it counts as said once the person has had time to read it.
func (p *Play) takeNote() {
	t := p.table()
	if !p.noteWaits {
		p.note = p.firstNote()
	}
	p.noteWaits = p.note != noNote && t.computersTurn()
	if p.note != noNote && !p.noteWaits {
		p.settings.SetTold(string(p.note))
	}
}

// dropNote takes the note off the screen.
func (p *Play) dropNote() { p.note, p.noteWaits = noNote, false }

// firstNote is the first note that there is an occasion for and that was never said.
func (p *Play) firstNote() note {
	if !p.settings.Notes() {
		return noNote
	}
	for _, n := range notesOf(p.table()) {
		if !p.settings.Told(string(n)) {
			return n
		}
	}
	return noNote
}
