package screens

import "damiera/prefs"

// themeName is what a look is called.
func themeName(t prefs.Theme) saying {
	switch t {
	case prefs.LightTheme:
		return only("settings.theme.light")
	case prefs.DarkTheme:
		return only("settings.theme.dark")
	case prefs.HighContrast:
		return only("settings.theme.high-contrast")
	default:
		return only("settings.theme.system")
	}
}

// textSizeName is what a size of text is called.
func textSizeName(s prefs.TextSize) saying {
	switch s {
	case prefs.SmallText:
		return only("settings.text-size.small")
	case prefs.LargeText:
		return only("settings.text-size.large")
	case prefs.LargestText:
		return only("settings.text-size.largest")
	default:
		return only("settings.text-size.normal")
	}
}

// motionName is what a speed of moves is called.
func motionName(m prefs.Motion) saying {
	switch m {
	case prefs.SlowMotion:
		return only("settings.motion.slow")
	case prefs.FastMotion:
		return only("settings.motion.fast")
	case prefs.NoMotion:
		return only("settings.motion.off")
	default:
		return only("settings.motion.normal")
	}
}

// inputName is what a way to move pieces is called.
func inputName(i prefs.Input) saying {
	switch i {
	case prefs.TapOnly:
		return only("settings.input.tap")
	case prefs.DragOnly:
		return only("settings.input.drag")
	default:
		return only("settings.input.both")
	}
}

// pauseName is what a pause before the computer's move is called.
func pauseName(p prefs.Pause) saying {
	switch p {
	case prefs.NoPause:
		return only("settings.pause.none")
	case prefs.LongPause:
		return only("settings.pause.long")
	case prefs.LongerPause:
		return only("settings.pause.longer")
	default:
		return only("settings.pause.short")
	}
}
