//go:build e2e

package main

import (
	"cmp"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// The aims, as multiples of what the empty window needs.
const (
	startAim  = 1.3
	memoryAim = 1.5
	idleAim   = 1.2
)

// A report is a table of figures, Damiera's beside the empty window's.
type report struct {
	before string // the load when it began
	notes  strings.Builder
	lines  strings.Builder
}

func (r *report) say(format string, args ...any) { fmt.Fprintf(&r.notes, format, args...) }

// row adds a figure. aim is 0 where there is none.
func (r *report) row(what, unit string, damiera, empty, aim float64) {
	wanted := ""
	if aim > 0 {
		wanted = fmt.Sprintf("%.1f", aim)
	}
	ratio := "–"
	if empty > 0 {
		ratio = fmt.Sprintf("%.2f", damiera/empty)
	}
	fmt.Fprintf(&r.lines, "%s\t%s\t%s\t%s\t%s\t%s\n", what, unit, figure(damiera), figure(empty), ratio, wanted)
}

// alone adds a figure that the empty window has not.
func (r *report) alone(what, unit string, damiera float64) {
	fmt.Fprintf(&r.lines, "%s\t%s\t%s\t\t\t\n", what, unit, figure(damiera))
}

func figure(x float64) string {
	if x < 10 {
		return fmt.Sprintf("%.2f", x)
	}
	return fmt.Sprintf("%.0f", x)
}

func (r *report) starts(empty, damiera []start) {
	took := func(s start) float64 { return float64(s.took) / float64(time.Millisecond) }
	worked := func(s start) float64 { return float64(s.worked) / float64(time.Millisecond) }
	r.row("start to the first drawn board", "ms", median(damiera, took), median(empty, took), startAim)
	r.row("  quickest", "ms", least(damiera, took), least(empty, took), 0)
	r.row("  the processor's time until then", "ms", median(damiera, worked), median(empty, worked), 0)
	of := func(part func(memory) int) func(start) float64 {
		return func(s start) float64 { return megabytes(part(s.memory)) }
	}
	r.row("memory after the start, resident", "MB", median(damiera, of(resident)), median(empty, of(resident)), memoryAim)
	r.row("  shared files by their share", "MB", median(damiera, of(share)), median(empty, of(share)), 0)
	r.row("  written, in no file", "MB", median(damiera, of(own)), median(empty, of(own)), 0)
}

func (r *report) idle(while time.Duration, damiera, empty spell) {
	r.row(fmt.Sprintf("processor while idle, %v", while), "% of a core", 100*damiera.use, 100*empty.use, idleAim)
}

func (r *report) thinking(while time.Duration, damiera, empty spell) {
	r.row(fmt.Sprintf("processor in a game of Hard and Hard, %v", while), "% of a core", 100*damiera.use, 100*empty.use, 0)
	r.row("memory after that, resident", "MB", megabytes(damiera.memory.resident), megabytes(empty.memory.resident), memoryAim)
	r.row("  written, in no file", "MB", megabytes(damiera.memory.own), megabytes(empty.memory.own), 0)
}

func resident(m memory) int { return m.resident }
func share(m memory) int    { return m.share }
func own(m memory) int      { return m.own }

func megabytes(kilobytes int) float64 { return float64(kilobytes) / 1024 }

// print writes the table, with what one has to know to read it.
func (r *report) print(w io.Writer) error {
	fmt.Fprintf(w, "%d cores, load %s before and %s after; drawn in software on a screen in memory\n",
		runtime.NumCPU(), r.before, load())
	fmt.Fprintln(w, r.notes.String())
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "figure\tunit\tDamiera\tempty window\tratio\taim")
	fmt.Fprint(table, r.lines.String())
	return table.Flush()
}

func median[T any](all []T, of func(T) float64) float64 {
	values := sorted(all, of)
	return values[len(values)/2]
}

func least[T any](all []T, of func(T) float64) float64 { return sorted(all, of)[0] }

func sorted[T any](all []T, of func(T) float64) []float64 {
	var values []float64
	for _, each := range all {
		values = append(values, of(each))
	}
	slices.SortFunc(values, cmp.Compare[float64])
	return values
}
