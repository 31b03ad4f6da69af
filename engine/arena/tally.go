package arena

import "math"

// A Tally counts games as A sees them.
type Tally struct {
	Wins, Draws, Losses int
	// Pairs counts the pairs of games with the same opening, by the points that A
	// made in both: 2 a win, 1 a draw.
	Pairs [5]int
	first int // A's points in the first game of a pair
}

// Add counts a game. The games of a contest are added in their order.
func (t *Tally) Add(g Game) {
	points := g.Points()
	switch points {
	case 2:
		t.Wins++
	case 1:
		t.Draws++
	default:
		t.Losses++
	}
	if g.Number%2 == 0 {
		t.first = points
		return
	}
	t.Pairs[t.first+points]++
}

// Games is the number of games counted.
func (t Tally) Games() int { return t.Wins + t.Draws + t.Losses }

// Score is A's share of the points, from 0 to 1, a draw being half a point.
// Before the first game it is a half.
func (t Tally) Score() float64 {
	if t.Games() == 0 {
		return 0.5
	}
	return (float64(t.Wins) + float64(t.Draws)/2) / float64(t.Games())
}

// normal95 is how many standard deviations to either side hold 95 % of a normal
// distribution.
const normal95 = 1.959964

// Margin is how far the score may be from the true one, with 95 % confidence.
//
// It is computed from pairs, for the two games of an opening depend on each
// other. Where all pairs ended alike, there is only the rule that what did not
// occur in n trials is rarer than 3/n.
func (t Tally) Margin() float64 {
	pairs, sum := 0.0, 0.0
	for points, n := range t.Pairs {
		pairs += float64(n)
		sum += float64(n*points) / 4
	}
	variance := 0.0
	for points, n := range t.Pairs {
		off := float64(points)/4 - sum/pairs
		if n > 0 {
			variance += float64(n) * off * off
		}
	}
	if variance == 0 {
		return min(1, 3/pairs)
	}
	return normal95 * math.Sqrt(variance/(pairs-1)/pairs)
}

// Elo is how many points of Elo's scale A is the stronger by: infinitely many
// when it won all games.
func (t Tally) Elo() float64 { return elo(t.Score()) }

func elo(score float64) float64 { return 400 * math.Log10(score/(1-score)) }

// EloError is how far Elo may be from the true difference, with 95 % confidence:
// any distance when one side won all games.
func (t Tally) EloError() float64 {
	s := t.Score()
	return t.Margin() * 400 / math.Ln10 / (s * (1 - s))
}

// EloBound is what the difference is beyond, with 95 % confidence, when one side
// won all games: at least that, or for losses at most.
func (t Tally) EloBound() float64 {
	if s := t.Score(); s < 0.5 {
		return elo(min(0.5, s+t.Margin()))
	}
	return elo(max(0.5, t.Score()-t.Margin()))
}
