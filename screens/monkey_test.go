package screens

import (
	"flag"
	"log"
	"math/rand/v2"
	"runtime/debug"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
)

// A monkey that fails tells its seed. It does the same again with
//
//	go test -tags ci -run 'TestMonkey/slow' ./screens -args -monkey.seed 7 -monkey.acts 120 -monkey.told
var (
	monkeySeed = flag.Uint64("monkey.seed", 0, "what the monkey's acts follow from, 0 for the usual seeds")
	monkeyLast = flag.Int("monkey.acts", 0, "how many acts the monkey does, 0 for the usual number")
	monkeyTold = flag.Bool("monkey.told", false, "tell each of the monkey's acts")
)

// A monkey does whatever a hand can do to the screens, without sense: it taps, drags and types, turns the
// window, changes the looks, closes the program and kills it. It knows no screen: it finds what can be
// touched on the canvas.
type monkey struct {
	*sitting
	mouse   mouse
	fingers fingers

	random *rand.Rand
	seed   uint64
	real   bool     // the computer is the real engine, on goroutines of its own
	past   []string // what was done
	said   said     // what was logged
	law    laws

	waits    []func()      // who answers when the monkey lets them
	gone     chan struct{} // closed when the present program has ended
	ended    bool
	searches *crowd
	looks    *crowd
}

// A slow computer answers when the monkey lets it, and so a seed gives the same games each time. The real
// engine answers when it likes.
func TestMonkey(t *testing.T) {
	t.Run("slow computer", func(t *testing.T) { roam(t, false) })
	t.Run("real engine", func(t *testing.T) { roam(t, true) })
}

// roam lets monkeys loose, one for each seed.
func roam(t *testing.T, real bool) {
	seeds, acts := monkeySeeds(), monkeyLife()
	if *monkeySeed != 0 {
		seeds = []uint64{*monkeySeed}
	}
	if *monkeyLast != 0 {
		acts = *monkeyLast
	}
	for _, seed := range seeds {
		newMonkey(t, seed, real).live(acts)
	}
}

func newMonkey(t *testing.T, seed uint64, real bool) *monkey {
	t.Setenv("HOME", t.TempDir()) // a screen that saves files saves them there
	m := &monkey{
		sitting: sit(t), random: rand.New(rand.NewPCG(seed, 6)), seed: seed, real: real,
		law: laws{read: map[string][]byte{}, endings: map[string]bool{}, gone: map[string]bool{}, titles: map[string]int{}},
	}
	before := log.Writer()
	log.SetOutput(&m.said)
	t.Cleanup(func() { log.SetOutput(before) })
	m.play.Close()
	m.start(fyne.NewSize(900, 640))
	return m
}

// live does so many acts and wants the laws to hold after each.
func (m *monkey) live(acts int) {
	defer m.end(false)
	counts := map[string]int{}
	defer func() {
		if trouble := recover(); trouble != nil {
			m.t.Errorf("panic: %v\n%s", trouble, debug.Stack())
		}
		if m.t.Failed() {
			const last = 25
			m.t.Errorf("seed %d, after %d acts, the last of them:\n  %s\nlogged: %s", m.seed, len(m.past),
				strings.Join(m.past[max(0, len(m.past)-last):], "\n  "), m.said.tail())
			return
		}
		m.t.Logf("seed %d: %v; %d positions, %d games ended; pages %v", m.seed, counts, m.law.moves, len(m.law.endings), m.law.titles)
	}()
	var all []act
	for _, a := range monkeyActs {
		for range a.weight {
			all = append(all, a)
		}
	}
	for i := range acts {
		a := all[m.random.IntN(len(all))]
		counts[a.name]++
		m.past = append(m.past, a.name)
		m.look(!m.chance(10))
		m.play.thinker.pause, m.play.thinker.watched = 0, 0
		m.past[i] += ": " + a.do(m)
		if *monkeyTold {
			m.t.Log(i+1, m.past[i])
		}
		m.listen(m.chance(2))
		m.holds()
		if m.t.Failed() {
			return
		}
	}
}

// listen takes what other goroutines bring to the UI's; thoroughly, it waits for what is being written.
func (m *monkey) listen(thoroughly bool) {
	for {
		select {
		case f := <-m.calls:
			f()
			continue
		default:
		}
		if !thoroughly || m.written() {
			return
		}
		m.until(m.written)
	}
}

// written tells whether every game is on the disk as it stands, or known not to be.
func (m *monkey) written() bool {
	for g, t := range m.play.tables {
		if t.Match.Plies() > 0 && !m.play.unkept[g] && m.play.kept[g] != storedAs(t.Record) {
			return false
		}
	}
	return true
}

// said is what was logged, by any goroutine.
type said struct {
	mu   sync.Mutex
	text []byte
}

func (s *said) Write(text []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.text = append(s.text, text...)
	return len(text), nil
}

func (s *said) has(words string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.Contains(string(s.text), words)
}

func (s *said) tail() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return string(s.text[max(0, len(s.text)-2000):])
}
