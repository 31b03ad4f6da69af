package packaging_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// What make help lists can be made, whatever files of that name lie about.
func TestMakeHelp(t *testing.T) {
	text := read(t, "../Makefile") + read(t, "packages.mk")
	var always []string
	for _, list := range regexp.MustCompile(`(?m)^\.PHONY:((?:.*\\\n)*.*)$`).FindAllStringSubmatch(text, -1) {
		always = append(always, strings.Fields(strings.ReplaceAll(list[1], "\\\n", " "))...)
	}
	listed := regexp.MustCompile(`(?m)^\t@echo '  make ([\w-]+) `).FindAllStringSubmatch(text, -1)
	if len(listed) < 20 {
		t.Fatalf("make help lists only %v", listed)
	}
	for _, target := range listed {
		if !regexp.MustCompile(`(?m)^` + target[1] + `:`).MatchString(text) {
			t.Errorf("there is no target %s", target[1])
		}
		if !slices.Contains(always, target[1]) {
			t.Errorf("%s is not phony", target[1])
		}
	}
}
