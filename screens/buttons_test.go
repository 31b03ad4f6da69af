package screens

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/rules"
	"damiera/screens/controls"
)

// tablesOfEveryKind are games of every mode, going on and over.
func tablesOfEveryKind() map[string]Table {
	tables := map[string]Table{}
	for _, m := range modes() {
		t := arrangement{mode: m, from: rules.NewMatch(rules.Italian), level: engine.Easy}.table("any")
		tables[modeKeys[m]] = t
		t.Match = t.Match.Resign(rules.White)
		tables[modeKeys[m]+", over"] = t
	}
	return tables
}

// Whoever plays, in every window, the buttons stand where the arrangement has room for them, apart from each
// other and large enough to tap; what takes back and gives hints is among them where there is such, and New game.
func TestTheButtonsOfEveryModeHaveRoom(t *testing.T) {
	s := sit(t)
	b := s.play.buttons
	for _, window := range windows {
		for _, text := range textSizes {
			p := arrange(window, text)
			for name, table := range tablesOfEveryKind() {
				row := b.rowFor(table, false)
				seats := row.seats(p)
				where := fmt.Sprintf("%v, text of %v points, %s", window, text, name)
				if bad := wrongSeats(seats, p); bad != "" {
					t.Errorf("%s: %s", where, bad)
				}
				if roomy := p.Fresh.X+p.Fresh.W-p.Level.X > 220; roomy && !seated(seats, b.fresh) {
					t.Errorf("%s: no New game", where) // elsewhere it is in the menu
				}
				if _, may := table.takenBack("other").mayTakeBack(); (may || table.mode() == practice) && !seated(seats, b.undo) {
					t.Errorf("%s: nothing takes back", where)
				}
				if table.mode() == practice && table.open() && !seated(seats, b.hint) {
					t.Errorf("%s: no hint", where)
				}
				if table.mode() == scored && seated(seats, b.undo) {
					t.Errorf("%s: something takes back", where)
				}
			}
		}
	}
}

func seated(seats []seat, o fyne.CanvasObject) bool {
	for _, s := range seats {
		if s.object == o {
			return true
		}
	}
	return false
}

// wrongSeats says what is wrong with the places of some buttons, "" if nothing is.
func wrongSeats(seats []seat, p places) string {
	const crumb = 0.01
	for i, s := range seats {
		b := s.box
		if b.W < controls.Tappable-crumb || b.H < controls.Tappable-crumb {
			return fmt.Sprintf("a button is too small to tap: %v", b)
		}
		inside := false
		row := p.Fresh
		if p.Help.W > 0 {
			row = p.Help
		}
		for _, room := range []box{p.Level, p.Fresh, p.Help, {p.Level.X, p.Level.Y, row.X + row.W - p.Level.X, p.Level.H}} {
			inside = inside || b.X >= room.X-crumb && b.Y >= room.Y-crumb &&
				b.X+b.W <= room.X+room.W+crumb && b.Y+b.H <= room.Y+room.H+crumb
		}
		if !inside {
			return fmt.Sprintf("a button at %v has left the places for buttons", b)
		}
		for _, other := range seats[:i] {
			o := other.box
			if b.X < o.X+o.W-crumb && o.X < b.X+b.W-crumb && b.Y < o.Y+o.H-crumb && o.Y < b.Y+b.H-crumb {
				return fmt.Sprintf("buttons at %v and %v overlap", b, o)
			}
		}
	}
	return ""
}
