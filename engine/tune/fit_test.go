package tune

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"damiera/rules"
)

func toyFit() Fit {
	return Fit{Seed: 1, Epochs: 6, Batch: 500, Rate: 0.3, Decay: 1, TurnDecay: 4}
}

func learn(t *testing.T, f Fit, s *Samples) (Learned, []Epoch) {
	t.Helper()
	var epochs []Epoch
	l, err := f.Learn(context.Background(), toy(), s, func(e Epoch) { epochs = append(epochs, e) })
	if err != nil {
		t.Fatal(err)
	}
	return l, epochs
}

func TestTheTruthIsLearned(t *testing.T) {
	s := toySamples(600)
	l, epochs := learn(t, toyFit(), s)
	truth := toyTruth()
	for i, w := range l.Weights {
		if logits := w / l.Scale; math.Abs(logits-truth[i]) > 0.12 {
			t.Errorf("weight %d is %.3f logits, want %.3f", i, logits, truth[i])
		}
	}

	b := s.Baseline(toy())
	first, best := epochs[0].Test, l.Best.Test
	if !(best <= first && first < b.Present && b.Present < b.Constant) {
		t.Errorf("losses: constant %.4f, counting men %.4f, first epoch %.4f, best %.4f", b.Constant, b.Present, first, best)
	}
	if least := slices.MinFunc(epochs, func(x, y Epoch) int {
		if x.Test < y.Test {
			return -1
		}
		return 1
	}); least != l.Best {
		t.Errorf("the best epoch is %+v, not %+v", least, l.Best)
	}
}

// The unit is the worth of a man, by which an average score falls without it.
func TestAManIsWorthAHundred(t *testing.T) {
	l, _ := learn(t, toyFit(), toySamples(200))
	var sum float64
	for c := range 8 {
		sum += l.Weights[toyOurs+c] - l.Weights[toyTheirs+c]
	}
	if mean := sum / 16; mean < 90 || mean > 110 {
		t.Errorf("a man is worth %.1f on average", mean)
	}
}

func TestWhatDependsOnTheTurnIsHeldBack(t *testing.T) {
	s := toySamples(200)
	bias := func(f Fit) float64 {
		l, _ := learn(t, f, s)
		return (l.Weights[toyOurs+3] + l.Weights[toyTheirs+7-3]) / 2 / l.Scale
	}
	loose, held := toyFit(), toyFit()
	held.TurnDecay = 1e6
	if a, b := bias(loose), bias(held); math.Abs(a-toyBias) > 0.15 || math.Abs(b) > 0.05 {
		t.Errorf("column 3 gains %.2f by the turn, and %.2f held back; want %.2f and nothing", a, b, toyBias)
	}
}

func TestDecayHoldsWeightsNearZero(t *testing.T) {
	s := toySamples(100)
	size := func(decay float64) float64 {
		f := toyFit()
		f.Decay = decay
		l, _ := learn(t, f, s)
		return (l.Weights[toyOurs] - l.Weights[toyTheirs+7]) / l.Scale
	}
	if free, held := size(0), size(1e5); held > free/4 {
		t.Errorf("a man in column 0 is worth %.2f logits, and %.2f held near zero", free, held)
	}
}

// However many threads there are, the same bits come out.
func TestSameSeedSameWeights(t *testing.T) {
	s := toySamples(100)
	one, _ := learn(t, toyFit(), s)
	cores := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(cores)
	if two, _ := learn(t, toyFit(), s); !slices.Equal(one.Weights, two.Weights) || one.Best != two.Best {
		t.Errorf("learned %v and then %v", one, two)
	}
	f := toyFit()
	f.Seed++
	if other, _ := learn(t, f, s); slices.Equal(one.Weights, other.Weights) {
		t.Error("another seed learns the very same")
	}
}

func TestTooLittleToLearnFrom(t *testing.T) {
	if _, err := toyFit().Learn(context.Background(), toy(), &Samples{Game: rules.English}, nil); err == nil {
		t.Error("something was learned from nothing")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := toyFit().Learn(ctx, toy(), toySamples(20), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// Every weight is in one pair, with its twin.
func TestPairsOfTheEvaluations(t *testing.T) {
	for _, g := range rules.Games() {
		m := Evaluation(g)
		pairs, of := m.pairs()
		places := 0
		for i, q := range pairs {
			places++
			twin := m.Twin(int(q.left))
			if of[q.left] != int32(i) || int(q.right) != twin && (q.right >= 0 || m.Twin(twin) == int(q.left)) {
				t.Fatalf("%v: pair %d is %d and %d", g, i, q.left, q.right)
			}
			if q.right >= 0 && q.right != q.left {
				places++
				if of[q.right] != int32(i) {
					t.Fatalf("%v: weight %d is in pair %d and %d", g, q.right, i, of[q.right])
				}
			}
		}
		if places != m.Weights {
			t.Errorf("%v: %d weights in pairs, of %d", g, places, m.Weights)
		}
	}
}

func TestSaving(t *testing.T) {
	l := Learned{Weights: []float64{1.5, -2}}
	o := Origin{
		Command: "dama tune fit english games.txt", Play: []string{"dama tune play -seed 7 -nodes 4000 english"},
		Seed: 4, Date: "2026-11-30", Games: 20, Positions: 300, Loss: 0.61,
	}
	folder := t.TempDir()
	name := filepath.Join(folder, "english.bin")
	for range 2 { // a second time over the first
		if err := l.Save(name, toy(), o); err != nil {
			t.Fatal(err)
		}
	}
	weights, err := os.ReadFile(name)
	if err != nil || string(weights) != "[1.5,-2]" {
		t.Errorf("weights %q, %v", weights, err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "english.json"))
	var back Origin
	if err != nil || json.Unmarshal(text, &back) != nil || !reflect.DeepEqual(back, o) {
		t.Errorf("origin %s, %v", text, err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 2 {
		t.Errorf("the folder holds %v", left)
	}
	if err := l.Save(filepath.Join(folder, "none", "x.bin"), toy(), o); err == nil {
		t.Error("saved into a folder that is not there")
	}
}
