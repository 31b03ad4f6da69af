package engine

import (
	"context"
	"sync"

	"damiera/rules"
)

// Further threads search the same position beside the search (Lazy SMP). They
// share the table with it and nothing else: what one has found the others meet
// there. Each begins one or two depths ahead, so that they are not all at the
// same place, and nobody asks what move they would choose.

// helped lets as many threads search as s has, itself one of them. The function
// that it gives ends the others and counts what they visited as the search's own.
func (s *search) helped(ctx context.Context, m rules.Match, among []rules.Move) (dismiss func()) {
	if s.table.shared = s.threads > 1; !s.table.shared {
		return func() {}
	}
	for len(s.helpers) < s.threads-1 {
		s.helpers = append(s.helpers, newSearch(0))
	}
	ctx, stop := context.WithCancel(ctx)
	var busy sync.WaitGroup
	for i, h := range s.helpers[:s.threads-1] {
		h.table, h.endings = s.table, s.endings
		busy.Go(func() {
			h.start(ctx, m, Limits{})
			h.deepen(&outcome{moves: rootMoves(m, among)}, 2+i%2, bounds{}, nil)
		})
	}
	return func() {
		stop()
		busy.Wait()
		for _, h := range s.helpers {
			s.nodes += h.nodes
			h.nodes = 0
			h.told.Store(0)
		}
	}
}

// visited is how many positions all threads visited. It lags behind by less than
// a thousand for each helper.
func (s *search) visited() int64 {
	n := s.nodes
	for _, h := range s.helpers {
		n += h.told.Load()
	}
	return n
}
