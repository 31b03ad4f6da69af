#!/bin/sh
# Builds the web page: dist/web, for any server of files.
#
#   packaging/web.sh [QUALITY]
#
# QUALITY is how hard brotli tries, 0 to 11. The highest saves a tenth and takes minutes.
#
# The same source gives the same program byte for byte, wherever it lies: people fetch it anew only when
# there is something new.
set -eu
cd "$(dirname "$0")/.."

mkdir -p build/web/icons
rm -rf build/web/slim
trap 'rm -rf build/web/slim' EXIT
go run ./packaging/slim build/web/slim
# readonly: the source may come with its libraries in vendor, which are not those.
GOOS=js GOARCH=wasm go build -mod=readonly -modfile=build/web/slim/go.mod -trimpath -buildvcs=false -ldflags '-s -w' \
	-tags no_emoji,migrated_fynedo -o build/web/damiera.wasm .

icon() {
	go run ./packaging/icon -size "$1" -kind "$2" "build/web/icons/$3.png"
}
icon 192 plain icon-192
icon 512 plain icon-512
icon 512 maskable icon-maskable-512
icon 180 maskable apple-touch-icon # its corners are rounded by the phone

rm -rf dist/web
go run ./packaging/page -brotli "${1:-9}" -wasm build/web/damiera.wasm -icons build/web/icons -out dist/web

# Whoever serves the page hands the program on, and with it these.
{
	cat LICENSE
	GOOS=js GOARCH=wasm sh packaging/licences.sh
} >build/web/licences.txt
mv build/web/licences.txt dist/web/licences.txt
