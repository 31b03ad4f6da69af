#!/bin/sh
# Reads an .apk as Android will, and tells whether it is what we meant: who it is, for which versions of
# the system, with our icon, and with no permission at all.
#
#   packaging/android/badging.sh AAPT2 FILE
set -eu
badging=$("$1" dump badging "$2")
cd "$(dirname "$0")/../.."

# expect TEXT: Android sees that line.
expect() {
	if ! printf '%s\n' "$badging" | grep -qF -e "$1"; then
		printf 'The package does not say: %s\nIt says:\n%s\n' "$1" "$badging" >&2
		exit 1
	fi
}
field() { sed -n "s/^$1 = \"\{0,1\}\([^\"]*\)\"\{0,1\}\$/\1/p" FyneApp.toml; }

expect "package: name='$(field ID)' versionCode='$(field Build)' versionName='$(field Version)'"
expect "dkVersion:'26'" # aapt2 calls it sdkVersion or minSdkVersion
expect "targetSdkVersion:'36'"
expect "launchable-activity: name='org.golang.app.GoNativeActivity'  label='$(field Name)'"
expect "application: label='$(field Name)' icon='res/mipmap-anydpi-v26/ic_launcher.xml'"
if printf '%s\n' "$badging" | grep -E '^(uses|optional)-permission'; then
	echo "The package asks for permissions." >&2
	exit 1
fi
