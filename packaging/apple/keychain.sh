#!/bin/sh
# Puts the certificates that a release is signed with into a keychain of their own on a GitHub machine:
# CERTIFICATES is a .p12 file in base64, PASSWORD its password, PROFILE a provisioning profile in base64.
# With none there is nothing to do.
set -eu
[ -n "${CERTIFICATES:-}" ] || exit 0

keychain=$RUNNER_TEMP/release.keychain-db
key=$(uuidgen)
printf '%s' "$CERTIFICATES" | base64 -D >"$RUNNER_TEMP/certificates.p12"
security create-keychain -p "$key" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$key" "$keychain"
security import "$RUNNER_TEMP/certificates.p12" -k "$keychain" -P "$PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -k "$key" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificates.p12"

if [ -n "${PROFILE:-}" ]; then
	printf '%s' "$PROFILE" | base64 -D >"$RUNNER_TEMP/release.mobileprovision"
	echo "IOS_PROFILE=$RUNNER_TEMP/release.mobileprovision" >>"$GITHUB_ENV"
fi
