package screens

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"damiera/board"
	"damiera/engine"
	"damiera/rules"
	"damiera/translations"
)

// ofSome are the topics that not every game leads to, with the games that do.
var ofSome = map[string][]rules.Game{
	"precedence-1": {rules.Italian},
	"precedence-2": {rules.Italian},
	"precedence-3": {rules.Italian},
	"precedence-4": {rules.Italian},
	"spared":       {rules.Italian},
	"ballots":      {rules.Italian},
	"choice":       {rules.English},
	"promotion":    {rules.Italian, rules.English},
}

// Wherever a message leads, there is a place in the help, in every game that has the message and in every
// language.
func TestEveryTopicIsInTheHelp(t *testing.T) {
	topics := topicsInCode(t)
	for _, each := range []string{"capture", "moves", "draws", "score", "ending", "kept", "levels"} {
		if !slices.Contains(topics, each) {
			t.Errorf("the code was searched for topics, and %q was not among %v", each, topics)
		}
	}
	for topic, games := range ofSome {
		if !slices.Contains(topics, topic) {
			t.Errorf("no message leads to %q any more", topic)
		}
		everywhere := true
		for _, g := range rules.Games() {
			_, _, found := openBook(translations.Language{}, g).Find(topic)
			everywhere = everywhere && (found || slices.Contains(games, g))
		}
		if everywhere {
			t.Errorf("every game has %q: it need not be named", topic)
		}
	}
	for _, say := range translations.Languages() {
		for _, g := range rules.Games() {
			help := openBook(say, g)
			for _, topic := range topics {
				games, some := ofSome[topic]
				if some && !slices.Contains(games, g) {
					continue
				}
				if _, _, found := help.Find(topic); !found {
					t.Errorf("%v, %v: a message leads to %q, and the help has no such place", g, say, topic)
				}
			}
		}
	}
}

// Games are played at random and everything is tried that may not be: what is said leads to nothing that is
// only another game's.
func TestNoGameLeadsToTheHelpOfAnother(t *testing.T) {
	for _, g := range rules.Games() {
		help, led := openBook(translations.Language{}, g), map[string]bool{}
		for seed := range uint64(40) {
			random := rand.New(rand.NewPCG(seed, uint64(g)))
			for table := newTable(g, "any", engine.Medium); ; {
				for _, topic := range topicsAt(table) {
					led[topic] = true
				}
				if g == rules.Italian {
					table.Ballot = 1 + int(seed) // as if its first moves had been drawn
				}
				legal := table.Match.Legal()
				if len(legal) == 0 {
					break
				}
				var err error
				if table, err = table.played(legal[random.IntN(len(legal))], engine.Medium); err != nil {
					t.Fatal(err)
				}
			}
		}
		for topic := range led {
			if _, _, found := help.Find(topic); topic != "" && !found {
				t.Errorf("%v: a message leads to %q, and the help has no such place", g, topic)
			}
		}
		for topic, games := range ofSome {
			if slices.Contains(games, g) && !led[topic] && !strings.HasPrefix(topic, "precedence-") {
				t.Errorf("%v never leads to %q", g, topic)
			}
		}
	}
}

// topicsAt are the topics of all that can be said at a table.
func topicsAt(t Table) []string {
	var topics []string
	for _, n := range append(notesOf(t), noNote) {
		topics = append(topics, statusOf(translations.Language{}, t, notice{}, n, engine.Outlook{}).Topic)
	}
	if !t.open() {
		return topics
	}
	p := t.Match.Position()
	movers := p.Movers()
	for from := range p.Side[p.Turn].All() {
		if !movers.Has(from) {
			topics = append(topics, refusal(t, board.Refusal{Point: from, Why: board.NoMove}).topic)
			continue
		}
		for _, to := range p.Game.Points() {
			for _, why := range []board.Why{board.NotThere, board.Unfinished} {
				topics = append(topics, refusal(t, board.Refusal{Point: to, Why: why, From: from, At: from}).topic)
			}
		}
	}
	return topics
}

// topicsInCode are the topics that the package's own files name: as a value of a field or a variable that
// is called topic, as a result of that name or of a function whose name ends so, and where the help is
// opened.
func topicsInCode(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	take := func(e ast.Expr) {
		if literal, ok := e.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			if topic, err := strconv.Unquote(literal.Value); err == nil && topic != "" {
				found[topic] = true
			}
		}
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.KeyValueExpr:
				if isTopic(n.Key) {
					take(n.Value)
				}
			case *ast.AssignStmt:
				for i, left := range n.Lhs {
					if isTopic(left) && len(n.Rhs) == len(n.Lhs) {
						take(n.Rhs[i])
					}
				}
			case *ast.CallExpr:
				if s, ok := n.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == "openHelp" {
					take(n.Args[0])
				}
			case *ast.FuncDecl:
				if i, ok := topicResult(n); ok {
					ast.Inspect(n, func(n ast.Node) bool {
						if r, ok := n.(*ast.ReturnStmt); ok && i < len(r.Results) {
							take(r.Results[i])
						}
						return true
					})
				}
			}
			return true
		})
	}
	return slices.Sorted(maps.Keys(found))
}

// isTopic tells whether a variable or a field is called topic.
func isTopic(e ast.Expr) bool {
	if s, ok := e.(*ast.SelectorExpr); ok {
		e = s.Sel
	}
	name, ok := e.(*ast.Ident)
	return ok && strings.EqualFold(name.Name, "topic")
}

// topicResult is which of a function's results is a topic, if one is.
func topicResult(f *ast.FuncDecl) (int, bool) {
	if f.Type.Results == nil {
		return 0, false
	}
	i := 0
	for _, field := range f.Type.Results.List {
		for _, name := range field.Names {
			if isTopic(name) {
				return i, true
			}
			i++
		}
	}
	return 0, strings.HasSuffix(f.Name.Name, "Topic")
}
