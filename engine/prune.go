package engine

import "damiera/rules"

// Reverse futility and futility pruning: how far a quiet position's judgement is trusted near the end of the depth:
// the plies, and the hundredths of a man by which a ply more may change it.
const (
	shallowest = 4  // plies at which a surplus over beta settles it
	surplus    = 30 // for each ply
	hopeless   = 3  // plies at which late moves are given up when too much is missing
	hope       = 40 // for each ply
)

// hangs reports whether the other side could capture, were it its turn.
func hangs(p *rules.Position) bool {
	after := *p
	after.Turn = p.Turn.Other()
	return after.MustCapture()
}
