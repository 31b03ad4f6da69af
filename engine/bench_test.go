package engine_test

import (
	"context"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

var middleGames = map[rules.Game]string{
	rules.Italian:   "W:W32,31,30,29,27,26,24,23,21,18:B1,2,3,4,6,7,8,11,12,16",
	rules.English:   "B:W32,31,30,29,27,26,24,23,21,18:B1,2,3,4,6,7,8,11,12,16",
	rules.Alquerque: "bbb1b/b1bbb/1bwww/ww1ww/wwww1 w",
}

// BenchmarkSearch thinks one move of the highest level in a middle game. Its few
// allocations are the root's: visiting a position makes none.
func BenchmarkSearch(b *testing.B) {
	for _, g := range rules.Games() {
		b.Run(g.String(), func(b *testing.B) {
			m := from(b, g, middleGames[g])
			e := engine.New(engine.Options{})
			var nodes int64
			b.ReportAllocs()
			for b.Loop() {
				nodes += e.Choose(context.Background(), m, engine.Hard).Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
