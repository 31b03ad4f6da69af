package packaging_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"damiera/translations"
)

func TestWindowsResources(t *testing.T) {
	var resources struct {
		Icons map[string]map[string][]string `json:"RT_GROUP_ICON"`
	}
	text := read(t, "windows/winres.json")
	if err := json.Unmarshal([]byte(text), &resources); err != nil {
		t.Fatal(err)
	}
	script := read(t, "windows/package.sh")
	sizes := regexp.MustCompile(`(?m)^for size in ([\d ]+);`).FindStringSubmatch(script)
	if sizes == nil {
		t.Fatal("package.sh draws no icons")
	}
	var drawn []string
	for _, size := range strings.Fields(sizes[1]) {
		drawn = append(drawn, "icon-"+size+".png")
	}
	// GLFW looks for this name.
	if got := resources.Icons["GLFW_ICON"]["0000"]; strings.Join(got, " ") != strings.Join(drawn, " ") {
		t.Errorf("the icon is made of %q; package.sh draws %q", got, drawn)
	}
	if version := field(t, read(t, "../FyneApp.toml"), "Version"); strings.Contains(text+script, version) {
		t.Errorf("%s is written a second time", version)
	}
}

// The installer speaks the languages of the program, in NSIS's own words.
func TestInstallerSpeaks(t *testing.T) {
	names := map[string]string{
		"en": "English", "it": "Italian", "id": "Indonesian", "tr": "Turkish",
		"es": "Spanish", "fr": "French", "de": "German", "pt-BR": "PortugueseBR",
	}
	script := read(t, "windows/installer.nsi")
	for _, language := range translations.Languages() {
		name, known := names[language.Tag()]
		if !known {
			t.Errorf("%s is new: what does NSIS call it? Add a line here", language.Tag())
		} else if !strings.Contains(script, `MUI_LANGUAGE "`+name+`"`) {
			t.Errorf("installer.nsi does not speak %s", language.Tag())
		}
	}
}

// What the installer brings is what the uninstaller takes, and is what the zip has.
func TestInstallerCleansUp(t *testing.T) {
	script := read(t, "windows/installer.nsi")
	brought := regexp.MustCompile(`File "\$\{FILES\}/([^"]+)"`).FindAllStringSubmatch(script, -1)
	if len(brought) < 3 {
		t.Fatalf("installer.nsi: found %d files", len(brought))
	}
	for _, file := range brought {
		if !strings.Contains(script, `Delete "$INSTDIR\`+file[1]+`"`) {
			t.Errorf("%s stays behind", file[1])
		}
	}
	if strings.Contains(script, "RMDir /r") {
		t.Error("the uninstaller takes what it did not bring")
	}
	if !strings.Contains(script, "RequestExecutionLevel user") {
		t.Error("the installer asks for an administrator's rights")
	}
}
