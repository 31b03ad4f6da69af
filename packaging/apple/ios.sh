#!/bin/sh
# Packs the program for iPhone and iPad into an .ipa in dist. It needs Xcode.
#
# The fyne tool builds for iOS only for those who have Apple's certificate, so this is done here, in the
# same few steps: the program, its description, its icon. IOS_SIGNING_IDENTITY names a certificate in the
# keychain and IOS_PROFILE the file of a provisioning profile. With neither the package is unsigned, as
# its name says, for those who sign it themselves.
set -eu
cd "$(dirname "$0")/../.."

oldest=15.0

if [ "$(uname -s)" != Darwin ] || ! sdk=$(xcrun --sdk iphoneos --show-sdk-path 2>/dev/null); then
	echo "A package for iOS is made on a Mac with Xcode, from the App Store." >&2
	exit 1
fi

field() { sed -n "s/^$1 = \"\{0,1\}\([^\"]*\)\"\{0,1\}\$/\1/p" FyneApp.toml; }
version=$(field Version)
name=damiera-$version-ios
work=build/ios
app=$work/Payload/Damiera.app
icons=$work/Images.xcassets
rm -rf "$work"
mkdir -p "$app" "$icons/AppIcon.appiconset" dist

flags="-isysroot $sdk -arch arm64 -miphoneos-version-min=$oldest"
CGO_ENABLED=1 GOOS=ios GOARCH=arm64 CC=$(xcrun --sdk iphoneos --find clang) CGO_CFLAGS=$flags CGO_LDFLAGS=$flags \
	go build -trimpath -buildvcs=false -tags migrated_fynedo -ldflags '-w' -o "$app/damiera" .

go run ./packaging/icon -size 1024 -kind maskable "$icons/AppIcon.appiconset/icon.png"
cat >"$icons/AppIcon.appiconset/Contents.json" <<-END
	{
		"images": [{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}],
		"info": {"author": "xcode", "version": 1}
	}
END
xcrun actool "$icons" --compile "$app" --platform iphoneos --minimum-deployment-target "$oldest" \
	--target-device iphone --target-device ipad --app-icon AppIcon \
	--output-partial-info-plist "$work/icons.plist" >/dev/null

sed -e "s/@NAME@/$(field Name)/" -e "s/@ID@/$(field ID)/" -e "s/@VERSION@/$version/" -e "s/@BUILD@/$(field Build)/" \
	-e "s/@OLDEST@/$oldest/" packaging/apple/Info.plist >"$app/Info.plist"
/usr/libexec/PlistBuddy -c "Merge $work/icons.plist" "$app/Info.plist"
plutil -lint "$app/Info.plist"
plutil -convert binary1 "$app/Info.plist"
cp packaging/apple/PrivacyInfo.xcprivacy "$app"
cp LICENSE "$app/LICENSE.txt"
CGO_ENABLED=1 GOOS=ios GOARCH=arm64 sh packaging/licences.sh >"$app/THIRD-PARTY.txt"
printf 'APPL????' >"$app/PkgInfo"

if [ -n "${IOS_SIGNING_IDENTITY:-}" ]; then
	cp "$IOS_PROFILE" "$app/embedded.mobileprovision"
	security cms -D -i "$IOS_PROFILE" >"$work/profile.plist"
	/usr/libexec/PlistBuddy -x -c 'Print Entitlements' "$work/profile.plist" >"$work/entitlements.plist"
	codesign --force --sign "$IOS_SIGNING_IDENTITY" --entitlements "$work/entitlements.plist" "$app"
else
	name=$name-unsigned
fi
rm -f "dist/$name.ipa"
(cd "$work" && zip -q -r -y "../../dist/$name.ipa" Payload)
