package endgame

import (
	"sync"

	"damiera/rules"
)

// Carried are the tables of a game that the program carries, opened when they
// are first asked for. Others may be added to them: the page for the browser
// carries none, and fetches all.
func Carried(g rules.Game) *Tables {
	return carried[g]()
}

var carried = [...]func() *Tables{
	rules.Italian:   sync.OnceValue(func() *Tables { return open(rules.Italian, italianSmall, italianLarge) }),
	rules.English:   sync.OnceValue(func() *Tables { return open(rules.English, englishSmall, englishLarge) }),
	rules.Alquerque: sync.OnceValue(func() *Tables { return open(rules.Alquerque, alquerqueSmall, alquerqueLarge) }),
}

// open takes the carried files in. That they are whole is known before the
// program is built, by a test.
func open(g rules.Game, files ...string) *Tables {
	t := New(g)
	for _, file := range files {
		if file == "" || t.Add(file) != nil {
			break
		}
	}
	return t
}
