package screens

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// start starts the program on the monkey's disk.
func (m *monkey) start(size fyne.Size) {
	calls, gone := make(chan func(), 1000), make(chan struct{})
	m.calls, m.gone, m.waits, m.ended = calls, gone, nil, false
	m.window = m.app.NewWindow("")
	m.mouse, m.fingers = mouse{canvas: m.window.Canvas()}, fingers{canvas: m.window.Canvas()}
	settings := prefs.OpenSettings(m.app.Preferences(), m.disk.storage())
	m.app.Settings().SetTheme(Theme(settings))
	archive := prefs.OpenArchive(m.disk.storage())
	p := prepared(m.window, Options{
		Language: Language(settings),
		Settings: settings,
		Keeper:   prefs.OpenKeeper(m.disk.storage(), archive),
		Archive:  archive,
		Random:   rand.New(rand.NewPCG(m.seed, uint64(len(m.past)))),
		Now:      func() time.Time { return time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC) },
	})
	p.do = func(f func()) {
		select {
		case calls <- f:
		case <-gone: // the program has ended: nobody waits for it
		}
	}
	run := func(search, reply func()) { m.waits = append(m.waits, func() { search(); reply() }) }
	p.foresight.later = func(f func()) { m.waits = append(m.waits, f) }
	engines := func(seed uint64) opponent { return whim{rand.New(rand.NewPCG(seed, 1))} }
	if m.real {
		run = func(search, reply func()) {
			go func() {
				search()
				p.do(reply)
			}()
		}
		p.foresight.later = func(f func()) { go p.do(f) }
		engines = func(seed uint64) opponent { return hurried{engine.New(engine.Options{Seed: seed, HashBytes: 1 << 20})} }
	}
	p.thinker.pause, p.thinker.watched = 0, 0
	p.thinker.run, p.errand.run, p.foresight.run = run, run, run
	m.searches, m.looks = &crowd{}, &crowd{} // a killed program's may not have noticed yet
	searches, looks := m.searches, m.looks
	p.engines = func(seed uint64) chooser { return counted{engines(seed), searches} }
	look := p.foresight.look
	p.foresight.look = func(match rules.Match) (engine.Outlook, bool) {
		defer looks.enter()()
		return look(match)
	}
	p.filing.pick, p.filing.put = m.pickFile, m.putFile
	m.play = p
	p.begin()
	m.window.Resize(size)
}

// end ends the program as a person does, or as a kill does: then what it has not written is lost.
func (m *monkey) end(killed bool) {
	if m.ended {
		return
	}
	m.ended = true
	close(m.gone)
	if killed {
		m.disk = m.disk.copy() // what the old program still writes goes nowhere
		m.play.closed.Store(true)
		m.play.thinker.stop()
	} else {
		m.play.Close()
	}
	m.window.Resize(fyne.NewSize(160, 160)) // Fyne keeps what is painted there for a minute
	m.window.Close()
}

// restart closes the program and starts it again: nothing is lost, if there was room for it.
func (m *monkey) restart() string {
	wants := m.keptGames(!m.disk.isFull())
	size := m.window.Canvas().Size()
	m.end(false)
	told := ""
	if m.chance(2) {
		g := m.lay()
		delete(wants, g)
		told = fmt.Sprint(" with the end of a game of ", g)
	}
	m.start(size)
	m.finds(wants, "closed")
	return fmt.Sprint(size, told)
}

// die kills the program and starts it again: what it had said to be kept is there.
func (m *monkey) die() string {
	wants := m.keptGames(false)
	size := m.window.Canvas().Size()
	m.end(true)
	m.start(size)
	m.finds(wants, "killed")
	return fmt.Sprint(size)
}

// keptGames are the games that are said to be kept, or all that have begun.
func (m *monkey) keptGames(all bool) map[rules.Game]course {
	games := map[rules.Game]course{}
	for g, t := range m.play.tables {
		if all && t.Match.Plies() > 0 || m.play.kept[g] == storedAs(t.Record) {
			games[rules.Game(g)] = courseOf(t.Record)
		}
	}
	return games
}

// finds wants games to be there again.
func (m *monkey) finds(games map[rules.Game]course, how string) {
	m.t.Helper()
	for g, kept := range games {
		found := courseOf(m.play.tables[g].Record)
		// A computer whose turn it was may have gone on.
		if found.id == kept.id && len(found.moves) > len(kept.moves) {
			found.moves = found.moves[:len(kept.moves)]
		}
		if !found.is(kept) {
			m.t.Errorf("%s with %v kept, found %v", how, kept, found)
		}
	}
}

