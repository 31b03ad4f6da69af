//go:build !js

package controls

// AskForLetters tells a phone's browser whether what has the keyboard takes letters. Elsewhere the system
// knows.
func AskForLetters(bool) {}
