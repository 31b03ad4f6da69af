#!/bin/sh
# Builds the program and opens its window; with no display to open it on, serves the same program
# for the browser instead, to this machine only.
set -eu
cd "$(dirname "$0")/.."

if [ "$(uname -s)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
	make --no-print-directory build
	status=0
	build/damiera || status=$?
	# The program says so itself when there is no display after all.
	[ "$status" -eq 3 ] || exit "$status"
else
	echo "There is no display here: DISPLAY and WAYLAND_DISPLAY are empty."
fi
echo "Building the same program for the browser instead."
make --no-print-directory web
echo "Open this address in a browser; Ctrl-C ends it."
exec go run ./cmd/dama serve dist/web
