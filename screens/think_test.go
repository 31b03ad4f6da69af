package screens

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"damiera/engine"
	"damiera/rules"
)

// A brooder thinks until it is told to stop, and counts how many searches are alive together.
type brooder struct {
	alive, most atomic.Int32
	begun       chan struct{}
}

func (b *brooder) Choose(ctx context.Context, m rules.Match, _ engine.Level) engine.Answer {
	b.most.Store(max(b.most.Load(), b.alive.Add(1)))
	defer b.alive.Add(-1)
	b.begun <- struct{}{}
	<-ctx.Done()
	time.Sleep(5 * time.Millisecond) // an engine takes a moment to notice
	return engine.Answer{Move: m.Legal()[0]}
}

func TestSearchesNeverOverlapAndStopAtOnce(t *testing.T) {
	replies := make(chan func(), 10)
	thinker := thinker{run: func(search, reply func()) {
		go func() {
			search()
			replies <- reply
		}()
	}}
	b := &brooder{begun: make(chan struct{}, 10)}
	match := rules.NewMatch(rules.English)
	const starts = 5
	for range starts {
		thinker.start(b, match, engine.Hard, func(rules.Move) { t.Error("a stopped search was heard") })
	}
	<-b.begun
	thinker.stop()
	for range starts {
		select {
		case reply := <-replies:
			reply()
		case <-time.After(time.Second):
			t.Fatal("a stopped search goes on")
		}
	}
	if b.alive.Load() != 0 || b.most.Load() != 1 {
		t.Errorf("%d searches are alive, at most %d were together", b.alive.Load(), b.most.Load())
	}
}

// An answer that comes at once waits for the move before it to be seen; a stop does not wait.
func TestAnAnswerIsNotTooQuick(t *testing.T) {
	const pause = 30 * time.Millisecond
	done := make(chan func(), 1)
	thinker := thinker{pause: pause, run: func(search, reply func()) {
		go func() {
			search()
			done <- reply
		}()
	}}
	began := time.Now()
	heard := false
	thinker.start(&scripted{}, rules.NewMatch(rules.Italian), engine.Easy, func(rules.Move) { heard = true })
	(<-done)()
	if took := time.Since(began); took < pause || !heard {
		t.Errorf("it took %v, heard %v", took, heard)
	}
	thinker.pause = time.Hour
	thinker.start(&scripted{}, rules.NewMatch(rules.Italian), engine.Easy, func(rules.Move) { t.Error("heard after stop") })
	thinker.stop()
	(<-done)()
}

// A search that has begun keeps its pause when another one is chosen: it reads none of what is the UI's.
func TestAPauseHoldsFromTheNextSearchOn(t *testing.T) {
	searched := make(chan struct{})
	var search func()
	thinker := thinker{run: func(s, _ func()) { search = s }}
	thinker.start(&scripted{}, rules.NewMatch(rules.Italian), engine.Easy, func(rules.Move) {})
	thinker.pause = time.Hour
	go func() {
		search()
		close(searched)
	}()
	select {
	case <-searched:
	case <-time.After(5 * time.Second):
		t.Error("the search takes the pause of the next one")
	}
	thinker.stop()
}

// The real engine, through the same seam, plays a legal move in every game.
func TestTheEngineAnswers(t *testing.T) {
	for _, g := range rules.Games() {
		s := sit(t)
		s.play.engines = func(seed uint64) chooser { return engine.New(engine.Options{Seed: seed}) }
		s.play.choose(g)
		s.newGame()
		for range 3 {
			s.move(s.play.table().Match.Legal()[0])
		}
		if got := s.play.table().Match.Plies(); got != 6 {
			t.Errorf("%v: after three moves there are %d plies", g, got)
		}
	}
}
