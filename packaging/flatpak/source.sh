#!/bin/sh
# Packs the source with all its libraries into dist, so that it builds without a network, as
# Flatpak and Linux distributions want to.
set -eu
cd "$(dirname "$0")/../.."

version=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)
SOURCE_DATE_EPOCH=$(sh packaging/epoch.sh)
name=damiera-$version-source
umask 022
rm -rf build/source
mkdir -p "build/source/$name" dist

git ls-files --cached --others --exclude-standard | while read -r file; do
	# What has been deleted but not yet committed is still listed.
	[ ! -f "$file" ] || echo "$file"
done | tar -cf - -T - | tar -xf - -C "build/source/$name"
go mod vendor -o "build/source/$name/vendor"
sh packaging/licences.sh >"build/source/$name/vendor/third-party.txt"
tar --sort=name --owner=0 --group=0 --numeric-owner --format=gnu --mode='u+rwX,go=rX' \
	--mtime="@$SOURCE_DATE_EPOCH" -C build/source -cf - "$name" | xz -9 >"dist/$name.tar.xz"
