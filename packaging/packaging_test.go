// Package packaging_test checks what the platforms are told about the program, which no compiler reads.
package packaging_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// field is the value of a line such as Name = "Damiera" or Build = 1.
func field(t *testing.T, toml, name string) string {
	t.Helper()
	found := regexp.MustCompile(`(?m)^` + name + ` = "?([^"\n]*)"?$`).FindStringSubmatch(toml)
	if found == nil {
		t.Fatalf("FyneApp.toml has no %s", name)
	}
	return found[1]
}

// A plain go build embeds no metadata, so the program says its version itself.
func TestVersionIsTheSameEverywhere(t *testing.T) {
	version := field(t, read(t, "../FyneApp.toml"), "Version")
	if !strings.Contains(read(t, "../main.go"), "version = \""+version+"\"") {
		t.Errorf("main.go does not say that it is %s", version)
	}
	if !strings.Contains(read(t, "../CHANGELOG.md"), "\n## "+version+"\n") {
		t.Errorf("CHANGELOG.md has no heading %s", version)
	}
}
