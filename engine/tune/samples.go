package tune

import "damiera/rules"

// A sample is a position and how its game ended. It is small, for there are
// millions; what the evaluation sees of it is found anew each time, which is
// faster than reading it from memory.
type sample struct {
	side  [2]rules.Set
	kings rules.Set
	turn  rules.Color
	half  uint8 // half points that the side to move got: 0, 1 or 2
	// What a search said of it, in hundredths of a man, if there was one.
	score  int16
	judged bool
	// The points to expect, from the result and the score: what is learned.
	target float32
}

func (s *sample) position(g rules.Game) rules.Position {
	return rules.Position{Side: s.side, Kings: s.kings, Turn: s.turn, Game: g}
}

func (s *sample) points() float64 { return float64(s.half) / 2 }

// Samples are the quiet positions of many games, all of one game of a kind in
// order. One game in twenty is held back to test on.
type Samples struct {
	Game        rules.Game
	Games       int
	Play        []string // the commands that made the games, as far as the files tell
	train, test []sample
}

// testEvery is how many games there are for each that is held back.
const testEvery = 20

// Positions is how many there are to learn from and to test on.
func (s *Samples) Positions() (train, test int) { return len(s.train), len(s.test) }

// A Filter says which positions of a game teach something.
type Filter struct {
	Skip    int  // plies of the opening, which chance has played
	Pending bool // also those where the side that is not to move could capture
}

// Read adds the games of a file, and its head. A last line without an end is left
// out: a run is still at work on it, or was cut short.
func (s *Samples) Read(name string, f Filter) error {
	for line, err := range Lines(name) {
		if err != nil {
			return err
		}
		if line.Comment() {
			if command, ok := line.command(); ok {
				s.Play = append(s.Play, command)
			}
			continue
		}
		r, err := line.Parse(s.Game)
		if err != nil {
			return err
		}
		s.add(r, f)
	}
	return nil
}

// add takes the positions of a game in which nothing can be captured. A position
// that comes again in the same game, as when kings go to and fro, counts once.
func (s *Samples) add(r Record, f Filter) {
	to := &s.train
	if s.Games%testEvery == testEvery-1 {
		to = &s.test
	}
	s.Games++
	known := make(map[rules.Position]bool)
	p := rules.Start(s.Game)
	for i, m := range r.Moves {
		if quiet := i >= f.Skip && !p.MustCapture() && (f.Pending || !pending(p)); quiet && !known[p] {
			known[p] = true
			score, judged := r.Score(i)
			*to = append(*to, sample{
				side: p.Side, kings: p.Kings, turn: p.Turn,
				half: halfPoints(r.Result, p.Turn), score: int16(score), judged: judged,
			})
		}
		p = p.Play(m)
	}
}

// aim sets what is to be learned: so much of a score's promise, in a logit for
// each unit, and the rest of the result. Where nothing was searched the result
// says it all.
func (s *Samples) aim(share, unit float64) {
	for i := range s.train {
		a := &s.train[i]
		target := a.points()
		if a.judged {
			target += share * (expected(float64(a.score)/unit) - target)
		}
		a.target = float32(target)
	}
}

// judgedUnit is the unit in which the scores of searches foretell the results
// best, in hundredths of a man to a logit.
func (s *Samples) judgedUnit() float64 {
	return bestUnit(func(unit float64) float64 {
		var sum float64
		for i := range s.test {
			if a := &s.test[i]; a.judged {
				sum += surprise(a.points(), float64(a.score)/unit)
			}
		}
		return sum
	})
}

// halfPoints is what a side gets for a result, in half points.
func halfPoints(o rules.Outcome, c rules.Color) uint8 {
	switch winner, won := o.Winner(); {
	case !won:
		return 1
	case winner == c:
		return 2
	}
	return 0
}
