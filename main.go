// Damiera plays Italian draughts, English draughts and Alquerque.
package main

import (
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"damiera/board"
	"damiera/prefs"
	"damiera/screens"
	"damiera/translations"
)

const (
	id      = "app.damiera"
	name    = "Damiera"
	version = "0.1.0"
)

func main() {
	// A plain go build embeds no metadata, so it is told here as well.
	app.SetMetadata(fyne.AppMetadata{ID: id, Name: name, Version: version})
	a := app.NewWithID(id)
	a.Settings().SetTheme(board.NewTheme())

	language := translations.System()
	if err := language.InToolkit(); err != nil {
		fyne.LogError("the toolkit keeps its own words", err)
	}

	w := a.NewWindow(name)
	w.SetMaster()
	w.Resize(fyne.NewSize(900, 640))
	keeper := prefs.OpenKeeper(prefs.OpenStorage(a.Storage().RootURI().Path()))
	play := screens.New(w, screens.Options{
		Language: language,
		Settings: prefs.NewSettings(a.Preferences()),
		Keeper:   keeper,
		Random:   rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())),
	})
	a.Lifecycle().SetOnExitedForeground(play.Flush)
	a.Lifecycle().SetOnStopped(play.Close)
	screens.EndWith(w, keeper.Close)
	screens.Run(a, w, language)
	play.Close() // Fyne may have left out its last call
}
