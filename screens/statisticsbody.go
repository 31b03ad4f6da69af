package screens

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// write writes the page anew, as far as the games are read.
func (s *statisticsScreen) write() {
	say := s.play.say
	s.page.Retitle(say.Text("statistics.title"))
	for i, b := range s.games.Buttons {
		b.Chosen = i == int(s.game)
		b.Say(gameName(say, rules.Games()[i]), false)
	}
	s.reset.Say(say.Text("statistics.reset"), false)
	s.restore.Say(say.Text("statistics.restore"), true)
	s.begin.Say(say.Text("statistics.begin"), s.removed[s.game].Len() == 0)

	items := []controls.Item{{Object: s.games}}
	add := func(above float32, o controls.Flowing) { items = append(items, controls.Item{Object: o, Above: above}) }
	if s.said != nil {
		add(2*gap, controls.NewCaption(s.said(say), 1, fyne.TextStyle{Bold: true}))
	}
	if s.removed[s.game].Len() > 0 {
		add(gap, s.restore)
	}
	statistics := prefs.StatisticsOf(s.game, s.kept)
	switch {
	case s.state == keptReading:
		add(2*gap, controls.NewCaption(say.Text("statistics.reading"), 1, fyne.TextStyle{}))
	case s.state == keptFailed:
		add(2*gap, controls.NewCaption(say.Text("statistics.unreadable"), 1, fyne.TextStyle{}))
	case len(s.kept) == 0 && s.play.lost != nil:
		add(2*gap, controls.NewCaption(archiveDamageText(s.play.lost)(say), 1, fyne.TextStyle{}))
	case statistics.All.Games() == 0:
		text := say.Text("statistics.none", translations.Args{"Game": gameName(say, s.game)})
		add(3*gap, controls.NewCaption(text, 1.1, fyne.TextStyle{}))
		add(2*gap, s.begin)
	default:
		s.show(statistics, add)
		add(5*gap, s.reset)
	}
	s.letGo(items)
	s.page.Rebody(controls.NewStack(items...))
}

// letGo gives the keyboard, where it is on a button that is about to go, to the one that is sure to stay.
func (s *statisticsScreen) letGo(items []controls.Item) {
	canvas := s.play.window.Canvas()
	for _, b := range []*controls.Button{s.reset, s.restore, s.begin} {
		stays := false
		for _, item := range items {
			stays = stays || item.Object == controls.Flowing(b)
		}
		if !stays && s.play.topPage() == s.page && canvas.Focused() == fyne.Focusable(b) {
			canvas.Focus(s.games.Buttons[s.game])
		}
	}
}

// show shows statistics in which there are games.
func (s *statisticsScreen) show(t prefs.Statistics, add func(above float32, o controls.Flowing)) {
	say := s.play.say
	heading := func(key string) {
		add(5*gap, controls.NewCaption(say.Text(key), 1.2, fyne.TextStyle{Bold: true}))
	}
	add(3*gap, s.newTiles(t.All))

	heading("statistics.by-level")
	add(gap, newEndings(say))
	for _, l := range t.Levels {
		s.addLevel(l, add)
	}

	heading("statistics.over-time")
	add(gap, newEndings(say))
	add(gap, newCourse(say, t.All))

	heading("statistics.scores")
	add(gap, controls.NewLegend(
		controls.Meaning{Fill: controls.Hollow, Text: say.Text("statistics.best")},
		controls.Meaning{Fill: controls.Solid, Text: say.Text("statistics.average")},
	))
	best, _ := t.All.Best()
	for _, l := range t.Levels {
		if top, ok := l.Best(); ok {
			average := l.Average()
			add(2*gap, controls.NewCaption(levelName(say, s.game, l.Level), 1, fyne.TextStyle{Bold: true}))
			add(2, controls.NewMeter(float32(top.Score.Total()), float32(average), float32(best.Score.Total())))
			add(2, controls.NewCaption(say.Text("statistics.score", translations.Args{
				"Best": top.Score.Total(), "Average": rounded(average),
			}), smaller, fyne.TextStyle{}))
		}
	}
}

