# Two commands do: make run and make test. Each installs what is missing first (packaging/setup.sh).

# A newly installed Go is often not yet in the path; packaging/setup.sh may have fetched one, and one
# that is not too old fetches what go.mod asks for by itself.
export PATH := $(HOME)/.local/share/damiera/go/bin:$(PATH):/usr/local/go/bin
export GOTOOLCHAIN := $(or $(GOTOOLCHAIN),auto)

# Tags: migrated_fynedo tells Fyne that we call it from its own goroutine. It is left out of the
# tests, which then warn where we do not. ci swaps in Fyne's driver without a screen.
app_tags := migrated_fynedo
test_tags := ci
staticcheck := honnef.co/go/tools/cmd/staticcheck@v0.8.2

# Packages that must do without C, and those where goroutines meet.
pure := ./rules/... ./engine/... ./help/... ./cmd/...
raced := ./engine/... ./prefs/... ./board/... ./screens/...

# How long make fuzz stays with each target.
fuzztime ?= 1m

.NOTPARALLEL:
.PHONY: help run build test check format vet staticcheck test-pure test-all test-race test-e2e verify pictures \
	check-long bench-app bench baseline tables fuzz clean

help:
	@echo 'Every day'
	@echo '  make run              build and open the window (without a display: serve it for the browser)'
	@echo '  make test             all checks and tests, the end-to-end test included'
	@echo '  make check            the same without the end-to-end test'
	@echo '  make build            the program, build/damiera'
	@echo '  make clean            remove what was built'
	@echo
	@echo 'Packages, into dist/'
	@echo '  make web              the web page, dist/web'
	@echo '  make package-linux    an archive, a .deb and a .rpm'
	@echo '  make package-windows  a zip and an installer, cross-built'
	@echo '  make package-macos    a zip with the application, on a Mac'
	@echo '  make package-ios      an .ipa, on a Mac with Xcode'
	@echo '  make package-android  an .apk and an .aab, with the SDK and the NDK of Android'
	@echo '  make package-source   the source with its libraries, for Flatpak and distributions'
	@echo '  make icon             draw Icon.png and the window’s icon anew'
	@echo
	@echo 'More checks'
	@echo '  make e2e-web          play the web page in a real browser, with and without a network; some minutes'
	@echo '  make test-phone       the program as on a phone, in a window: turned, left, killed, Back'
	@echo '  make check-packages   install, start and remove what package-linux made'
	@echo '  make check-windows    the same for package-windows, under Wine'
	@echo '  make check-android    the types of the whole Android build, its manifest and its icon'
	@echo '  make check-workflows  .github/workflows, by actionlint and shellcheck'
	@echo '  make check-long       anchors of strength, deep perft, 10,000 acts of a monkey, 100 kills, long fuzzing'
	@echo '  make pictures         every screen in many sizes and looks and in two languages, dist/pictures'
	@echo '  make bench-app        start, memory, processor and sizes of the program, beside an empty window'
	@echo '  make fuzz             each fuzz target for fuzztime=$(fuzztime)'
	@echo
	@echo 'Engine'
	@echo '  make bench            speed of the move generators and of the search'
	@echo '  make baseline         build/dama-baseline, the engine as it was at first, to measure others against'
	@echo '  make verify           check the endgame tables and the proof of Alquerque by the slow rules'
	@echo '  make tables           solve the endings and prove Alquerque anew: the files that the program carries'

run:
	@sh packaging/run.sh

build:
	@sh packaging/setup.sh build
	go build -tags $(app_tags) -o build/damiera .

test:
	@sh packaging/setup.sh test
	@$(MAKE) --no-print-directory check test-e2e

check: format vet staticcheck test-pure test-page test-all test-race verify

format:
	@echo gofmt
	@changed=$$(gofmt -l $(filter-out build/ dist/ vendor/,$(wildcard *.go */))) && if [ -n "$$changed" ]; then echo "gofmt would change:"; echo "$$changed"; exit 1; fi

# All tags at once, so that the tests that run seldom compile too; and what only the web build has.
vet:
	go vet -tags $(test_tags),e2e,phone,long,pictures ./...
	GOOS=js GOARCH=wasm go vet ./engine/... ./prefs/

staticcheck:
	go run $(staticcheck) -tags $(test_tags),e2e,phone,long,pictures ./...

test-pure:
	CGO_ENABLED=0 go test $(pure)

test-all:
	go test -tags $(test_tags) ./...

# -short leaves out what only measures texts, slowly, and shares nothing between goroutines.
test-race:
	go test -race -short -tags $(test_tags) $(raced)

# The endgame tables and certificates by the slow rules: all of the small tables, samples of the large.
verify:
	go run ./cmd/dama tables verify -whole 3 -sample 500000 -slices 5 italian
	go run ./cmd/dama tables verify -whole 3 -sample 500000 -slices 5 english
	go run ./cmd/dama tables verify -whole 4 -sample 500000 alquerque

# The real program in a real window. -count=1, since go test cannot know that the program changed.
test-e2e:
	go test -count=1 -timeout 20m -tags e2e -v ./e2e/

# For a person to look through: open dist/pictures/index.html. It takes some minutes.
pictures:
	@sh packaging/setup.sh web
	go test -count=1 -timeout 0 -tags $(test_tags),pictures -run '^TestPictures$$' ./screens
	@echo 'look at dist/pictures/index.html'

check-long:
	go test -tags long -timeout 0 -v -run 'Ladder|ThousandEndings|Unbeaten|TestStart|FirstMoves' ./engine/...
	go test -tags long -timeout 0 -v -run 'Perft|FastGenerator' ./rules/...
	for game in italian english alquerque; do go run ./cmd/dama tables verify -sample 5000000 $$game || exit 1; done
	go test -tags $(test_tags),long -timeout 0 -v -run TestMonkey ./screens
	go test -count=1 -timeout 0 -tags e2e,long -v -run 'Killed|Idle|Damaged' ./e2e/
	$(MAKE) fuzz fuzztime=10m

# Beside e2e/empty, in turn with it and built alike. A few minutes on a machine that does nothing else.
bench-app:
	@sh packaging/setup.sh test
	@go run -tags e2e ./e2e/measure

# In a form that benchstat compares; the tests' own benchmarks show what is allocated.
bench:
	go run ./cmd/dama bench
	go test -run '^$$' -bench 'Search|Score' -benchmem ./engine/...

# Two minutes for the tables and one for the proof. The files come out byte for byte the same.
tables:
	go run ./cmd/dama tables carry -dir build/tables
	go run ./cmd/dama tables prove alquerque

# The engine with its hand-made evaluation, behind the Hub protocol. A match against it:
# dama arena -game italian -time 50ms -games 200 -hub "build/dama-baseline hub -game italian"
baseline_commit := b932dda168937b11e4923314d2f9f51b5ae17cc8

baseline:
	mkdir -p build
	rm -rf build/baseline-tree
	git worktree prune
	git worktree add --detach build/baseline-tree $(baseline_commit)
	cd build/baseline-tree && CGO_ENABLED=0 go build -o ../dama-baseline ./cmd/dama
	git worktree remove --force build/baseline-tree

fuzz:
	sh packaging/fuzz.sh $(fuzztime)

clean:
	rm -rf build dist

include packaging/packages.mk
