package packaging_test

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"damiera/translations"
)

// spoken is the tags of the program's languages but English, as Linux writes them: pt_BR.
func spoken() []string {
	var tags []string
	for _, language := range translations.Languages() {
		if tag := language.Tag(); tag != "en" {
			tags = append(tags, strings.ReplaceAll(tag, "-", "_"))
		}
	}
	slices.Sort(tags)
	return tags
}

// entries is the lines "key=value" of a desktop file; a translation's key is "key[tag]".
func entries(t *testing.T, text string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, line := range strings.Split(text, "\n") {
		if key, value, ok := strings.Cut(line, "="); ok {
			if _, twice := found[key]; twice {
				t.Errorf("%s is given twice", key)
			}
			found[key] = value
		}
	}
	return found
}

func TestDesktopFile(t *testing.T) {
	app := read(t, "../FyneApp.toml")
	id := field(t, app, "ID")
	desktop := entries(t, read(t, "linux/"+id+".desktop"))
	for key, want := range map[string]string{
		"Name": field(t, app, "Name"),
		"Icon": id,
		// What the window says of itself under X11 is its title.
		"StartupWMClass": field(t, app, "Name"),
		"GenericName":    field(t, app, "GenericName"),
		"Exec":           "damiera",
	} {
		if desktop[key] != want {
			t.Errorf("%s is %q, not %q", key, desktop[key], want)
		}
	}
	for _, key := range []string{"GenericName", "Comment", "Keywords"} {
		var tags []string
		for entry, value := range desktop {
			if tag, ok := strings.CutPrefix(entry, key+"["); ok {
				tags = append(tags, strings.TrimSuffix(tag, "]"))
				if value == "" {
					t.Errorf("%s is empty", entry)
				}
			}
		}
		slices.Sort(tags)
		if !slices.Equal(tags, spoken()) {
			t.Errorf("%s is in %q, the program in %q", key, tags, spoken())
		}
	}
}

type said struct {
	Language string `xml:"http://www.w3.org/XML/1998/namespace lang,attr"`
	Text     string `xml:",chardata"`
}

// metainfo is what we look at in AppStream's file.
type metainfo struct {
	ID         string `xml:"id"`
	Launchable string `xml:"launchable"`
	Name       string `xml:"name"`
	Summary    []said `xml:"summary"`
	Prose      []said `xml:"description>p"`
	Releases   []struct {
		Version string `xml:"version,attr"`
		Date    string `xml:"date,attr"`
		Text    string `xml:"description>p"`
	} `xml:"releases>release"`
}

func readMetainfo(t *testing.T, app string) metainfo {
	t.Helper()
	var info metainfo
	name := "linux/" + field(t, app, "ID") + ".Damiera.metainfo.xml"
	if err := xml.Unmarshal([]byte(read(t, name)), &info); err != nil {
		t.Fatal(err)
	}
	if info.ID+".metainfo.xml" != filepath.Base(name) {
		t.Errorf("%s is about %s", name, info.ID)
	}
	return info
}

func TestMetainfo(t *testing.T) {
	app := read(t, "../FyneApp.toml")
	info := readMetainfo(t, app)
	if want := field(t, app, "ID") + ".desktop"; info.Launchable != want || info.Name != field(t, app, "Name") {
		t.Errorf("starts %s, called %s", info.Launchable, info.Name)
	}
	for name, texts := range map[string][]said{"summary": info.Summary, "description": info.Prose} {
		times := map[string]int{}
		for _, text := range texts {
			times[text.Language]++
			if strings.TrimSpace(text.Text) == "" {
				t.Errorf("the %s is empty in %q", name, text.Language)
			}
		}
		for _, tag := range spoken() {
			if times[tag] != times[""] {
				t.Errorf("the %s has %d paragraphs in %s and %d in English", name, times[tag], tag, times[""])
			}
		}
		if len(times) != len(spoken())+1 {
			t.Errorf("the %s speaks %v", name, times)
		}
	}
}

// Software centres tell of the same versions as the change log, by its first words about each.
func TestMetainfoTellsTheChanges(t *testing.T) {
	app := read(t, "../FyneApp.toml")
	changes := regexp.MustCompile(`(?m)^## (\S+)\n\n(.*)$`).FindAllStringSubmatch(read(t, "../CHANGELOG.md"), -1)
	releases := readMetainfo(t, app).Releases
	if len(releases) == 0 || releases[0].Version != field(t, app, "Version") {
		t.Fatalf("the newest release is not %s: %v", field(t, app, "Version"), releases)
	}
	if len(releases) != len(changes) {
		t.Fatalf("%d releases, %d in CHANGELOG.md", len(releases), len(changes))
	}
	for i, release := range releases {
		if release.Version != changes[i][1] || release.Text != changes[i][2] {
			t.Errorf("release %s, %q; CHANGELOG.md has %q", release.Version, release.Text, changes[i][1:])
		}
		if i > 0 && release.Date > releases[i-1].Date {
			t.Errorf("%s is of %s, after the next", release.Version, release.Date)
		}
	}
}

// What the packages are made of is there.
func TestPackageContents(t *testing.T) {
	config := read(t, "linux/nfpm.yaml")
	sources := regexp.MustCompile(`(?m)^  - \{src: "?([^",]+)"?, dst: `).FindAllStringSubmatch(config, -1)
	if len(sources) != 3 || sources[0][1] != "${STAGE}/bin/" || sources[1][1] != "${STAGE}/share/" {
		t.Errorf("nfpm.yaml packs %q, and not what stage.sh lays out", sources)
	}
	named := regexp.MustCompile(`packaging/linux/[\w.-]+`)
	for _, script := range []string{config, read(t, "linux/stage.sh"), read(t, "linux/package.sh"), read(t, "linux/check.sh")} {
		for _, file := range named.FindAllString(strings.ReplaceAll(script, "$id", field(t, read(t, "../FyneApp.toml"), "ID")), -1) {
			if _, err := os.Stat("../" + file); err != nil {
				t.Errorf("there is no %s", file)
			}
		}
	}
}
