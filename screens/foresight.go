package screens

import (
	"time"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// A foresight finds out how the game on the board will end, away from the UI's goroutine and one question
// at a time: of those that come meanwhile the newest is answered next, the others never. Its methods
// belong to the UI's goroutine.
type foresight struct {
	// look answers a question, which may take a second.
	look func(rules.Match) (engine.Outlook, bool)
	// run is as a thinker's.
	run func(search, reply func())
	// later makes a call on the UI's goroutine after a moment, the longest that what was known of the
	// position before stays on the screen. Most answers come sooner, and nothing flickers.
	later func(func())
	// told is called when something else is known than before.
	told func()

	outlook  engine.Outlook // what is known; zero where nothing is
	answered stored         // what it is known of
	asked    stored         // the last question, zero where there is none
	match    rules.Match    // of the last question
	busy     bool
}

// moment is as long as a change on the screen may take without seeming late.
const moment = 150 * time.Millisecond

// ask wants to know how a game will end. Asking again while nothing has moved changes nothing.
func (f *foresight) ask(r prefs.Record) {
	state := storedAs(r)
	if state == f.asked {
		return
	}
	f.asked, f.match = state, r.Match
	if f.outlook != (engine.Outlook{}) {
		f.later(func() {
			if f.asked == state && f.answered != state {
				f.learn(engine.Outlook{}, stored{})
			}
		})
	}
	if !f.busy {
		f.begin()
	}
}

// drop forgets what is known and what was asked.
func (f *foresight) drop() {
	f.outlook, f.answered, f.asked, f.match = engine.Outlook{}, stored{}, stored{}, rules.Match{}
}

// begin looks for the answer to the last question.
func (f *foresight) begin() {
	f.busy = true
	look, match, state := f.look, f.match, f.asked
	var found engine.Outlook
	search := func() {
		if o, known := look(match); known {
			found = o
		}
	}
	f.run(search, func() {
		f.busy = false
		switch f.asked {
		case state:
			f.learn(found, state)
		case stored{}:
		default:
			f.begin()
		}
	})
}

// learn takes up an answer.
func (f *foresight) learn(o engine.Outlook, of stored) {
	before := f.outlook
	f.outlook, f.answered = o, of
	if o != before {
		f.told()
	}
}

// lookAhead finds out how the game on the board will end, where that is to be told.
func (p *Play) lookAhead() {
	if t := p.table(); t.open() && p.settings.Endings() {
		p.foresight.ask(t.Record)
	} else {
		p.foresight.drop()
	}
}
