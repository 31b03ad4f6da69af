//go:build !js

package screens

import (
	"io"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// pickFile shows the system's picker on phones and Fyne's elsewhere.
func pickFile(p *Play, chosen func(source, error)) {
	d := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if err == nil && file == nil {
			return // nothing was chosen
		}
		if err != nil {
			chosen(source{}, err)
			return
		}
		s := source{name: file.URI().Name(), open: func() (io.ReadCloser, error) { return file, nil }}
		if opened, ok := file.(interface{ Stat() (os.FileInfo, error) }); ok {
			if info, err := opened.Stat(); err == nil {
				s.size = info.Size()
			}
		}
		s.folder = func() bool {
			is, err := storage.CanList(file.URI())
			return err == nil && is
		}
		chosen(s, nil)
	}, p.window)
	d.SetTitleText(p.say.Text("menu.open-file"))
	p.showPicker(d)
}

// plainFiles are the files that Fyne's picker shows. It opens each of them to learn its kind, and would wait
// for ever at a pipe.
type plainFiles struct{}

// Matches is called by Fyne for files alone.
func (plainFiles) Matches(file fyne.URI) bool {
	info, err := os.Stat(file.Path())
	return err == nil && info.Mode().IsRegular()
}

// putFile is the same for saving.
func putFile(p *Play, name string, text []byte, done func(saved bool, err error)) {
	d := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		if err != nil || file == nil {
			done(false, err)
			return
		}
		p.thinker.run(func() {
			_, err = file.Write(text)
			if closed := file.Close(); err == nil {
				err = closed
			}
		}, func() { done(err == nil, err) })
	}, p.window)
	d.SetFileName(name)
	d.SetTitleText(p.say.Text("review.save"))
	p.showPicker(d)
}

// showPicker shows a picker over everything else. Phones have one of the system's, with keys of its own. Esc
// sends Fyne's away, and nothing below it.
func (p *Play) showPicker(d *dialog.FileDialog) {
	p.dismiss()
	if fyne.CurrentDevice().IsMobile() {
		d.Show()
		return
	}
	d.SetFilter(plainFiles{})
	canvas := p.window.Canvas()
	canvas.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if e.Name == fyne.KeyEscape {
			d.Dismiss()
		}
	})
	p.picking = true
	d.SetOnClosed(func() {
		canvas.SetOnTypedKey(p.typedKey)
		p.picking = false
		p.watchOn()
	})
	p.watchOn()
	d.Show()
	d.Resize(canvas.Size()) // which Fyne cannot do before
}
