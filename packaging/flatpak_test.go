package packaging_test

import (
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
)

func TestFlatpakManifest(t *testing.T) {
	app := read(t, "../FyneApp.toml")
	var manifest struct {
		ID      string   `yaml:"id"`
		Desktop string   `yaml:"rename-desktop-file"`
		Icon    string   `yaml:"rename-icon"`
		Command string   `yaml:"command"`
		Asks    []string `yaml:"finish-args"`
		Modules []struct {
			Sources []struct {
				Path string `yaml:"path"`
			} `yaml:"sources"`
		} `yaml:"modules"`
	}
	id := readMetainfo(t, app).ID
	if err := yaml.Unmarshal([]byte(read(t, "flatpak/"+id+".yml")), &manifest); err != nil {
		t.Fatal(err)
	}
	short := field(t, app, "ID")
	if manifest.ID != id || manifest.Icon != short || manifest.Desktop != short+".desktop" || manifest.Command != "damiera" {
		t.Errorf("the manifest is %+v", manifest)
	}
	// A window, shared memory to draw it by, and the graphics card: no network, no files.
	want := []string{"--device=dri", "--share=ipc", "--socket=fallback-x11", "--socket=wayland"}
	slices.Sort(manifest.Asks)
	if !slices.Equal(manifest.Asks, want) {
		t.Errorf("asks for %q, not %q", manifest.Asks, want)
	}
	if source := manifest.Modules[0].Sources[0].Path; !strings.HasSuffix(source, "/dist/damiera-"+field(t, app, "Version")+"-source.tar.xz") {
		t.Errorf("is built from %s", source)
	}
}
