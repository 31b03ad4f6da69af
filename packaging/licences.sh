#!/bin/sh
# Writes the licences of all that is built into the program: their authors ask that the text goes
# with it. GOOS and CGO_ENABLED choose the system, as in a build.
set -eu
cd "$(dirname "$0")/.."

# The archive of the source brings them, since go mod vendor leaves some out.
if [ -f vendor/third-party.txt ]; then
	cat vendor/third-party.txt
	exit
fi

# A failure would be lost in a pipe.
modules=$(go list -deps -f '{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}' .)

title() { printf '\n%s\n%s\n\n' "$1" "$(echo "$1" | sed 's/./=/g')"; }

echo "Damiera is built with Go and with the libraries below. Each is under the licence that follows its name."
title "Go"
licence=$(go env GOROOT)/LICENSE
# Linux distributions keep it elsewhere. Go's own libraries are under the very same.
[ -f "$licence" ] || licence=$(go list -m -f '{{.Dir}}' golang.org/x/text)/LICENSE
cat "$licence"
echo "$modules" | grep . | LC_ALL=C sort -u |
	while read -r path version folder; do
		find "$folder" -type f \( -iname 'licen[cs]e*' -o -iname 'copying*' -o -iname 'notice*' -o -iname 'ofl*' \) \
			! -name '*.go' ! -path '*/testdata/*' ! -path '*/cmd/*' | LC_ALL=C sort |
			while read -r file; do
				title "$path $version: ${file#"$folder"/}"
				cat "$file"
			done
	done
