package screens

import "syscall/js"

// A browser asks the person before it hands out what is in the clipboard, and may say no; a page that was
// not fetched safely has no clipboard at all. Fyne waits for the answer on the goroutine that draws, takes a no for an
// empty clipboard, and panics where there is none. So the browser is asked here, on a goroutine of its own.

// readClipboard gives got the text in the clipboard, "" where there is none, and whether the clipboard could
// be reached.
func (p *Play) readClipboard(got func(text string, reached bool)) {
	go func() {
		text, reached := askClipboard("readText")
		p.do(func() { got(text, reached) })
	}()
}

// writeClipboard puts a text into the clipboard, and tells done whether it could be reached.
func (p *Play) writeClipboard(text string, done func(reached bool)) {
	go func() {
		_, reached := askClipboard("writeText", text)
		p.do(func() { done(reached) })
	}()
}

// askClipboard calls a method of the browser's clipboard and waits for what comes of it.
func askClipboard(method string, args ...any) (text string, reached bool) {
	defer func() {
		if recover() != nil {
			text, reached = "", false // there is no clipboard, or it lacks the method
		}
	}()
	answers := make(chan func(), 1)
	yes := js.FuncOf(func(_ js.Value, given []js.Value) any {
		answers <- func() {
			reached = true
			if len(given) > 0 && given[0].Type() == js.TypeString {
				text = given[0].String()
			}
		}
		return nil
	})
	defer yes.Release()
	no := js.FuncOf(func(js.Value, []js.Value) any {
		answers <- func() {}
		return nil
	})
	defer no.Release()
	js.Global().Get("navigator").Get("clipboard").Call(method, args...).Call("then", yes, no)
	(<-answers)()
	return text, reached
}