// smaller is the size of what explains a picture, beside the usual size of text.
const smaller = 0.9

// newTiles is what counts most, of all levels together.
func (s *statisticsScreen) newTiles(t prefs.Tally) *controls.Tiles {
	say := s.play.say
	best, _ := t.Best()
	run, longest := t.Runs()
	games := say.Text("statistics.games")
	if t.Games() == 1 {
		games = say.Text("statistics.one-game")
	}
	return controls.NewTiles(
		controls.Tile{Number: strconv.Itoa(t.Games()), Meaning: games},
		controls.Tile{Number: strconv.Itoa(best.Score.Total()), Meaning: say.Text("statistics.best")},
		controls.Tile{Number: strconv.Itoa(run), Meaning: say.Text("statistics.run")},
		controls.Tile{Number: strconv.Itoa(longest), Meaning: say.Text("statistics.longest-run")},
		controls.Tile{Number: strconv.Itoa(rounded(t.Moves())), Meaning: say.Text("statistics.length")},
	)
}

// addLevel adds how the games against a level went.
func (s *statisticsScreen) addLevel(l prefs.LevelTally, add func(above float32, o controls.Flowing)) {
	say := s.play.say
	name := levelName(say, s.game, l.Level)
	if l.Games() == 0 {
		words := controls.NewWords()
		words.Say(controls.Paragraph{
			Text: say.Text("statistics.level.none", translations.Args{"Level": name}), Size: theme.TextSize(),
			Color: theme.ColorNamePlaceHolder,
		})
		add(2*gap, words)
		return
	}
	won, drawn, lost := l.Count(prefs.Won), l.Count(prefs.Drawn), l.Count(prefs.Lost)
	add(2*gap, controls.NewCaption(name, 1, fyne.TextStyle{Bold: true}))
	add(2, controls.NewShares(
		controls.Share{Fill: controls.Solid, Count: won},
		controls.Share{Fill: controls.Striped, Count: drawn},
		controls.Share{Fill: controls.Hollow, Count: lost},
	))
	add(2, controls.NewCaption(say.Text("statistics.counts", translations.Args{"Won": won, "Drawn": drawn, "Lost": lost}), smaller, fyne.TextStyle{}))
	best, _ := l.Best()
	run, longest := l.Runs()
	add(0, controls.NewCaption(say.Text("statistics.level", translations.Args{
		"Best": best.Score.Total(), "Run": run, "Longest": longest, "Moves": rounded(l.Moves()),
	}), smaller, fyne.TextStyle{}))
}

// newEndings says how the ways in which a game may end are drawn.
func newEndings(say translations.Language) *controls.Chart {
	return controls.NewLegend(
		controls.Meaning{Fill: controls.Solid, Text: say.Text("statistics.won")},
		controls.Meaning{Fill: controls.Striped, Text: say.Text("statistics.drawn")},
		controls.Meaning{Fill: controls.Hollow, Text: say.Text("statistics.lost")},
	)
}

// newCourse is the results in their order.
func newCourse(say translations.Language, t prefs.Tally) *controls.Chart {
	marks := make([]controls.Mark, t.Games())
	for i, f := range t.Results {
		switch f.Ending {
		case prefs.Won:
			marks[i] = controls.Above
		case prefs.Drawn:
			marks[i] = controls.Even
		default:
			marks[i] = controls.Below
		}
	}
	return controls.NewCourse(marks, controls.CourseWords{
		Mark: func(i int) string {
			if day := t.Results[i].Played; !day.IsZero() {
				return day.Format("2006-01-02")
			}
			return say.Text("statistics.game", translations.Args{"Number": i + 1})
		},
		Shared: func(many int) string { return say.Text("statistics.shared", translations.Args{"Count": many}) },
	})
}

func rounded(x float64) int { return int(math.Round(x)) }
