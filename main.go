// Damiera plays Italian draughts, English draughts and Alquerque.
package main

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"damiera/engine"
	"damiera/prefs"
	"damiera/screens"
)

const (
	id      = "app.damiera"
	name    = "Damiera"
	version = "0.6.0"
)

//go:embed packaging/icon/window.png
var icon []byte

func main() {
	if slices.Contains(os.Args[1:], "--version") {
		fmt.Println(name, version)
		return
	}
	holdLess := startQuickly()
	// A plain go build embeds no metadata, so it is told here as well.
	app.SetMetadata(fyne.AppMetadata{ID: id, Name: name, Version: version})
	a := app.NewWithID(id)
	folder := a.Storage().RootURI().Path()
	settings := prefs.OpenSettings(a.Preferences(), prefs.OpenSettingsStorage(folder))
	a.Settings().SetTheme(screens.Theme(settings))
	language := screens.Language(settings)

	w := a.NewWindow(name)
	w.SetMaster()
	w.Resize(fyne.NewSize(900, 640))
	storage := prefs.OpenStorage(folder)
	archive := prefs.OpenArchive(prefs.OpenArchiveStorage(storage))
	keeper := prefs.OpenKeeper(storage, archive)
	play := screens.New(w, screens.Options{
		Version:  version,
		Language: language,
		Settings: settings,
		Keeper:   keeper,
		Archive:  archive,
		Random:   rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())),
		Now:      time.Now,
	})
	a.Lifecycle().SetOnExitedForeground(play.Away)
	a.Lifecycle().SetOnEnteredForeground(play.Return)
	a.Lifecycle().SetOnStopped(play.Close)
	screens.EndWith(w, keeper.Close)
	engine.FetchTables(settings.Game(), play.TablesCame)
	screens.Run(a, w, language, func() {
		holdLess()
		w.SetIcon(fyne.NewStaticResource("icon", icon)) // which takes a while to unpack
	})
	play.Close() // Fyne may have left out its last call
}
