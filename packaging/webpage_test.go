package packaging_test

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"damiera/translations"
)

// scripts are the page's own, with what makes the page run in a window.
var scripts = []string{
	"words.js", "cover.js", "tabs.js", "storage.js", "offline.js", "program.js", "finger.js", "letters.js", "start.js",
}

// The page has what Fyne and phones need, and takes nothing from elsewhere.
func TestWebPage(t *testing.T) {
	page := read(t, "web/index.html")
	for _, needed := range []string{`name="viewport" content="width=device-width, initial-scale=1`, `id="dummyEntry"`} {
		if !strings.Contains(page, needed) {
			t.Errorf("index.html lacks %s", needed)
		}
	}
	script := read(t, "web.sh")
	for _, file := range regexp.MustCompile(`(?:src|href)="([^"]+)"`).FindAllStringSubmatch(page, -1) {
		name, isPicture := strings.CutSuffix(file[1], ".png")
		switch {
		case strings.Contains(name, ":"), strings.HasPrefix(name, "/"):
			t.Errorf("index.html fetches %s, which need not be beside it", name)
		case isPicture:
			if !strings.Contains(script, " "+name+" ") && !strings.Contains(script, " "+name+"\n") {
				t.Errorf("web.sh draws no %s", file[1])
			}
		case name == "licences.txt":
			if !strings.Contains(script, "dist/web/"+name) {
				t.Errorf("web.sh writes no %s", name)
			}
		case name != "wasm_exec.js": // which is Go's
			read(t, "web/"+name)
		}
	}
	for _, name := range scripts {
		if !strings.Contains(page, `<script src="`+name+`"></script>`) {
			t.Errorf("index.html lacks %s", name)
		}
	}
	for _, name := range append(scripts, "sw.js", "page.css") {
		text := read(t, "web/"+name)
		if found := regexp.MustCompile(`\w+://|\burl\(|@import|</script`).FindString(text); found != "" {
			t.Errorf("%s: %q leads elsewhere", name, found)
		}
	}
}

// The page speaks the languages of the program, and each says all that it has to say.
func TestWebPageSpeaksAllLanguages(t *testing.T) {
	words := read(t, "web/words.js")
	var said []string
	for _, name := range scripts {
		for _, key := range regexp.MustCompile(`(?:say\("|stop\("|words\.)(\w+)`).FindAllStringSubmatch(read(t, "web/"+name), -1) {
			said = append(said, key[1])
		}
	}
	if len(said) < 5 {
		t.Fatalf("the page says %q: too little", said)
	}
	var tags, spoken []string
	languages := regexp.MustCompile(`(?ms)^\t\t"?(\w\w(?:-\w\w)?)"?: \{$(.*?)^\t\t\},$`).FindAllStringSubmatch(words, -1)
	for _, language := range languages {
		tags = append(tags, language[1])
		for _, key := range said {
			if !strings.Contains(language[2], "\t"+key+": \"") {
				t.Errorf("words.js does not say %q in %s", key, language[1])
			}
		}
	}
	for _, language := range translations.Languages() {
		spoken = append(spoken, language.Tag())
	}
	slices.Sort(tags)
	slices.Sort(spoken)
	if !slices.Equal(tags, spoken) {
		t.Errorf("words.js speaks %q, the program %q", tags, spoken)
	}
}

// What a browser needs to install the page, with icons that make web draws.
func TestWebManifest(t *testing.T) {
	var manifest struct {
		Name       string `json:"name"`
		ShortName  string `json:"short_name"`
		StartURL   string `json:"start_url"`
		Scope      string `json:"scope"`
		Display    string `json:"display"`
		Background string `json:"background_color"`
		Icons      []struct {
			Src, Sizes, Type, Purpose string
		} `json:"icons"`
	}
	if err := json.Unmarshal([]byte(read(t, "web/manifest.webmanifest")), &manifest); err != nil {
		t.Fatal(err)
	}
	name := field(t, read(t, "../FyneApp.toml"), "Name")
	if manifest.Name != name || manifest.ShortName != name || manifest.Display != "standalone" {
		t.Errorf("the manifest says %+v", manifest)
	}
	if manifest.StartURL != "./" || manifest.Scope != "./" { // the page may lie in any folder
		t.Errorf("it starts at %q within %q", manifest.StartURL, manifest.Scope)
	}
	if !strings.Contains(read(t, "web/page.css"), "--page: "+manifest.Background+";") {
		t.Errorf("the page has not the background %s", manifest.Background)
	}
	drawn, wanted := read(t, "web.sh"), map[string]bool{"192 plain": true, "512 plain": true, "512 maskable": true}
	for _, icon := range manifest.Icons {
		size, _, _ := strings.Cut(icon.Sizes, "x")
		kind := "plain"
		if icon.Purpose != "" {
			kind = icon.Purpose
		}
		delete(wanted, size+" "+kind)
		if line := "icon " + size + " " + kind + " " + strings.TrimSuffix(icon.Src, ".png") + "\n"; !strings.Contains(drawn, line) {
			t.Errorf("web.sh draws no %s", icon.Src)
		}
	}
	for missing := range wanted {
		t.Errorf("no icon of %s", missing)
	}
}

// What is listed for the page is there.
func TestWebTables(t *testing.T) {
	for _, name := range strings.Fields(read(t, "web/tables.txt")) {
		if info, err := os.Stat("../" + name); err != nil || info.Size() == 0 {
			t.Errorf("tables.txt lists %s: %v", name, err)
		}
	}
}
