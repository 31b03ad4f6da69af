package screens

import "damiera/engine"

// TablesCame tells that more endings are known than before. It may be called from any goroutine.
func (p *Play) TablesCame() { p.do(p.foresight.again) }

// again asks the last question once more, unless the answer is known.
func (f *foresight) again() {
	known := f.answered == f.asked && f.outlook != (engine.Outlook{})
	switch {
	case f.asked == (stored{}) || known:
	case f.busy:
		f.later(f.again) // it may have looked too early
	default:
		f.begin()
	}
}
