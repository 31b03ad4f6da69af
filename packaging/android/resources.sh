#!/bin/sh
# Makes the resources of the Android package as the fyne tool will: the manifest and the two layers of
# the icon, with aapt2. Then it reads them back: what Android will see is checked, and not our text.
set -eu
cd "$(dirname "$0")/../.."

# Debian's newest list of what Android knows is of this version of Android.
level=29
framework=/usr/share/android-framework-res/framework-res.apk
work=build/android/resources
rm -rf "$work"
mkdir -p "$work/res/mipmap-xxxhdpi" "$work/res/mipmap-anydpi-v26"

sh packaging/android/icons.sh
for layer in foreground background; do
	cp "build/android/$layer.png" "$work/res/mipmap-xxxhdpi/ic_launcher_$layer.png"
done
for icon in ic_launcher ic_launcher_round; do
	cat >"$work/res/mipmap-anydpi-v26/$icon.xml" <<-END
		<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
			<background android:drawable="@mipmap/ic_launcher_background" />
			<foreground android:drawable="@mipmap/ic_launcher_foreground" />
		</adaptive-icon>
	END
done
# What is younger than that version of Android.
sed -e '/^[[:space:]]*android:enableOnBackInvokedCallback="false"/s/android:[^ >]*//' \
	-e 's/|fontWeightAdjustment//' -e 's/|grammaticalGender//' AndroidManifest.xml >"$work/AndroidManifest.xml"

aapt2 compile --dir "$work/res" -o "$work/res.zip"
aapt2 link -o "$work/resources.apk" --manifest "$work/AndroidManifest.xml" -I "$framework" \
	--min-sdk-version 21 --target-sdk-version "$level" "$work/res.zip"

sh packaging/android/badging.sh aapt2 "$work/resources.apk"
echo "android: manifest and icon are as meant"
