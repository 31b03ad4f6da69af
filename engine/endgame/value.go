package endgame

// A Value is what perfect play makes of a position for the side to move.
type Value int8

// The values, the better the greater.
const (
	Loss Value = iota - 1
	Draw
	Win
)

func (v Value) String() string { return [...]string{"lost", "drawn", "won"}[v+1] }

// A result is a value and how far off it is, in one byte: 0 for a draw, else a
// win or a loss plus the distance in plies.
type result uint8

const (
	drawn    result = 0
	wins     result = 1
	loses    result = 128
	farthest        = 126
)

func (r result) value() Value {
	switch {
	case r == drawn:
		return Draw
	case r < loses:
		return Win
	}
	return Loss
}

// distance is 0 for a draw.
func (r result) distance() int {
	switch r.value() {
	case Win:
		return int(r - wins)
	case Loss:
		return int(r - loses)
	}
	return 0
}
