package hub

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"damiera/engine"
	"damiera/rules"
)

// thinking is a search under way. In the zero value there is none.
type thinking struct {
	stop    context.CancelFunc
	answer  chan engine.Answer // receives one answer; nil when nobody thinks
	bounded bool               // it ends by itself
	begun   time.Time
	told    engine.Answer // by the last info; belongs to the search until it has answered
}

// think obeys a go command. It returns at once; finish follows in time.
func (s *server) think(ctx context.Context, l line) error {
	mode := ""
	for _, a := range l.args {
		switch a.name {
		case "think", "analyze", "ponder":
			mode = a.name
		}
	}
	switch mode {
	case "":
		return errors.New("go think or go analyze?")
	case "ponder":
		return errors.New("pondering is not supported")
	}
	if r := s.match.Result(); r != (rules.Result{}) {
		s.out.error(fmt.Errorf("go: there is no move: %s, %s", r.Outcome, r.Reason))
		s.out.line("done") // so that nobody waits for a move
		return nil
	}
	if s.engine == nil {
		s.engine = engine.New(engine.Options{
			Seed:      s.settings.seed,
			HashBytes: s.settings.hash << 20,
			Threads:   s.settings.threads,
			Remember:  true,
			NoTables:  s.settings.blind,
		})
	}
	ctx, stop := context.WithCancel(ctx)
	limits := s.level.limits(mode == "analyze")
	s.level.used = true
	e, m, play := s.engine, s.match, s.settings.play
	search := func() engine.Answer { return e.Think(ctx, m, limits, s.tell) }
	switch {
	case mode == "analyze":
		search = func() engine.Answer { return analyze(ctx, e, m, limits, s.tell) }
	case play != 0:
		search = func() engine.Answer { return choose(ctx, e, m, play, limits.Time) }
	}
	answer := make(chan engine.Answer, 1)
	s.search = thinking{stop: stop, answer: answer, bounded: limits != engine.Limits{}, begun: time.Now()}
	go func() { answer <- search() }()
	return nil
}

// choose plays at a level, which has bounds of its own: only the clock counts
// besides.
func choose(ctx context.Context, e *engine.Engine, m rules.Match, l engine.Level, most time.Duration) engine.Answer {
	if most > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, most)
		defer stop()
	}
	return e.Choose(ctx, m, l)
}

// analyze thinks. Moves without a choice, which the engine would make at once,
// are searched from the position behind them, for the sake of their score.
func analyze(ctx context.Context, e *engine.Engine, m rules.Match, l engine.Limits, report func(engine.Answer)) engine.Answer {
	var forced []rules.Move
	after := m
	for legal := m.Legal(); len(legal) == 1 && len(forced) < longestForced; legal = after.Legal() {
		forced = append(forced, legal[0])
		after, _ = after.Play(legal[0])
	}
	if len(forced) == 0 || len(after.Legal()) < 2 {
		return e.Think(ctx, m, l, report)
	}
	if l.Depth > 0 {
		l.Depth = max(l.Depth-len(forced), 1)
	}
	whole := func(a engine.Answer) engine.Answer { return behind(forced, a) }
	return whole(e.Think(ctx, after, l, func(a engine.Answer) { report(whole(a)) }))
}

const longestForced = 20

// behind is an answer as it looks before the moves that lead up to it.
func behind(moves []rules.Move, a engine.Answer) engine.Answer {
	a.Line = slices.Concat(moves, a.Line)
	a.Move = moves[0]
	if a.Depth > 0 {
		a.Depth += len(moves)
	}
	if a.Exact { // a win or a loss is so many plies farther
		a.Score -= len(moves) * cmp.Compare(a.Score, 0)
	}
	if len(moves)%2 == 1 {
		a.Score = -a.Score
	}
	return a
}

// halt ends the search, if there is one, and answers with what it found.
func (s *server) halt() {
	if s.search.answer == nil {
		return
	}
	s.search.stop()
	s.finish(<-s.search.answer)
}

// finish answers with the move that a search has come to.
func (s *server) finish(a engine.Answer) {
	s.search.stop()
	if told := s.search.told; (a.Depth > 0 || a.Exact) && (a.Move != told.Move || a.Depth != told.Depth || a.Score != told.Score) {
		s.tell(a)
	}
	s.out.line("done", arg{"move", moveText(a.Move)})
	s.search = thinking{}
}

// tell writes an info line.
func (s *server) tell(a engine.Answer) {
	s.search.told = a
	seconds := time.Since(s.search.begun).Seconds()
	s.out.line("info",
		arg{"depth", fmt.Sprint(a.Depth)},
		arg{"score", fmt.Sprintf("%.2f", float64(a.Score)/100)},
		arg{"nodes", fmt.Sprint(a.Nodes)},
		arg{"time", fmt.Sprintf("%.3f", seconds)},
		arg{"nps", fmt.Sprintf("%.2f", float64(a.Nodes)/max(seconds, 1e-6)/1e6)},
		arg{"pv", movesText(a.Line)},
	)
}
