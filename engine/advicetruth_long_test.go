//go:build long

package engine

import (
	"testing"

	"damiera/rules"
)

// TestMuchAdviceIsTrue is [TestAdviceIsTrue] with more positions.
func TestMuchAdviceIsTrue(t *testing.T) {
	for _, g := range rules.Games() {
		adviseTruly(t, g, 300)
	}
}
