package screens

// togglePause has the computer, which plays against itself, wait or go on.
func (p *Play) togglePause() {
	if p.table().mode() != watching {
		return
	}
	p.paused = !p.paused
	p.thinker.stop()
	p.think()
	p.tell()
}
