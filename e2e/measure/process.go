//go:build e2e

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// processor is the time that the threads of a program have run, in the program and in the system.
func (r running) processor() (all time.Duration, err error) {
	threads, err := os.ReadDir(r.proc("task"))
	if err != nil {
		return 0, err
	}
	for _, thread := range threads {
		text, err := os.ReadFile(r.proc(filepath.Join("task", thread.Name(), "schedstat")))
		if err != nil {
			continue // it has ended meanwhile; few do
		}
		// In nanoseconds, where /proc/PID/stat has hundredths of a second: a start is a few of these.
		ran, _, _ := strings.Cut(string(text), " ")
		n, err := strconv.ParseInt(ran, 10, 64)
		if err != nil {
			return 0, err
		}
		all += time.Duration(n)
	}
	return all, nil
}

// A memory is what a program holds, in kilobytes.
type memory struct {
	resident int // all that is in memory, files and libraries that others use too
	share    int // the same, with what n programs use counted as an n-th
	own      int // what it has written: nobody else's, and in no file
}

// memory asks the system how much the program holds.
func (r running) memory() (m memory, err error) {
	text, err := os.ReadFile(r.proc("smaps_rollup"))
	if err != nil {
		return m, err
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		into, ok := map[string]*int{"Rss:": &m.resident, "Pss:": &m.share, "Anonymous:": &m.own}[fields[0]]
		if !ok {
			continue
		}
		if *into, err = strconv.Atoi(fields[1]); err != nil {
			return m, err
		}
	}
	return m, nil
}

func (r running) proc(name string) string {
	return fmt.Sprintf("/proc/%d/%s", r.command.Process.Pid, name)
}

// use is the share of a core that a program uses while one waits.
func (r running) use(while time.Duration) (float64, error) {
	before, err := r.processor()
	if err != nil {
		return 0, err
	}
	began := time.Now()
	time.Sleep(while)
	after, err := r.processor()
	return float64(after-before) / float64(time.Since(began)), err
}

// load is how many programs wanted to run in the last minute, and the last five.
func load() string {
	text, err := os.ReadFile("/proc/loadavg")
	fields := strings.Fields(string(text))
	if err != nil || len(fields) < 2 {
		return "unknown"
	}
	return fields[0] + " " + fields[1]
}
