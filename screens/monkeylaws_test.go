package screens

import (
	"bytes"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
	"damiera/screens/controls"
)

// laws are what holds after each act, whatever it was.
type laws struct {
	read    map[string][]byte // by name: the text on the disk that was found to be in order
	legal   [3]course         // by game: the last that was found to be legal
	onDisk  [3]course         // by game: the last that was said to be kept and was found to be
	moves   int               // how many courses there have been
	endings map[string]bool   // the IDs of games that have come to an end
	spoiled bool              // the finished games were
	gone    map[string]bool   // the games, by ID, that were among them then
	titles  map[string]int    // how often which page lay on top
}

// A course is a match and all its moves: two branches of a match are two.
type course struct {
	id    string
	start rules.Position
	moves []rules.Move
}

func courseOf(r prefs.Record) course { return course{r.ID, r.Match.Start(), r.Match.Moves()} }

func (c course) is(other course) bool {
	return c.id == other.id && c.start == other.start && slices.Equal(c.moves, other.moves)
}

// holds wants the laws to hold.
func (m *monkey) holds() {
	m.t.Helper()
	m.gamesAreLegal()
	m.boardShowsTheTable()
	m.coversAreInOrder()
	m.diskIsReadable()
	m.keptIsKept()
	if s, l := m.searches.most.Load(), m.looks.most.Load(); s > 1 || l > 1 {
		m.t.Errorf("%d searches and %d looks ahead were alive together", s, l)
	}
	if m.said.has("a move was not played") || m.said.has("call thread") {
		m.t.Error("something was logged that must not happen")
	}
}

// gamesAreLegal replays each game by the rules.
func (m *monkey) gamesAreLegal() {
	m.t.Helper()
	for g, t := range m.play.tables {
		now := courseOf(t.Record)
		if now.is(m.law.legal[g]) {
			continue
		}
		m.law.legal[g] = now
		m.law.moves++
		if !t.open() {
			m.law.endings[t.ID] = true
		}
		p := t.Match.Start()
		for _, mv := range t.Match.Moves() {
			if !slices.Contains(p.Moves(), mv) {
				m.t.Errorf("%v: %s is no move in %v", p.Game, p.Text(mv), p)
				return
			}
			p = p.Play(mv)
		}
		if p != t.Match.Position() || p.Game != rules.Game(g) {
			m.t.Errorf("%v: the moves lead to %v, but the match is at %v", p.Game, p, t.Match.Position())
		}
		if err := p.Valid(); err != nil {
			m.t.Errorf("%v: %v: %v", p.Game, p, err)
		}
	}
}

// boardShowsTheTable wants the board to be the table's, with its moves where a person is to move.
func (m *monkey) boardShowsTheTable() {
	m.t.Helper()
	t, v := m.play.table(), m.play.board.View()
	if v.Position != t.Match.Position() {
		m.t.Errorf("the board shows %v, the match is at %v", v.Position, t.Match.Position())
	}
	var legal []rules.Move
	if t.personsTurn() {
		legal = t.Match.Legal()
	}
	if !slices.Equal(v.Legal, legal) {
		m.t.Errorf("the board lets %v be played, of %v", v.Legal, legal)
	}
}

// coversAreInOrder wants one card at most, over the pages, and nothing that is not known of.
func (m *monkey) coversAreInOrder() {
	m.t.Helper()
	var pages, cards int
	for _, o := range m.window.Canvas().Overlays().List() {
		switch o.(type) {
		case *controls.Card:
			cards++
		case *controls.Page:
			if pages++; cards > 0 {
				m.t.Error("a page lies over a card")
			}
		}
	}
	if pg := m.play.topPage(); pg != nil && m.play.say.Tag() == "en" {
		m.law.titles[pg.Title.Text()]++
	}
	if cards > 1 || (cards == 1) != (m.play.card != nil) || pages != len(m.play.pages) {
		m.t.Errorf("%d cards and %d pages lie over the screen, known are %v and %d", cards, pages, m.play.card, len(m.play.pages))
	}
}

// diskIsReadable wants every text on the disk to be one that the next start can read.
func (m *monkey) diskIsReadable() {
	m.t.Helper()
	disk := m.disk.copy()
	for _, name := range slices.Sorted(maps.Keys(disk.texts)) {
		text := disk.texts[name]
		if bytes.Equal(text, m.law.read[name]) || strings.HasSuffix(name, ".bad") {
			continue
		}
		m.law.read[name] = text
		if g, err := rules.ParseGame(name); err == nil {
			if _, found, damage := m.load(disk, g); !found || damage != nil {
				m.t.Errorf("%v cannot be read: %+v\n%s", g, damage, text)
			}
		} else if bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) {
			m.filesGames(name, text)
		}
	}
}

// load reads a game as the next start does.
func (m *monkey) load(disk *disk, g rules.Game) (prefs.Record, bool, *prefs.Damage) {
	s := disk.storage()
	s.Write = func(string, []byte) error { return fs.ErrPermission }
	k := prefs.OpenKeeper(s, prefs.OpenArchive(s))
	defer k.Close()
	return k.Load(g)
}

// filesGames wants a file of games to hold whole games, each once. One that was spoiled keeps what it has,
// and what is filed after that is whole.
func (m *monkey) filesGames(name string, text []byte) (ids map[string]bool) {
	m.t.Helper()
	games, err := pdn.Read(bytes.NewReader(text), pdn.Options{})
	if err != nil && !m.law.spoiled {
		m.t.Errorf("%s: %v", name, err)
	}
	ids = map[string]bool{}
	for i, g := range games {
		id, _ := g.Tag("DamieraId")
		if whole := g.Problem == nil && id != ""; !whole && !m.law.spoiled || whole && ids[id] {
			m.t.Errorf("%s, game %d has the ID %q and %+v", name, i+1, id, g.Problem)
		}
		ids[id] = g.Problem == nil
	}
	return ids
}

// keptIsKept wants each game that is said to be kept to be on the disk as it stands.
func (m *monkey) keptIsKept() {
	m.t.Helper()
	if m.play.status.kept && m.play.kept[m.play.game] != storedAs(m.play.table().Record) {
		m.t.Error("the tick is for another position")
	}
	disk := m.disk.copy()
	for g, t := range m.play.tables {
		now := courseOf(t.Record)
		if m.play.kept[g] != storedAs(t.Record) || now.is(m.law.onDisk[g]) {
			continue
		}
		m.law.onDisk[g] = now
		r, found, damage := m.load(disk, rules.Game(g))
		if kept := courseOf(r); !found || damage != nil || !kept.is(now) {
			m.t.Errorf("%v is said to be kept as %v, but kept is %v; damage %+v", rules.Game(g), now, kept, damage)
		}
		if !t.open() && !m.filesGames("games", disk.texts["games"])[t.ID] && !m.law.gone[t.ID] {
			m.t.Errorf("%v is over and kept, and is not among the finished games", now)
		}
	}
}
