package prefs

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"damiera/engine"
	"damiera/rules"
	"damiera/rules/pdn"
)

// The tags of our own in game files. Any reader of PDN can read the rest. The
// last three are there so that a game that lost its end, or was changed
// underway, does not pass for another.
const (
	idTag       = "DamieraId"
	whiteTag    = "DamieraWhite" // person or computer
	blackTag    = "DamieraBlack"
	lowestTag   = "DamieraLowest"   // a level's name, empty for none
	scoresTag   = "DamieraScores"   // yes or no
	endingTag   = "DamieraEnding"   // why the match is over, empty while it is not
	pliesTag    = "DamieraPlies"    // how many moves follow
	positionTag = "DamieraPosition" // the position after them

	// filedTag tells in the file of a match that is over whether it is in the
	// archive: yes or no.
	filedTag = "DamieraFiled"
)

// The tags that other programs read.
const (
	eventTag   = "Event"
	dateTag    = "Date"
	openingTag = "Apertura" // in Italian files, the number of the balloted opening
)

const (
	program = "Damiera" // the event, and the computer's name
	nobody  = "?"       // a player of unknown name
	dayForm = "2006.01.02"
	noDay   = "????.??.??"
	yes, no = "yes", "no"
)

// tags are all that is known of a record beside its moves and start.
func (r Record) tags() []pdn.Tag {
	scores := no
	if r.Scores {
		scores = yes
	}
	day := noDay
	if !r.Played.IsZero() {
		day = r.Played.Format(dayForm)
	}
	tags := []pdn.Tag{
		{Name: eventTag, Value: program},
		{Name: dateTag, Value: day},
		{Name: "White", Value: r.player(rules.White)},
		{Name: "Black", Value: r.player(rules.Black)},
		{Name: idTag, Value: r.ID},
		{Name: whiteTag, Value: r.Seats[rules.White].String()},
		{Name: blackTag, Value: r.Seats[rules.Black].String()},
		{Name: lowestTag, Value: r.Lowest.String()},
		{Name: scoresTag, Value: scores},
		{Name: endingTag, Value: r.Match.Result().Reason.String()},
		{Name: pliesTag, Value: strconv.Itoa(r.Match.Plies())},
		{Name: positionTag, Value: r.Match.Position().String()},
	}
	if r.Ballot > 0 && r.Match.Game() == rules.Italian {
		tags = append(tags, pdn.Tag{Name: openingTag, Value: strconv.Itoa(r.Ballot)})
	}
	return tags
}

// player is what other programs show of who played a side.
func (r Record) player(side rules.Color) string {
	switch {
	case r.Seats[side] == Computer && r.Lowest != 0:
		return fmt.Sprintf("%s (%s)", program, r.Lowest)
	case r.Seats[side] == Computer:
		return program
	case r.Names[side] == "":
		return nobody
	}
	return r.Names[side]
}

// A tagReader reads the tags of a game and keeps the first thing that is wrong
// with them.
type tagReader struct {
	game pdn.Game
	err  error
}

func (t *tagReader) text(name string) string {
	value, ok := t.game.Tag(name)
	if !ok {
		t.fail(fmt.Errorf("no tag %s", name))
	}
	return value
}

// choice is the place of a tag's value among those it may have.
func (t *tagReader) choice(name string, values ...string) int {
	value := t.text(name)
	for i, known := range values {
		if value == known {
			return i
		}
	}
	t.fail(fmt.Errorf("%s says %q, want one of %q", name, value, values))
	return 0
}

// level is a level that g has, or none.
func (t *tagReader) level(name string, g rules.Game) engine.Level {
	value := t.text(name)
	if value == "" {
		return 0
	}
	l, err := engine.ParseLevel(value)
	if err == nil && l.Number(g) == 0 {
		err = errors.New("the game has no such level")
	}
	if err != nil {
		t.fail(fmt.Errorf("%s says %q: %w", name, value, err))
	}
	return l
}

// The tags below came later than the first files, and other programs write them
// as they like: what is missing or strange is not known, and nothing is wrong.

// day is a date in full, else zero.
func (t *tagReader) day(name string) time.Time {
	value, _ := t.game.Tag(name)
	day, err := time.Parse(dayForm, value)
	if err != nil {
		return time.Time{}
	}
	return day
}

// number is a number above 0, else 0.
func (t *tagReader) number(name string) int {
	value, _ := t.game.Tag(name)
	n, err := strconv.Atoi(value)
	if err != nil {
		return 0
	}
	return max(n, 0)
}

// name is the name of a player, if it has one.
func (t *tagReader) name(tag string) string {
	value, _ := t.game.Tag(tag)
	if value == nobody {
		return ""
	}
	return value
}

func (t *tagReader) fail(err error) {
	if t.err == nil {
		t.err = err
	}
}
