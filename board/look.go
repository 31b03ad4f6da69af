package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A Look is a choice of colours for the board and for the page around it.
type Look uint8

const (
	FollowSystem Look = iota // light or dark, as the device is
	Light
	Dark
	HighContrast // a black page, and 7:1 for text and marks
)

// String is "system", "light", "dark" or "high contrast".
func (l Look) String() string {
	switch l {
	case Light:
		return "light"
	case Dark:
		return "dark"
	case HighContrast:
		return "high contrast"
	}
	return "system"
}

// on is what l comes to on a device of the given variant: never FollowSystem.
func (l Look) on(variant fyne.ThemeVariant) Look {
	switch {
	case l == Light, l == Dark, l == HighContrast:
		return l
	case variant == theme.VariantDark:
		return Dark
	}
	return Light
}
