package engine

import (
	"cmp"
	"slices"
	"syscall/js"
	"time"

	"damiera/engine/endgame"
	"damiera/rules"
)

// FetchTables gets the endgame tables, which the page has beside it, as soon as
// there is something to see. It does not wait; came is called, from another
// goroutine, whenever more is known. The first game is that on the board. Until
// tables have come, and where they cannot be had, play does without; the next
// start tries again.
func FetchTables(first rules.Game, came func()) {
	go func() {
		awaitBoard()
		for _, part := range inOrderOfNeed(first) {
			var pause pause
			pause.begin()
			if part.Fetch(pause.rest) == nil {
				came()
			}
		}
	}()
}

// inOrderOfNeed has the files of the first game, then the small ones of the
// others: they are the first that these need.
func inOrderOfNeed(first rules.Game) []endgame.Part {
	need := func(p endgame.Part) int {
		switch {
		case p.Game == first:
			return 0
		case p.From == 2:
			return 1
		}
		return 2
	}
	parts := endgame.Parts()
	slices.SortStableFunc(parts, func(a, b endgame.Part) int { return cmp.Compare(need(a), need(b)) })
	return parts
}

// awaitBoard waits until the page shows what is drawn.
func awaitBoard() {
	document := js.Global().Get("document")
	if document.IsUndefined() {
		return // it is no page: a test
	}
	const pictures = 3 // with a canvas in the page, the first of which may still be empty
	for drawn := 0; drawn < pictures; time.Sleep(nap) {
		awaitPicture()
		if document.Call("querySelector", "canvas").Truthy() {
			drawn++
		}
	}
}
