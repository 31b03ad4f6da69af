#!/bin/sh
# Builds the program for Windows and packs it two ways into dist: a zip, to be unpacked anywhere, and
# an installer. From another system it needs mingw-w64's compiler, and makensis for the installer.
set -eu
cd "$(dirname "$0")/../.."

winres=github.com/tc-hib/go-winres@v0.3.3

version=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)
SOURCE_DATE_EPOCH=$(sh packaging/epoch.sh)
TZ=UTC # zip writes the time of the clock on the wall
export SOURCE_DATE_EPOCH TZ

name=damiera-$version-windows-amd64
work=build/windows
umask 022
rm -rf "$work"
mkdir -p "$work/$name" dist

CGO_ENABLED=0 go build -o build/icon ./packaging/icon
for size in 16 24 32 48 64 256; do
	build/icon -size $size "$work/icon-$size.png"
done

# GLFW wants the window's icon under the name it has in winres.json. windowsgui: no console.
CGO_ENABLED=1 GOOS=windows GOARCH=amd64 CC=${CC:-x86_64-w64-mingw32-gcc} \
	go build -trimpath -buildvcs=false -tags migrated_fynedo -ldflags '-s -w -H windowsgui' -o "$work/damiera.exe" .
cp packaging/windows/winres.json "$work"
go run $winres patch --no-backup --in "$work/winres.json" \
	--product-version "$version" --file-version "$version" "$work/damiera.exe"
go run $winres extract --dir "$work/resources" "$work/damiera.exe"

install -m 755 "$work/damiera.exe" "$work/$name"
# Notepad wants lines to end as they do on Windows.
for file in LICENSE CHANGELOG.md; do
	sed 's/$/\r/' "$file" >"$work/$name/${file%.md}.txt"
done
CGO_ENABLED=1 GOOS=windows sh packaging/licences.sh >"$work/licences"
sed 's/\r*$/\r/' "$work/licences" >"$work/$name/THIRD-PARTY.txt"
find "$work" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +

rm -f "dist/$name.zip"
(cd "$work" && zip -9 -X -q -r "../../dist/$name.zip" "$name")
# Its paths are from where the script lies.
makensis -V2 -NOCD -DVERSION="$version" -DFILES="$work/$name" -DICON="$work/resources/GLFW_ICON_0000.ico" \
	-DOUT="dist/$name-setup.exe" packaging/windows/installer.nsi
