package main

import (
	"bufio"
	"os"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// A cpuSet has a bit for each CPU, as the system's calls want it: room for 1024.
type cpuSet [1024 / wordBits]uint

const wordBits = 32 << (^uint(0) >> 63)

// keepToOneCPU binds the present thread to the last CPU that it may use, as the first is often the
// one that serves devices. Where the system does not allow it the thread goes on as before.
func keepToOneCPU() {
	var allowed, one cpuSet
	size := unsafe.Sizeof(allowed)
	// The thread 0 is the present one.
	_, _, errno := syscall.RawSyscall(syscall.SYS_SCHED_GETAFFINITY, 0, size, uintptr(unsafe.Pointer(&allowed)))
	if errno != 0 {
		return
	}
	for cpu := len(allowed)*wordBits - 1; cpu >= 0; cpu-- {
		if bit := uint(1) << (cpu % wordBits); allowed[cpu/wordBits]&bit != 0 {
			one[cpu/wordBits] = bit
			break
		}
	}
	syscall.RawSyscall(syscall.SYS_SCHED_SETAFFINITY, 0, size, uintptr(unsafe.Pointer(&one)))
}

// threadTime is how long the present thread has run, whatever else the machine did meanwhile.
func threadTime() time.Duration {
	const thisThread = 1 // RUSAGE_THREAD
	var u syscall.Rusage
	if err := syscall.Getrusage(thisThread, &u); err != nil {
		return sinceStart()
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// cpuName is what the system calls its CPU, empty when it does not say.
func cpuName() string {
	file, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return ""
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if name, value, ok := strings.Cut(lines.Text(), ":"); ok && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return ""
}
