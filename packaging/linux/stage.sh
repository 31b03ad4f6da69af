#!/bin/sh
# Lays out what every Linux package has in it: bin and share, as they lie below /usr.
#
#   packaging/linux/stage.sh PROGRAM FOLDER
#
# The archive, the .deb, the .rpm and the Flatpak all take their files from here.
set -eu

program=$1 to=$2
cd "$(dirname "$0")/../.."
id=$(sed -n 's/^ID = "\(.*\)"$/\1/p' FyneApp.toml)

file() { install -D -m 644 "$1" "$to/share/$2"; }

install -D -m 755 "$program" "$to/bin/damiera"
file "packaging/linux/$id.desktop" "applications/$id.desktop"
file "packaging/linux/$id.Damiera.metainfo.xml" "metainfo/$id.Damiera.metainfo.xml"
file packaging/linux/damiera.6 man/man6/damiera.6
gzip -9 -n -f "$to/share/man/man6/damiera.6"
file LICENSE doc/damiera/copyright
file CHANGELOG.md doc/damiera/CHANGELOG.md
sh packaging/licences.sh >"$to/share/doc/damiera/third-party.txt"

go build -o build/icon ./packaging/icon
for size in 16 24 32 48 64 128 256 512; do
	folder=$to/share/icons/hicolor/${size}x$size/apps
	mkdir -p "$folder"
	build/icon -size $size "$folder/$id.png"
done
