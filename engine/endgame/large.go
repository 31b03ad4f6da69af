//go:build !js

package endgame

import _ "embed"

// The large files, which the page for the browser fetches by itself.
var (
	//go:embed carried/italian-5.tables
	italianLarge string
	//go:embed carried/english-5.tables
	englishLarge string
	//go:embed carried/alquerque-7.tables
	alquerqueLarge string
)
