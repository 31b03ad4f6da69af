#!/bin/sh
# Packs the program for macOS, for both kinds of Macs in one, into a zip in dist. It needs Xcode's
# command-line tools.
#
# MACOS_SIGNING_IDENTITY names the certificate that signs. With none the signature only says that nothing
# was changed since, and macOS asks the user whether to trust it.
set -eu
cd "$(dirname "$0")/../.."

oldest=12.0 # Go builds for no older macOS

if [ "$(uname -s)" != Darwin ] || ! xcrun --find lipo >/dev/null 2>&1; then
	echo "A package for macOS is made on a Mac with Xcode's command-line tools: xcode-select --install" >&2
	exit 1
fi

version=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)
work=build/macos
app=$work/Damiera.app
rm -rf "$work"
mkdir -p "$work" dist

for processor in amd64 arm64; do
	CGO_ENABLED=1 GOOS=darwin GOARCH=$processor MACOSX_DEPLOYMENT_TARGET=$oldest \
		go build -trimpath -buildvcs=false -tags migrated_fynedo -ldflags '-s -w' -o "$work/damiera-$processor" .
done
xcrun lipo -create -output "$work/damiera" "$work/damiera-amd64" "$work/damiera-arm64"

# The tool gives the icon its margin and its round corners.
go run ./packaging/icon -size 1024 -kind maskable "$work/icon.png"
sh packaging/fyne.sh package --os darwin --executable "$work/damiera" --icon "$work/icon.png"
mv Damiera.app "$app"
plutil -replace LSMinimumSystemVersion -string "$oldest" "$app/Contents/Info.plist"
plutil -replace LSApplicationCategoryType -string public.app-category.board-games "$app/Contents/Info.plist"
cp LICENSE "$app/Contents/Resources/LICENSE.txt"
CGO_ENABLED=1 GOOS=darwin sh packaging/licences.sh >"$app/Contents/Resources/THIRD-PARTY.txt"

if [ -n "${MACOS_SIGNING_IDENTITY:-}" ]; then
	codesign --force --options runtime --timestamp --sign "$MACOS_SIGNING_IDENTITY" "$app"
else
	codesign --force --sign - "$app"
fi
codesign --verify --deep --strict "$app"
ditto -c -k --keepParent "$app" "dist/damiera-$version-macos-universal.zip"
