package endgame

import (
	"errors"
	"fmt"
	"syscall/js"
)

// beside is the folder that the page has the files in, seen from its own address.
const beside = "tables/"

// Fetch gets the part's file from the page's server and adds its tables to those
// that are carried. It waits, so it is not for a goroutine that draws, nor for
// one that a browser's call runs on; while it works, rest is called every so
// often. What is not the file, such as a page that tells of an error, is not
// taken; what was kept of it is then passed by, once.
func (c Part) Fetch(rest func()) error {
	file, err := fetched(beside+c.Name(), "default")
	if err != nil {
		return err
	}
	if Carried(c.Game).take(file, rest) == nil {
		return nil
	}
	if file, err = fetched(beside+c.Name(), "reload"); err != nil {
		return err
	}
	return Carried(c.Game).take(file, rest)
}

// fetched is the text at an address. How the browser's cache is used is what
// the fetch function calls so.
func fetched(address, cache string) (text string, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("%s: %v", address, thrown)
		}
	}()
	fetch := js.Global().Get("fetch")
	if fetch.Type() != js.TypeFunction {
		return "", errors.New("the browser cannot fetch files")
	}
	answer, err := await(fetch.Invoke(address, map[string]any{"cache": cache}))
	if err != nil {
		return "", fmt.Errorf("%s: %w", address, err)
	}
	if !answer.Get("ok").Bool() {
		return "", fmt.Errorf("%s: the server answers %v", address, answer.Get("status").Int())
	}
	buffer, err := await(answer.Call("arrayBuffer"))
	if err != nil {
		return "", fmt.Errorf("%s: %w", address, err)
	}
	array := js.Global().Get("Uint8Array").New(buffer)
	bytes := make([]byte, array.Length())
	js.CopyBytesToGo(bytes, array)
	return string(bytes), nil
}

// await waits until a promise is kept, or broken.
func await(promise js.Value) (value js.Value, err error) {
	settled := make(chan struct{})
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any {
		value = args[0]
		close(settled)
		return nil
	})
	defer kept.Release()
	broken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		err = js.Error{Value: args[0]}
		close(settled)
		return nil
	})
	defer broken.Release()
	promise.Call("then", kept, broken)
	<-settled
	return value, err
}
