package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/screens/controls"
)

// A status that the help explains leads there, by a tap anywhere on it and by the keyboard.
func TestAStatusLeadsToItsTopic(t *testing.T) {
	s := sit(t)
	var followed []string
	s.play.status.onTopic = func(topic string) { followed = append(followed, topic) }
	s.play.status.show(status{Headline: "You must capture", Topic: "capture"}, false)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.play.status)
	test.TapCanvas(s.window.Canvas(), at.AddXY(5, 5))
	test.TapCanvas(s.window.Canvas(), at.AddXY(s.play.status.Size().Width-5, s.play.status.Size().Height-5))
	s.window.Canvas().Focus(s.play.board)
	for s.window.Canvas().Focused() != s.play.status.link {
		s.window.Canvas().FocusNext()
		if s.window.Canvas().Focused() == s.play.board {
			t.Fatal("Tab does not lead to the status")
		}
	}
	s.key(fyne.KeyReturn)
	if len(followed) != 3 || followed[0] != "capture" || followed[2] != "capture" {
		t.Errorf("followed are %v, want capture three times", followed)
	}
}

func TestAStatusWithoutATopicLeadsNowhere(t *testing.T) {
	s := sit(t)
	s.play.status.onTopic = func(topic string) { t.Errorf("it leads to %q", topic) }
	s.play.status.show(status{Headline: "Your turn"}, false)
	test.TapCanvas(s.window.Canvas(), fyne.CurrentApp().Driver().AbsolutePositionForObject(s.play.status).AddXY(5, 5))
	s.window.Canvas().Focus(s.play.board)
	for range 10 {
		s.window.Canvas().FocusNext()
		if s.window.Canvas().Focused() == s.play.status.link {
			t.Fatal("Tab leads to a status without a topic")
		}
	}
}

// What is answered to a tap stays when there is no room for all; else what is on the board as well goes.
func TestAStatusLeavesOutTheLeast(t *testing.T) {
	s := sit(t)
	s.window.Resize(small)
	long := "A sentence that is so long that it needs two lines of a small telephone by itself alone"
	now := status{Headline: "You must capture", Detail: "D. " + long, Remark: "R. " + long}
	for answer, want := range map[bool]string{true: "D.", false: "R."} {
		now.Answer = answer
		s.play.status.show(now, false)
		lines, _ := s.play.status.words.Lines()
		if len(lines) < 2 || lines[1].Text[:2] != want || lines[len(lines)-1].Size < controls.Legible {
			t.Errorf("answer %v: drawn are %+v", answer, lines)
		}
		for _, l := range lines[2:] {
			if l.Text[:2] == "R." || l.Text[:2] == "D." {
				t.Errorf("answer %v: both are drawn", answer)
			}
		}
	}
}
