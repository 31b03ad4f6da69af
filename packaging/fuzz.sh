#!/bin/sh
# Runs every fuzz target, one after another, for the time given: packaging/fuzz.sh [1m]
# Go fuzzes one target a run, so the targets are listed first. Unbounded, making an interesting text
# smaller takes most of the time: twenty tries each are enough.
set -eu
cd "$(dirname "$0")/.."
time=${1:-1m}

for package in $(go list ./rules/... ./engine/... ./prefs/... ./help/...); do
	for target in $(go test -tags ci -list '^Fuzz' "$package" | grep '^Fuzz' || true); do
		echo "$package $target"
		go test -tags ci -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 20x "$package"
	done
done
