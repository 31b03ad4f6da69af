//go:build !js

package prefs

// A pause lets others run during long work. Here they have threads of their own
// and it does nothing.
type pause struct{}

func (*pause) rest() {}
