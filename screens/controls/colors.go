package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
)

// Colors tells the colours of the theme in use by their names.
func Colors() func(fyne.ThemeColorName) color.Color {
	settings := fyne.CurrentApp().Settings()
	th, variant := settings.Theme(), settings.ThemeVariant()
	return func(name fyne.ThemeColorName) color.Color { return th.Color(name, variant) }
}
