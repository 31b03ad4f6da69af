#!/bin/sh
# Checks what can be checked of the Android package without Android's own SDK and NDK, neither of which
# Debian has: the types of the whole build, C included, for phones of 64 and of 32 bits; and that the
# manifest and the icon become resources.
#
# The C compiler is Debian's clang. What it includes is, in this order: the stand-ins in headers/,
# Android's headers as far as Debian has them, glibc's for the same kind of processor in place of
# Android's C library, the JDK's jni.h, and the desktop's OpenGL ES. So it tells that the program fits
# what it calls, and not that it links or runs.
set -eu
cd "$(dirname "$0")/../.."

java=$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")/include

# check GOARCH CLANG-TARGET GLIBC [OPTION]
check() {
	echo "android/$1"
	# -Wno-incompatible-pointer-types: where Android's jni.h has JNIEnv **, a JDK's has void **.
	GOOS=android GOARCH=$1 CGO_ENABLED=1 CC="clang --target=$2 ${4:-} -nostdlibinc -D_LARGEFILE64_SOURCE \
-Werror=implicit-function-declaration -Wno-incompatible-pointer-types \
-isystem '$PWD/packaging/android/headers' -isystem /usr/include/android -isystem /usr/$3/include \
-isystem $java -isystem $java/linux -idirafter /usr/include" \
		go vet -tags netgo,migrated_fynedo . ./board ./engine ./prefs ./screens ./translations
}

check arm64 aarch64-linux-android26 aarch64-linux-gnu
# Debian's glibc for that kind hands floating-point numbers over in another way; types are the same.
check arm armv7a-linux-androideabi26 arm-linux-gnueabihf -D__ARM_PCS_VFP
sh packaging/android/resources.sh
