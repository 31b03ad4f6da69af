package rules

// A law is what makes one of the games differ from the others. The move
// generator and Match read it; nothing else in the package asks which game is
// being played to decide what is allowed.
type law struct {
	first          Color
	start          [2]Set
	steps          [2][]heading // a man's moves without capture
	jumps          [2][]heading // a man's captures
	kings          []heading    // a king's moves and captures
	crown          [2]Set       // where men become kings
	spareKings     bool         // men may not capture kings
	precedence     bool         // captures are ranked, and only the best are legal
	idle           int          // plies without progress that draw
	stepIsProgress bool         // a man's step is progress, as a capture always is
	repeats        int          // occurrences of a position that draw; 0: never
}

// A heading is a direction as the generator wants it.
type heading struct {
	shift int
	lines Set    // the points that a line leaves in this direction
	code  uint64 // the direction's number, as a Move keeps it
}

func (l *lattice) headings(d dirs) []heading {
	var hs []heading
	for i := range directions {
		if d>>i&1 != 0 {
			hs = append(hs, heading{shift: l.shift[i], lines: l.lines[i], code: uint64(i)})
		}
	}
	return hs
}

// rows is the set of the points in the given drawn rows, first to last.
func (l *lattice) rows(first, last int) Set {
	var s Set
	for _, p := range l.all {
		if row := int(l.cells[p][1]); first <= row && row <= last {
			s = s.With(p)
		}
	}
	return s
}

var laws = [...]*law{
	Italian:   italianLaw(lattices[Italian]),
	English:   englishLaw(lattices[English]),
	Alquerque: alquerqueLaw(lattices[Alquerque]),
}

// draughtsLaw is what the two games on 32 squares share.
func draughtsLaw(l *lattice) *law {
	forwards := [2][]heading{White: l.headings(upDiagonals), Black: l.headings(downDiagonals)}
	return &law{
		// Twelve men each on 1-12 and 21-32.
		start: [2]Set{White: l.rows(5, 7), Black: l.rows(0, 2)},
		// Men step one square diagonally forwards, and capture forwards only.
		steps: forwards,
		jumps: forwards,
		// Kings step one square and capture in all four directions: they do not fly.
		kings: l.headings(allDiagonals),
		// A man is crowned on the far row, and its move ends there: it is still a
		// man while it captures, and from there a man has nowhere to go.
		crown: [2]Set{White: l.rows(0, 0), Black: l.rows(7, 7)},
		// Forty moves of each side with no capture and no man moved.
		idle:           80,
		stepIsProgress: true,
	}
}

// italianLaw follows the Federazione Italiana Dama's rules of play, chapter 1,
// and technical rules 2.3, 2.4 and 3.4.
func italianLaw(l *lattice) *law {
	w := draughtsLaw(l)
	// White moves first (FID, technical rules 3.4).
	w.first = White
	// A man never captures a king (FID, rules of play, chapter 1).
	w.spareKings = true
	// The four rules of precedence (FID 6.6 to 6.10).
	w.precedence = true
	return w
}

// englishLaw follows the World Checkers and Draughts Federation.
func englishLaw(l *lattice) *law {
	w := draughtsLaw(l)
	// Black moves first.
	w.first = Black
	// Drawn on the third occurrence of a position, and by forty moves each
	// without progress (WCDF 1.32).
	w.repeats = 3
	return w
}

// alquerqueLaw follows the old game with R. C. Bell's ban on backward steps, but
// without his two other restrictions.
func alquerqueLaw(l *lattice) *law {
	left := Of(l.at[0][2], l.at[1][2])
	right := Of(l.at[3][2], l.at[4][2])
	anywhere := l.headings(everywhere)
	return &law{
		// White sits at the bottom and moves first.
		first: White,
		// Two full rows each and two points of the middle row; c3 is empty.
		start: [2]Set{White: l.rows(3, 4) | right, Black: l.rows(0, 1) | left},
		// Without a capture: forwards, diagonally forwards or sideways (Bell).
		steps: [2][]heading{
			White: l.headings(upDiagonals | 1<<north | sideways),
			Black: l.headings(downDiagonals | 1<<south | sideways),
		},
		// A capture may go in any direction along the lines.
		jumps: [2][]heading{anywhere, anywhere},
		// Drawn after 50 plies without a capture, or on the third occurrence.
		idle:    50,
		repeats: 3,
	}
}