// damage spoils a file while the program is closed: it is told of or still readable, it stays, and the
// others are as they were.
func (m *monkey) damage() string {
	m.listen(true)
	size := m.window.Canvas().Size()
	m.end(false)
	m.disk.fill(false)
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(m.disk.texts)), func(name string) bool {
		return strings.HasPrefix(name, "preferences") || strings.HasSuffix(name, ".bad") // a copy of what is elsewhere
	})
	if len(names) == 0 {
		m.start(size)
		return "nothing there"
	}
	name := m.oneOf(names)
	text := m.disk.texts[name]
	spoiled := [][]byte{{}, text[:len(text)/2], []byte("\x00\x01 not a game ]]"), append([]byte("}"), text...)}[m.random.IntN(4)]
	m.disk.texts[name] = spoiled
	if name == "games" {
		m.law.spoiled = true
		for _, t := range m.play.tables {
			m.law.gone[t.ID] = !t.open()
		}
	}
	m.start(size)
	m.disk.mu.Lock()
	defer m.disk.mu.Unlock()
	for _, each := range m.disk.texts {
		if bytes.Equal(each, spoiled) {
			return fmt.Sprintf("%s is %d bytes", name, len(spoiled))
		}
	}
	m.t.Errorf("%s was spoiled to %q and is gone", name, spoiled)
	return name
}

// lay leaves the end of a game on the disk, of any mode, as if the program had been closed there.
func (m *monkey) lay() rules.Game {
	g := rules.Games()[m.random.IntN(len(rules.Games()))]
	t := at(m.t, g, m.oneOf(ends[g]), engine.Easy)
	t.ID, t.Scores = fmt.Sprint("laid-", len(m.past)), m.chance(2)
	if m.chance(2) { // other modes
		t.Seats = [2]prefs.Seat{prefs.Seat(m.random.IntN(2)), prefs.Seat(m.random.IntN(2))}
	}
	k := prefs.OpenKeeper(m.disk.storage(), prefs.OpenArchive(m.disk.storage()))
	k.Load(g)
	k.Keep(t.Record)
	k.Close()
	return g
}

// ends are positions in which a game is about to end.
var ends = map[rules.Game][]string{
	rules.Italian: {
		"W:W22:B18", "W:W22,K5:B18", "W:W6:B3,28", "W:W12:B4,6", "W:W30:B11,12,19,20,27", "W:WK18,23:BK4", "W:W23,24:B10,19,20",
	},
	rules.English:   {"B:W22:B18", "B:W24:B20,K1", "B:W31,30:B26", "B:WK32:BK28,K19", "B:WK16:B9", "B:WK10,18,19:B6,7"},
	rules.Alquerque: {"5/5/2b2/2w2/5 w", "4b/5/5/1b3/w4 w", "5/1b3/2w2/5/w3w w", "b4/5/2b2/2ww1/5 w"},
}

func (m *monkey) oneOf(all []string) string { return all[m.random.IntN(len(all))] }

// pickFile chooses a file with one of the clippings in it, or none, or one that cannot be read: monkeys do
// not walk through folders.
func (m *monkey) pickFile(_ *Play, chosen func(source, error)) {
	text := m.oneOf(clippings)
	switch m.random.IntN(4) {
	case 0: // cancelled
	case 1:
		chosen(source{}, fs.ErrPermission)
	default:
		chosen(source{name: "file.pdn", size: int64(len(text)), open: func() (io.ReadCloser, error) {
			return io.NopCloser(strings.NewReader(text)), nil
		}}, nil)
	}
}

// putFile saves a file, or not.
func (m *monkey) putFile(_ *Play, _ string, _ []byte, done func(saved bool, err error)) {
	switch m.random.IntN(3) {
	case 0:
		done(false, nil)
	case 1:
		done(false, fs.ErrPermission)
	default:
		done(true, nil)
	}
}

// isFull tells whether nothing can be written.
func (d *disk) isFull() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.full
}

// copy is another disk with the same on it.
func (d *disk) copy() *disk {
	d.mu.Lock()
	defer d.mu.Unlock()
	return &disk{texts: maps.Clone(d.texts), full: d.full}
}
