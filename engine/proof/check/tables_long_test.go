//go:build long

package check

import (
	"context"
	"testing"
)

// Every position of up to six men, each colour to move: some minutes.
func TestAllTables(t *testing.T) {
	got, err := Tables(context.Background(), 6, six, Sample{}, nil)
	if want := 2 * (600 + 13_800 + 177_100 + 1_593_900 + 10_980_200); err != nil || got.Positions() != want {
		t.Errorf("%d of %d positions: %v", got.Positions(), want, err)
	}
	t.Logf("%+v", got)
}
