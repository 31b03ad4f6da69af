package endgame

// The page for the browser is handed the large files later, if at all.
const italianLarge, englishLarge, alquerqueLarge = "", "", ""
