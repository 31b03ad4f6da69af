package packaging_test

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
)

// attributes are those of the manifest: "activity label".
func attributes(t *testing.T, manifest string) map[string]string {
	t.Helper()
	const android = "http://schemas.android.com/apk/res/android"
	values := map[string]string{}
	for decoder := xml.NewDecoder(strings.NewReader(manifest)); ; {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return values
		}
		if err != nil {
			t.Fatal(err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if strings.Contains(start.Name.Local, "permission") {
			t.Errorf("asks for %v", start.Attr)
		}
		for _, a := range start.Attr {
			if a.Name.Space == android || a.Name.Local == "package" {
				values[start.Name.Local+" "+a.Name.Local] = a.Value
			}
		}
	}
}

func TestAndroidManifest(t *testing.T) {
	app := read(t, "../FyneApp.toml")
	values := attributes(t, read(t, "../AndroidManifest.xml"))
	for key, want := range map[string]string{
		"manifest package":     field(t, app, "ID"),
		"manifest versionName": field(t, app, "Version"),
		"manifest versionCode": field(t, app, "Build"),
		"application label":    field(t, app, "Name"),
		// What the fyne tool looks for, and what it calls the icon that it makes of two layers.
		"activity name":         "org.golang.app.GoNativeActivity",
		"meta-data name":        "android.app.lib_name",
		"application icon":      "@mipmap/ic_launcher",
		"application roundIcon": "@mipmap/ic_launcher_round",
		// The first Android that knows such an icon, and the one whose rules shops ask for.
		"uses-sdk minSdkVersion":    "26",
		"uses-sdk targetSdkVersion": "36",
		// Games stay on the phone, and Fyne hears of Back.
		"application allowBackup":                 "false",
		"application enableOnBackInvokedCallback": "false",
	} {
		if values[key] != want {
			t.Errorf("%s is %q, not %q", key, values[key], want)
		}
	}
	// Without these the system restarts the program when a phone is turned, folded or shares its screen, when
	// night falls, and when letters, language or keyboard change.
	changes := strings.Split(values["activity configChanges"], "|")
	for _, change := range []string{
		"orientation", "screenSize", "smallestScreenSize", "screenLayout", "density", "fontScale", "uiMode",
		"locale", "layoutDirection", "keyboard", "keyboardHidden", "navigation", "colorMode",
	} {
		if !slices.Contains(changes, change) {
			t.Errorf("configChanges %q lacks %s", changes, change)
		}
	}
}

// The icon's layers are drawn to where the fyne tool will look for them.
func TestAndroidIcon(t *testing.T) {
	app, script := read(t, "../FyneApp.toml"), read(t, "android/icons.sh")
	for _, layer := range []string{"Foreground", "Background"} {
		if file := field(t, app, layer); file != "build/android/"+strings.ToLower(layer)+".png" {
			t.Errorf("FyneApp.toml looks for the %s in %s", layer, file)
		}
	}
	if !strings.Contains(script, `-kind "$layer" "build/android/$layer.png"`) {
		t.Error("icons.sh draws the layers elsewhere")
	}
}
