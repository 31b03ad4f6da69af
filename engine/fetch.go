//go:build !js

package engine

import "damiera/rules"

// FetchTables does nothing: the program carries the endgame tables.
func FetchTables(rules.Game, func()) {}
