package packaging_test

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What GitHub runs for us is pinned: actions by the commit, with the version beside it for people, machines
// and tools by their version. (make check-workflows asks actionlint about the rest.)
func TestWorkflowsArePinned(t *testing.T) {
	files, err := filepath.Glob("../.github/workflows/*.yml")
	if err != nil || len(files) < 2 {
		t.Fatalf("%v: %v", files, err)
	}
	pinned := regexp.MustCompile(`^[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)
	container := regexp.MustCompile(`^[a-z]+:\d+(-[a-z]+)?$`)
	machine := regexp.MustCompile(`^(ubuntu|windows|macos)-\d\d(\d\d|\.\d\d)?(-arm|-intel)?$`)
	uses := map[string]string{} // an action's one version
	for _, file := range files {
		for line := range strings.Lines(read(t, file)) {
			key, value, _ := strings.Cut(strings.TrimLeft(strings.TrimSpace(line), "- "), ": ")
			switch key {
			case "uses":
				action, version, _ := strings.Cut(value, "@")
				if !pinned.MatchString(value) {
					t.Errorf("%s: %s is not pinned", file, value)
				}
				if was := uses[action]; was != "" && was != version {
					t.Errorf("%s is used as %s and as %s", action, was, version)
				}
				uses[action] = version
			case "container":
				if !container.MatchString(value) {
					t.Errorf("%s runs in %s, of no version", file, value)
				}
			case "runs-on", "os":
				for name := range strings.SplitSeq(strings.Trim(value, "[]"), ", ") {
					if !machine.MatchString(name) && name != "${{ matrix.os }}" {
						t.Errorf("%s runs on %s", file, name)
					}
				}
			}
		}
	}
	if len(uses) < 3 {
		t.Errorf("only these actions are found: %v", uses)
	}
}

// One key for one release: nothing but the last step may write, and every package is a make target.
func TestReleaseWorkflow(t *testing.T) {
	workflow, makefile := read(t, "../.github/workflows/release.yml"), read(t, "packages.mk")
	if n := strings.Count(workflow, ": write"); n != 1 {
		t.Errorf("%d jobs may write", n)
	}
	_, release, _ := strings.Cut(workflow, "\n  release:\n")
	if !strings.Contains(release, "contents: write") {
		t.Error("it is not the release that may write")
	}
	// A matrix names the systems of Apple.
	workflow = strings.ReplaceAll(workflow, "package-${{ matrix.package }}", "package-macos package-ios")
	for _, target := range []string{
		"package-linux", "package-windows", "package-macos", "package-ios", "package-android", "package-source", "web",
	} {
		if !regexp.MustCompile(`(?m)run: make .*\b` + target + `\b`).MatchString(workflow) {
			t.Errorf("no job makes %s", target)
		}
		if !regexp.MustCompile(`(?m)^` + target + `:`).MatchString(makefile) {
			t.Errorf("packages.mk has no target %s", target)
		}
	}
}

// The parts of Android's SDK are the same in the workflow that fetches them and in the script that uses them.
func TestAndroidToolsAreThoseFetched(t *testing.T) {
	workflow, script := read(t, "../.github/workflows/release.yml"), read(t, "android/package.sh")
	for part, name := range map[string]string{
		"tools": "build-tools;", "platform": "platforms;android-", "ndk": "ndk;",
	} {
		version := regexp.MustCompile(`(?m)^` + part + `=([\d.]+)$`).FindStringSubmatch(script)
		if version == nil {
			t.Errorf("package.sh has no version of %s", part)
		} else if !strings.Contains(workflow, "'"+name+version[1]+"'") {
			t.Errorf("the workflow does not fetch %s%s", name, version[1])
		}
	}
}

// A tag has to say what FyneApp.toml says.
func TestTagIsTheVersion(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no shell:", err)
	}
	version := field(t, read(t, "../FyneApp.toml"), "Version")
	for reference, right := range map[string]bool{
		"refs/tags/v" + version: true,
		"refs/tags/" + version:  false,
		"refs/tags/v9.9.9":      false,
		"refs/heads/main":       true,
		"main":                  false,
	} {
		out, err := exec.Command("sh", "tag.sh", reference).CombinedOutput()
		if right != (err == nil) {
			t.Errorf("%s: %v %s", reference, err, out)
		}
	}
	changes, err := exec.Command("sh", "tag.sh", "--changes").Output()
	if err != nil || strings.TrimSpace(string(changes)) == "" || strings.Contains(string(changes), "\n## ") {
		t.Errorf("what is new: %v\n%s", err, changes)
	}
}
