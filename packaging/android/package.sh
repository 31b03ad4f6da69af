#!/bin/sh
# Packs the program for Android, twice: an .apk to put on a phone by hand, and an .aab for shops.
#
# It needs Android's SDK in ANDROID_HOME, with the parts named below, and a JDK. The key that signs
# comes in ANDROID_KEYSTORE (a file), ANDROID_KEY_ALIAS and ANDROID_KEYSTORE_PASSWORD, the key's own
# password being the same. With none a key for trying things is made, and the packages' names say so:
# Android takes no update from another key, and no shop takes that one.
set -eu
cd "$(dirname "$0")/../.."

tools=36.0.0
platform=36
ndk=28.2.13676358

work=build/android
version=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)

lacks=
for part in "build-tools/$tools" "platforms/android-$platform" "ndk/$ndk"; do
	[ -d "${ANDROID_HOME:-}/$part" ] || lacks="$lacks '$(echo "$part" | tr / ';')'"
done
if [ -z "${ANDROID_HOME:-}" ] || [ -n "$lacks" ]; then
	cat >&2 <<-END
		Android's SDK is needed, in the folder that ANDROID_HOME names (now "${ANDROID_HOME:-}").
		With its command-line tools from https://developer.android.com/studio do:
		  sdkmanager$lacks
	END
	exit 1
fi
for command in java keytool jarsigner curl zip unzip; do
	command -v "$command" >/dev/null || {
		echo "Android's package needs the command $command." >&2
		exit 1
	}
done

# The fyne tool takes the first of several build tools and the last platform. It finds one of each here.
mkdir -p "$work/sdk/platforms" dist
ln -sfn "$ANDROID_HOME/build-tools/$tools" "$work/sdk/build-tools"
ln -sfn "$ANDROID_HOME/platforms/android-$platform" "$work/sdk/platforms/android-$platform"
ANDROID_NDK_HOME=$ANDROID_HOME/ndk/$ndk
ANDROID_HOME=$PWD/$work/sdk
export ANDROID_HOME ANDROID_NDK_HOME
tools=$ANDROID_HOME/build-tools

name=damiera-$version-android
if [ -z "${ANDROID_KEYSTORE:-}" ]; then
	name=$name-testkey
	ANDROID_KEYSTORE=$PWD/$work/test.keystore ANDROID_KEY_ALIAS=test ANDROID_KEYSTORE_PASSWORD=testing
	[ -e "$ANDROID_KEYSTORE" ] || keytool -genkeypair -keystore "$ANDROID_KEYSTORE" -storetype PKCS12 -alias test \
		-storepass testing -keypass testing -keyalg RSA -keysize 4096 -validity 10000 -dname 'CN=Damiera for trying'
fi
export ANDROID_KEYSTORE_PASSWORD

sh packaging/android/icons.sh

# What lies in this folder the tool packs as it is.
trap 'rm -rf assets' EXIT
trap 'exit 1' HUP INT TERM
mkdir -p assets
cp LICENSE assets/LICENSE.txt
CGO_ENABLED=1 GOOS=android GOARCH=arm64 sh packaging/licences.sh >assets/THIRD-PARTY.txt

# netgo: the program asks for no network, so it has no use for the system's way of finding hosts.
# One kind of processor, that of phones since about 2016, keeps the .apk small.
sh packaging/fyne.sh package --os android/arm64 --release --tags migrated_fynedo,netgo
# The tool needs the program's symbols and stores it as it is. Packed, the file is half as large; what
# Android maps into memory from where it lies has to stay unpacked (zip -9 would pack that too).
rm -rf "$work/apk" "$work/packed.apk"
unzip -q Damiera.apk -x 'META-INF/*' -d "$work/apk"
rm Damiera.apk
strip=$(echo "$ANDROID_NDK_HOME"/toolchains/llvm/prebuilt/*/bin/llvm-strip)
"$strip" "$work/apk/lib/arm64-v8a/libdamiera.so"
(cd "$work/apk" && find . -type f | LC_ALL=C sort | zip -q -X -8 -n .arsc:.png -@ ../packed.apk)
"$tools/zipalign" -f -P 16 4 "$work/packed.apk" "$work/aligned.apk"
# The tool signs in a way that Android takes up to version 10 only.
"$tools/apksigner" sign --ks "$ANDROID_KEYSTORE" --ks-key-alias "$ANDROID_KEY_ALIAS" \
	--ks-pass env:ANDROID_KEYSTORE_PASSWORD --in "$work/aligned.apk" --out "dist/$name-arm64.apk"
rm -f "dist/$name-arm64.apk.idsig"
"$tools/apksigner" verify --print-certs "dist/$name-arm64.apk"
sh packaging/android/badging.sh "$tools/aapt2" "dist/$name-arm64.apk"

# All kinds of processors: the shop gives each phone its own.
sh packaging/android/bundletool.sh "$work/bin"
PATH=$PWD/$work/bin:$PATH
sh packaging/fyne.sh release --os android --tags migrated_fynedo,netgo --keystore "$ANDROID_KEYSTORE" \
	--keystore-pass "$ANDROID_KEYSTORE_PASSWORD" --key-name "$ANDROID_KEY_ALIAS"
mv Damiera.aab "dist/$name.aab"
bundletool validate --bundle "dist/$name.aab" >/dev/null
ls -l "dist/$name-arm64.apk" "dist/$name.aab"
