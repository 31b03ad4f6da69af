package screens

import (
	"bytes"
	"errors"
	"io"
	"syscall/js"
	"time"
)

// pickFile shows the browser's own picker: Fyne has none there.
func pickFile(p *Play, chosen func(source, error)) {
	document := js.Global().Get("document")
	if !document.Truthy() {
		chosen(source{}, errNoPicker)
		return
	}
	input := document.Call("createElement", "input")
	input.Set("type", "file")
	var changed, read, failed js.Func
	release := func() {
		changed.Release()
		read.Release()
		failed.Release()
	}
	var name string
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytesOf := js.Global().Get("Uint8Array").New(args[0])
		text := make([]byte, bytesOf.Length())
		js.CopyBytesToGo(text, bytesOf)
		go p.do(func() {
			chosen(source{name: name, size: int64(len(text)), open: func() (io.ReadCloser, error) {
				return io.NopCloser(bytes.NewReader(text)), nil
			}}, nil)
		})
		release()
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		go p.do(func() { chosen(source{}, errors.New("the browser does not give the file")) })
		release()
		return nil
	})
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		files := input.Get("files")
		if files.Length() == 0 {
			return nil
		}
		file := files.Index(0)
		name = file.Get("name").String()
		if size := int64(file.Get("size").Float()); size > p.largestFile() {
			go p.do(func() { chosen(source{name: name, size: size}, nil) })
			release()
			return nil
		}
		file.Call("arrayBuffer").Call("then", read, failed)
		return nil
	})
	input.Call("addEventListener", "change", changed)
	input.Call("click")
}

// putFile has the browser save the text where it saves downloads.
func putFile(p *Play, name string, text []byte, done func(saved bool, err error)) {
	document := js.Global().Get("document")
	if !document.Truthy() {
		done(false, errNoPicker)
		return
	}
	content := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(content, text)
	blob := js.Global().Get("Blob").New([]any{content}, map[string]any{"type": "application/octet-stream"})
	address := js.Global().Get("URL").Call("createObjectURL", blob)
	link := document.Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	time.AfterFunc(time.Minute, func() { js.Global().Get("URL").Call("revokeObjectURL", address) })
	done(true, nil)
}
