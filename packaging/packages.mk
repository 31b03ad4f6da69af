# What is shipped, and what tries it: the Makefile includes this.

.PHONY: icon web e2e-web package-linux package-windows package-macos package-ios package-android package-source \
	check-packages check-windows check-android check-workflows test-page test-phone

actionlint := github.com/rhysd/actionlint/cmd/actionlint@v1.7.11

icon:
	@sh packaging/setup.sh web
	go run ./packaging/icon
	go run ./packaging/icon -size 128 packaging/icon/window.png

# How hard brotli tries: 11 saves a tenth more, and takes minutes.
brotli ?= 9

web:
	@sh packaging/setup.sh web
	sh packaging/web.sh $(brotli)

package-linux:
	@sh packaging/setup.sh linux
	sh packaging/linux/package.sh

package-windows:
	@sh packaging/setup.sh windows
	sh packaging/windows/package.sh

package-macos:
	sh packaging/apple/macos.sh

package-ios:
	sh packaging/apple/ios.sh

package-android:
	sh packaging/android/package.sh

package-source:
	sh packaging/flatpak/source.sh

e2e-web:
	@sh packaging/setup.sh web-test
	@$(MAKE) --no-print-directory web
	go build -o build/dama ./cmd/dama
	cd e2e/web && npm ci --no-audit --no-fund --engine-strict && \
		node --test --test-concurrency=1 --test-timeout=240000 --test-reporter=spec

# What only the web build has, where there is a node to run it. Its runner takes little environment.
test-page:
	@if command -v node >/dev/null; then \
		GOOS=js GOARCH=wasm go test -exec "env -i 'PATH=$$PATH' $$(go env GOROOT)/lib/wasm/go_js_wasm_exec" \
			-run 'Page|Picture|Browser' ./engine ./engine/endgame ./prefs; \
	fi

# Fyne's simulation of a phone, with a hand that presses Back and leaves for the home screen.
test-phone:
	@sh packaging/setup.sh phone
	go test -count=1 -timeout 15m -tags e2e,phone -run '^TestPhone' -v ./e2e/

check-packages:
	@sh packaging/setup.sh check-linux
	sh packaging/linux/check.sh

check-windows:
	@sh packaging/setup.sh check-windows
	sh packaging/windows/check.sh

check-android:
	@sh packaging/setup.sh android
	sh packaging/android/check.sh

check-workflows:
	@sh packaging/setup.sh workflows
	go run $(actionlint) .github/workflows/*.yml
