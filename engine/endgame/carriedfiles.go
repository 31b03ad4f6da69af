//go:build !js

package endgame

import _ "embed"

// The carried files, made by "make tables".
var (
	//go:embed carried/italian-4.tables
	italianSmall string
	//go:embed carried/italian-5.tables
	italianLarge string
	//go:embed carried/english-4.tables
	englishSmall string
	//go:embed carried/english-5.tables
	englishLarge string
	//go:embed carried/alquerque-6.tables
	alquerqueSmall string
	//go:embed carried/alquerque-7.tables
	alquerqueLarge string
)
