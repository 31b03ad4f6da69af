// Package packaging_test checks what the platforms are told about the program, which no compiler reads.
package packaging_test

import (
	"encoding/xml"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"damiera/translations"
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

func TestAndroidManifest(t *testing.T) {
	const android = "http://schemas.android.com/apk/res/android"
	app, text := read(t, "../FyneApp.toml"), read(t, "../AndroidManifest.xml")
	values := map[string]string{}
	for decoder := xml.NewDecoder(strings.NewReader(text)); ; {
		token, err := decoder.Token()
		if token == nil {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if strings.HasPrefix(start.Name.Local, "uses-permission") {
			t.Errorf("asks for %v", start.Attr)
		}
		for _, a := range start.Attr {
			if a.Name.Space == android || a.Name.Local == "package" {
				values[start.Name.Local+" "+a.Name.Local] = a.Value
			}
		}
	}
	for key, want := range map[string]string{
		"manifest package":     field(t, app, "ID"),
		"manifest versionName": field(t, app, "Version"),
		"manifest versionCode": field(t, app, "Build"),
		"application label":    field(t, app, "Name"),
		// What the fyne tool looks for.
		"activity name":  "org.golang.app.GoNativeActivity",
		"meta-data name": "android.app.lib_name",
	} {
		if values[key] != want {
			t.Errorf("%s is %q, not %q", key, values[key], want)
		}
	}
	// Without these a turned phone restarts the program.
	for _, change := range []string{"orientation", "screenSize"} {
		if !strings.Contains("|"+values["activity configChanges"]+"|", "|"+change+"|") {
			t.Errorf("configChanges %q lacks %s", values["activity configChanges"], change)
		}
	}
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

// The page speaks the languages of the program, each says all that it has to say, and the page has what Fyne and phones need.
func TestWebPage(t *testing.T) {
	page, script := read(t, "web/index.html"), read(t, "web/start.js")
	for _, needed := range []string{`name="viewport" content="width=device-width, initial-scale=1`, `id="dummyEntry"`} {
		if !strings.Contains(page, needed) {
			t.Errorf("index.html lacks %s", needed)
		}
	}
	for _, file := range regexp.MustCompile(`(?:src|href)="([^"]+)"`).FindAllStringSubmatch(page, -1) {
		if strings.Contains(file[1], ":") {
			t.Errorf("index.html fetches %s from elsewhere", file[1])
		}
		// make web puts these two beside the page.
		if file[1] != "Icon.png" && file[1] != "wasm_exec.js" {
			read(t, "web/"+file[1])
		}
	}
	said := regexp.MustCompile(`say\("(\w+)"\)|stop\("(\w+)"\)`).FindAllStringSubmatch(script, -1)
	languages := regexp.MustCompile(`(?ms)^\t\t"?(\w\w(?:-\w\w)?)"?: \{$(.*?)^\t\t\},$`).FindAllStringSubmatch(script, -1)
	if len(said) < 4 {
		t.Fatalf("start.js: found %d sentences", len(said))
	}
	var tags, spoken []string
	for _, language := range languages {
		tags = append(tags, language[1])
	}
	for _, language := range translations.Languages() {
		spoken = append(spoken, language.Tag())
	}
	slices.Sort(tags)
	slices.Sort(spoken)
	if !slices.Equal(tags, spoken) {
		t.Errorf("start.js speaks %q, the program %q", tags, spoken)
	}
	for _, language := range languages {
		for _, key := range said {
			if !strings.Contains(language[2], "\t"+key[1]+key[2]+": \"") {
				t.Errorf("start.js does not say %q in %s", key[1]+key[2], language[1])
			}
		}
	}
}
