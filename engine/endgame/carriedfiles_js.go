package endgame

// The page has the files beside it: nobody waits for them before the first move.
const (
	italianSmall, italianLarge     = "", ""
	englishSmall, englishLarge     = "", ""
	alquerqueSmall, alquerqueLarge = "", ""
)
