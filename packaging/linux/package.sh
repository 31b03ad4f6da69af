#!/bin/sh
# Builds the program as it is shipped and packs it three ways into dist: an archive with a script to
# install it, a .deb and a .rpm. The same commit and the same compilers make the same bytes.
set -eu
cd "$(dirname "$0")/../.."

nfpm=github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.45.2

VERSION=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)
ARCH=$(go env GOARCH)
SOURCE_DATE_EPOCH=$(sh packaging/epoch.sh)
export VERSION ARCH SOURCE_DATE_EPOCH

name=damiera-$VERSION-linux-$ARCH
STAGE=build/linux/$name
export STAGE
umask 022
rm -rf build/linux
mkdir -p build/linux dist

# -trimpath, since where it was built is nobody's business and would be in the program.
go build -trimpath -buildvcs=false -tags migrated_fynedo -ldflags '-s -w' -o build/linux/damiera .
sh packaging/linux/stage.sh build/linux/damiera "$STAGE"

# The oldest C library that has all that this program calls.
GLIBC=$(objdump -T build/linux/damiera | sed -n 's/.*GLIBC_\([0-9.]*\).*/\1/p' | sort -V | tail -n 1)
export GLIBC

install -m 755 packaging/linux/install.sh "$STAGE/install.sh"
install -m 644 packaging/linux/README "$STAGE/README"
find build/linux -exec touch -d "@$SOURCE_DATE_EPOCH" {} +

tar --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -C build/linux -cf - "$name" |
	xz -9 >"dist/$name.tar.xz"
for packager in deb rpm; do
	go run $nfpm package -f packaging/linux/nfpm.yaml -p $packager -t dist/
done
