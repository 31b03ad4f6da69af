//go:build unix

package screens

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"fyne.io/fyne/v2/storage"
)

// Fyne's picker opens every file that it shows: a pipe among them would be waited for without end.
func TestThePickerShowsPlainFiles(t *testing.T) {
	folder := t.TempDir()
	path := func(name string) string { return filepath.Join(folder, name) }
	if err := syscall.Mkfifo(path("pipe.pdn"), 0o600); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(path("plain.pdn"), []byte(toReview), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, link := range [][2]string{{"plain.pdn", "link.pdn"}, {"nowhere", "dead.pdn"}, {"pipe.pdn", "bent.pdn"}} {
		if err := os.Symlink(path(link[0]), path(link[1])); err != nil {
			t.Skip(err)
		}
	}
	for name, want := range map[string]bool{
		"plain.pdn": true, "link.pdn": true, "pipe.pdn": false, "dead.pdn": false, "bent.pdn": false, "gone.pdn": false,
	} {
		if got := (plainFiles{}).Matches(storage.NewFileURI(path(name))); got != want {
			t.Errorf("%s is shown: %v", name, got)
		}
	}
}
