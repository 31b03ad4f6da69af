//go:build !js

package prefs

// OpenArchiveStorage is where the finished games are kept: where the matches are.
func OpenArchiveStorage(matches Storage) Storage { return matches }
