// Package e2e holds the end-to-end test: the real program in a real window, on a screen in memory
// that nobody looks at, played with a real pointer and real keys, killed and started again.
//
// It stands behind the build tag e2e, since it needs Xvfb and xdotool and builds the program first;
// make test installs what is missing and runs it. By hand:
//
//	go test -count=1 -tags e2e -v ./e2e/
//
// With the tag long too it kills ten times as often and looks longer whether the program is idle. A run of
// kills that failed is done again, as far as the clock allows, with its seed: -args -kill.seed 7.
//
// What a failing test saw last is left as a picture in build/e2e.
package e2e
