package engine_test

import (
	"context"
	"syscall/js"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// TestSearchLetsThePageHaveItsTurn has a tap come while the search works, after
// the page has had some turns. Where the search kept the only thread for itself,
// none would come and it would visit all that it may.
func TestSearchLetsThePageHaveItsTurn(t *testing.T) {
	for name, open := range map[string]func(*testing.T){
		"no page":                 func(*testing.T) {},
		"a page that draws":       func(t *testing.T) { openPage(t, true) },
		"a page that is not seen": func(t *testing.T) { openPage(t, false) },
	} {
		t.Run(name, func(t *testing.T) {
			open(t)
			ctx, tap := context.WithCancel(context.Background())
			turns := 0
			var turn js.Func
			turn = js.FuncOf(func(js.Value, []js.Value) any {
				if turns++; turns == 5 {
					tap()
				} else {
					js.Global().Call("setTimeout", turn, 0)
				}
				return nil
			})
			t.Cleanup(turn.Release)
			js.Global().Call("setTimeout", turn, 0)

			const most = 3_000_000
			a := small(1).Think(ctx, rules.NewMatch(rules.Italian), engine.Limits{Nodes: most}, nil)
			if a.Nodes >= most {
				t.Fatalf("the page had %d turns while %d positions were visited", turns, a.Nodes)
			}
		})
	}
}

// TestSearchWaitsForThePicture counts the pictures of a page that draws.
func TestSearchWaitsForThePicture(t *testing.T) {
	pictures := openPage(t, true)
	small(1).Think(context.Background(), rules.NewMatch(rules.Italian), engine.Limits{Nodes: 300_000}, nil)
	if *pictures == 0 {
		t.Error("nothing was drawn during the search")
	}
}

// openPage makes this a page for the length of a test, and counts the pictures
// that it was asked for. It draws them soon, or never.
func openPage(t *testing.T, draws bool) (pictures *int) {
	t.Helper()
	pictures = new(int)
	page := js.Global()
	request := js.FuncOf(func(_ js.Value, args []js.Value) any {
		*pictures++
		if draws {
			return page.Call("setTimeout", args[0], 0)
		}
		return nil
	})
	page.Set("requestAnimationFrame", request)
	page.Set("cancelAnimationFrame", page.Get("clearTimeout"))
	t.Cleanup(func() {
		page.Delete("requestAnimationFrame")
		page.Delete("cancelAnimationFrame")
		request.Release()
	})
	return pictures
}
