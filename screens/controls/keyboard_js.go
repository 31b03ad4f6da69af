package controls

import "syscall/js"

// AskForLetters tells a phone's browser whether what has the keyboard takes letters. Fyne gives a field of the
// page the focus for whatever has the keyboard, a board or a button too, and the browser would show its keys.
func AskForLetters(yes bool) {
	field := js.Global().Get("document").Call("getElementById", "dummyEntry")
	if field.IsNull() {
		return
	}
	mode := "none"
	if yes {
		mode = "text"
		field.Call("blur") // or it would have the focus already, and nothing would change
	}
	field.Set("inputMode", mode)
}
