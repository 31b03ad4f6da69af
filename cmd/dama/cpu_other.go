//go:build !linux

package main

import "time"

// keepToOneCPU does nothing where there is no common way to do it.
func keepToOneCPU() {}

// threadTime is the time on the clock: what the thread has of it is not known.
func threadTime() time.Duration { return sinceStart() }

// cpuName is empty: not known.
func cpuName() string { return "" }
