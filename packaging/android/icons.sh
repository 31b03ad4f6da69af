#!/bin/sh
# Draws the two layers of Android's icon to where FyneApp.toml names them. They are 108 points wide, of
# which Android shows the middle, in a shape of its own; 4 pixels a point is the finest that it asks for.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p build/android
for layer in foreground background; do
	go run ./packaging/icon -size 432 -kind "$layer" "build/android/$layer.png"
done
