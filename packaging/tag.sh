#!/bin/sh
# Tells whether a git reference may be released: that its tag says the version that FyneApp.toml says, and
# that CHANGELOG.md tells what is new in it. A branch may be built as well.
#
#   packaging/tag.sh REFERENCE    for example refs/tags/v1.2.3
#   packaging/tag.sh --changes    writes what is new in this version
set -eu
cd "$(dirname "$0")/.."

version=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)
changes() { awk -v heading="## $version" '$0 == heading { found = 1; next } /^## / { found = 0 } found' CHANGELOG.md; }

case ${1:-} in
--changes)
	changes
	exit
	;;
refs/tags/*)
	if [ "${1#refs/tags/}" != "v$version" ]; then
		echo "The tag ${1#refs/tags/} is not v$version, the version in FyneApp.toml." >&2
		exit 1
	fi
	;;
refs/*) ;;
*)
	echo "usage: packaging/tag.sh REFERENCE | --changes" >&2
	exit 2
	;;
esac
if [ -z "$(changes)" ]; then
	echo "CHANGELOG.md has nothing under ## $version." >&2
	exit 1
fi
