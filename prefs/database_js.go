package prefs

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

const (
	databaseName    = "damiera"
	databaseVersion = 1
	storeName       = "texts"

	// unanswered is how long a database may say nothing, on a slow device that
	// is busy. Browsers are known whose database never answers.
	unanswered = 20 * time.Second
)

var (
	errUnanswered = errors.New("the browser's database does not answer")
	errForeign    = errors.New("the browser's database of that name is not ours")
)

// haveDatabase tells whether the browser lets us have a database.
func haveDatabase() bool {
	database, err := openDatabase()
	if err == nil {
		database.Call("close")
	}
	return err == nil
}

// openDatabase opens it, and makes it when there is none. It is opened anew for
// each transaction: so none is held that the browser has closed meanwhile, and
// no tab is in the way of another that wants to change it.
func openDatabase() (database js.Value, err error) {
	var l listeners
	opened := make(verdict, 1)
	late := false
	err = catching(func() {
		// Asking for it may throw by itself, and only inside a call is that caught.
		factory := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB")
		if !factory.Truthy() {
			opened.is(errors.New("the browser offers no database"))
			return
		}
		request := factory.Call("open", databaseName, databaseVersion)
		l.on(request, "upgradeneeded", opened.is, func() { request.Get("result").Call("createObjectStore", storeName) })
		l.on(request, "error", opened.is, func() { opened.is(failed(request)) })
		l.on(request, "success", opened.is, func() {
			database = request.Get("result")
			ours := database.Get("objectStoreNames").Call("contains", storeName).Bool()
			if ours && !late {
				opened.is(nil)
				return
			}
			database.Call("close")
			opened.is(errForeign)
		})
	})
	if err == nil {
		err = l.await(opened)
		late = err != nil
	}
	return database, err
}

// A transaction does several things to the texts, all of them or none.
type transaction struct {
	listeners
	self  js.Value
	store js.Value
	err   error // why it was given up
}

// transact has a transaction begin with what do asks for, and waits until all of
// it is done, and safe where the browser can tell. What is asked for later must
// be asked by what is called with an answer: else the transaction has ended.
func transact(mode string, do func(*transaction)) error {
	database, err := openDatabase()
	if err != nil {
		return err
	}
	defer database.Call("close")
	x := &transaction{}
	ended := make(verdict, 1)
	err = catching(func() {
		x.self = database.Call("transaction", storeName, mode, map[string]any{"durability": "strict"})
		x.store = x.self.Call("objectStore", storeName)
		x.on(x.self, "complete", x.fail, func() { ended.is(nil) })
		x.on(x.self, "abort", x.fail, func() { ended.is(failed(x.self)) })
		do(x)
	})
	if err == nil {
		err = x.await(ended)
	}
	if x.err != nil {
		return x.err
	}
	return err
}

// get asks for what has a name: undefined for nothing.
func (x *transaction) get(name string, then func(value js.Value)) {
	request := x.store.Call("get", name)
	x.on(request, "success", x.fail, func() { then(request.Get("result")) })
}

func (x *transaction) put(name string, value any) { x.store.Call("put", value, name) }

func (x *transaction) delete(name string) { x.store.Call("delete", name) }

// fail gives the transaction up.
func (x *transaction) fail(err error) {
	x.err = err
	// It may have ended by itself, which throws.
	_ = catching(func() { x.self.Call("abort") })
}

// failed is what a request or a transaction says went wrong.
func failed(what js.Value) error {
	if problem := what.Get("error"); problem.Truthy() {
		return js.Error{Value: problem}
	}
	return errors.New("the browser's database gave up")
}

// catching makes an error of what the browser throws, which Go meets as a panic.
func catching(do func()) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("the browser's database: %v", thrown)
		}
	}()
	do()
	return nil
}

// listeners are functions that the browser calls.
type listeners []js.Func

// on has the browser call do at an event. What it throws is handed to fail.
func (l *listeners) on(target js.Value, event string, fail func(error), do func()) {
	listener := js.FuncOf(func(js.Value, []js.Value) any {
		if err := catching(do); err != nil {
			fail(err)
		}
		return nil
	})
	*l = append(*l, listener)
	target.Set("on"+event, listener)
}

// A verdict is how something ended, with room for one answer.
type verdict chan error

// is tells the verdict. The first one counts; no call of the browser's waits.
func (v verdict) is(err error) {
	select {
	case v <- err:
	default:
	}
}

// await waits for the end of what is listened to, but not for ever.
func (l *listeners) await(end verdict) error {
	enough := time.NewTimer(unanswered)
	defer enough.Stop()
	select {
	case err := <-end:
		for _, listener := range *l {
			listener.Release()
		}
		return err
	case <-enough.C: // they may still be called
		return errUnanswered
	}
}
