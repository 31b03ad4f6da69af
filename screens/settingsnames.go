package screens

import "damiera/prefs"

// What the choices of the settings are called, by the keys of their texts.
var (
	themeNames = map[prefs.Theme]string{
		prefs.SystemTheme:  "settings.theme.system",
		prefs.LightTheme:   "settings.theme.light",
		prefs.DarkTheme:    "settings.theme.dark",
		prefs.HighContrast: "settings.theme.high-contrast",
	}
	textSizeNames = map[prefs.TextSize]string{
		prefs.SmallText:   "settings.text-size.small",
		prefs.NormalText:  "settings.text-size.normal",
		prefs.LargeText:   "settings.text-size.large",
		prefs.LargestText: "settings.text-size.largest",
	}
	motionNames = map[prefs.Motion]string{
		prefs.SlowMotion:   "settings.motion.slow",
		prefs.NormalMotion: "settings.motion.normal",
		prefs.FastMotion:   "settings.motion.fast",
		prefs.NoMotion:     "settings.motion.off",
	}
	inputNames = map[prefs.Input]string{
		prefs.TapOrDrag: "settings.input.both",
		prefs.TapOnly:   "settings.input.tap",
		prefs.DragOnly:  "settings.input.drag",
	}
	pauseNames = map[prefs.Pause]string{
		prefs.NoPause:     "settings.pause.none",
		prefs.ShortPause:  "settings.pause.short",
		prefs.LongPause:   "settings.pause.long",
		prefs.LongerPause: "settings.pause.longer",
	}
)

// in tells what each choice of a table is called.
func in[T comparable](names map[T]string) func(T) saying {
	return func(choice T) saying { return only(names[choice]) }
}
