package engine

import (
	"reflect"
	"testing"

	"damiera/rules"
)

func TestLevels(t *testing.T) {
	for _, g := range rules.Games() {
		for i, l := range Levels(g) {
			if l.Number(g) != i+1 {
				t.Errorf("%v %v has number %d", g, l, l.Number(g))
			}
			if got, err := ParseLevel(l.String()); err != nil || got != l {
				t.Errorf("%q is read as %v, %v", l, got, err)
			}
		}
	}
	if n := Beginner.Number(rules.Alquerque); n != 0 {
		t.Errorf("Alquerque has a beginner's level, number %d", n)
	}
	for _, name := range []string{"", "Hard", "expert"} {
		if l, err := ParseLevel(name); err == nil {
			t.Errorf("%q is read as %v", name, l)
		}
	}
	if !reflect.DeepEqual(Strong.in(rules.Alquerque), Hard.in(rules.Alquerque)) || !reflect.DeepEqual(Level(0).in(rules.English), Beginner.in(rules.English)) {
		t.Error("a level that a game lacks plays as another than the next above")
	}
}
