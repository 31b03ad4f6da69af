// Package endgame knows positions with few pieces perfectly: who wins them, how
// many plies off the next progress is and, with very few pieces, the end.
//
// A position is seen by the side to move (view.go, alquerque.go) and numbered
// among those with the same material (index.go, rank.go). All positions of a
// material are solved by retrograde analysis, those with few pieces first: in
// draughts slice by slice (solve.go, build.go), in Alquerque at once
// (alquerquesolve.go). What the program carries of the results (carry.go) is
// packed into blocks (blocks.go, file.go), embedded (carried.go) or, by the page
// for the browser, fetched (fetch_js.go), and asked through [Tables] (tables.go,
// probe.go), which works out by itself what is not carried (slices.go). A referee
// that knows only package plain checks all of it (verify.go, referee.go, walk.go).
//
// Values and distances know nothing of what came before a position: who asks has
// to mind repetitions and the count of plies without progress.
package endgame
