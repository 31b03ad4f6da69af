//go:build !js

package engine

// A pause lets others run while the search works. Here they have threads of
// their own and it does nothing.
type pause struct{}

func (*pause) begin() {}
func (*pause) rest()  {}
