package prefs

import "sync"

// OpenArchiveStorage keeps the finished games in a database of the browser's,
// IndexedDB, which has room for all games of a life: the local storage of the
// matches has 5 MB. Games that earlier versions left there are moved. Where the
// browser has no database, forbids it or does not answer, they stay there.
//
// Its functions wait for the browser, so they are not for a goroutine that
// draws, nor for one that a browser's call runs on: that would wait for ever.
func OpenArchiveStorage(matches Storage) Storage {
	chosen := sync.OnceValue(func() Storage {
		if !haveDatabase() {
			return matches
		}
		s := openTexts()
		if err := moveGames(items(matchStart), s); err != nil {
			return matches // all that is there, rather than a part: the next start tries again
		}
		return s
	})
	return Storage{
		Read:     func(name string) ([]byte, error) { return chosen().Read(name) },
		Write:    func(name string, text []byte) error { return chosen().Write(name, text) },
		SetAside: func(name string) (string, error) { return chosen().SetAside(name) },
	}
}
