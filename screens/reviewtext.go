package screens

import (
	"strconv"
	"strings"
	"unicode"

	"damiera/rules"
	"damiera/rules/pdn"
	"damiera/translations"
)

// A gameHead is what a file says about a game, each empty where it says nothing. All is short enough to be
// shown, whatever the file holds.
type gameHead struct {
	players [2]string // by color
	event   string
	site    string
	date    string
	year    string
	round   string
	opening string
}

// How many characters of a file's texts are shown: of a name, of the remarks at a move, and of a word, which
// is broken where it is longer.
const (
	nameLength   = 60
	remarkLength = 1500
	wordLength   = 24
)

// headOf reads the tags that people fill in, in English and in Italian.
func headOf(g pdn.Game) gameHead {
	tag := func(names ...string) string {
		for _, name := range names {
			value, _ := g.Tag(name)
			if value = strings.TrimSpace(value); strings.Trim(value, "?-. ") != "" {
				return shortened(value, nameLength)
			}
		}
		return ""
	}
	h := gameHead{
		event: tag("Event", "Dati", "Evento"), site: tag("Site", "Luogo"), round: tag("Round", "Turno"),
		opening: tag("Apertura", "Opening"),
	}
	h.players = [2]string{rules.White: tag("White", "Bianco"), rules.Black: tag("Black", "Nero")}
	h.date, h.year = dayAndYear(tag("Date", "Data", "Anno"))
	if number, err := strconv.Atoi(h.opening); err == nil {
		h.opening = strconv.Itoa(number) // written 0057 in some files
	}
	return h
}

// dayAndYear are a date as far as it is known, its parts joined by hyphens, and the year alone.
func dayAndYear(text string) (day, year string) {
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '.' || r == '/' || r == '-' || r == ' ' }) {
		if strings.ContainsFunc(part, func(r rune) bool { return !unicode.IsDigit(r) }) {
			continue
		}
		if day != "" {
			day += "-"
		}
		day += part
		if year == "" && len(part) == 4 {
			year = part
		}
	}
	return day, year
}

// shortened is a text of at most so many characters, its blanks single, without words that no line could hold.
func shortened(text string, most int) string {
	var b strings.Builder
	length, word, blank := 0, 0, false
	for _, r := range text {
		if unicode.IsSpace(r) || unicode.IsControl(r) {
			blank, word = length > 0, 0
			continue
		}
		if word++; word > wordLength {
			blank, word = true, 1
		}
		if length >= most || blank && length+1 >= most {
			return b.String() + "…"
		}
		if blank {
			b.WriteByte(' ')
			length++
			blank = false
		}
		b.WriteRune(r)
		length++
	}
	return b.String()
}

// outcomeText says who won a game.
func outcomeText(say translations.Language, o rules.Outcome) string {
	switch o {
	case rules.WhiteWins:
		return say.Text("review.white-won")
	case rules.BlackWins:
		return say.Text("review.black-won")
	case rules.Draw:
		return say.Text("review.draw")
	default:
		return say.Text("review.no-result")
	}
}

// playersText names those who played, nothing where neither has a name.
func playersText(say translations.Language, players [2]string) string {
	if players[rules.White] == "" && players[rules.Black] == "" {
		return ""
	}
	for c := range players {
		if players[c] == "" {
			players[c] = "?"
		}
	}
	return say.Text("review.players", translations.Args{"White": players[rules.White], "Black": players[rules.Black]})
}
