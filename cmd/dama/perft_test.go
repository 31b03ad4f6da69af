package main

import (
	"regexp"
	"strconv"
	"testing"
)

func TestPerft(t *testing.T) {
	for _, c := range []struct {
		args   []string
		counts []int
	}{
		{[]string{"perft", "italian", "6"}, []int{7, 49, 302, 1469, 7361, 36473}},
		{[]string{"perft", "english", "6"}, []int{7, 49, 302, 1469, 7361, 36768}},
		// From depth 6 on, two ways round are two moves.
		{[]string{"perft", "alquerque", "8"}, []int{4, 5, 6, 12, 27, 97, 426, 1924}},
		{[]string{"perft", "italian", "9", "W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3"},
			[]int{5, 13, 42, 107, 360, 1099, 3736, 12495, 43686}},
		{[]string{"perft", "alquerque", "3", "5/3b1/ww3/5/2b2 b"}, []int{7, 25, 106}},
		{[]string{"perft", "italian", "2", "W:W:B1"}, []int{0, 0}},
	} {
		stdout, stderr, status := dama("", c.args...)
		if status != fine || stderr != "" {
			t.Errorf("%v: exit status %d, %s", c.args, status, stderr)
		}
		lines := regexp.MustCompile(`(?m)^(\d+) (\d+) \d+\.\d{3} \d+\.\d$`).FindAllStringSubmatch(stdout, -1)
		if len(lines) != len(c.counts) {
			t.Errorf("%v answers\n%s", c.args, stdout)
			continue
		}
		for i, line := range lines {
			if line[1] != strconv.Itoa(i+1) || line[2] != strconv.Itoa(c.counts[i]) {
				t.Errorf("%v: line %q, want %d sequences", c.args, line[0], c.counts[i])
			}
		}
	}
}
