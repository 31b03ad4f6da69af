#!/bin/sh
# Installs what is missing for a purpose, and a Go that is new enough:
#
#   packaging/setup.sh [PURPOSE]
#
#   build          the program (the default)
#   web            the page for browsers, which needs Go alone
#   test           the tests: also a screen in memory, and a hand to click with
#   web-test       the tests of the page, in a browser
#   phone          the tests of the program as on a phone
#   linux          packages for Linux
#   windows        packages for Windows
#   check-linux    trying the packages for Linux
#   check-windows  trying the packages for Windows
#   android        checking the types of the build for Android
#   workflows      checking what GitHub does
#
# Where nothing is missing it says nothing and changes nothing. On Debian, Ubuntu and their kin it installs
# with apt-get, through sudo only when not root; elsewhere it tells what to install and ends with status 1.
set -eu

purpose=${1:-build}
case $purpose in
build | web | test | web-test | phone | linux | windows | check-linux | check-windows | android | workflows) ;;
*)
	sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
	exit 2
	;;
esac

root=$(cd "$(dirname "$0")/.." && pwd)
# Where we put a Go that we had to fetch; the Makefile knows the place too.
own_go=$HOME/.local/share/damiera/go
# /usr/local is where Go's own installer puts it, often not yet in the path of a new machine.
PATH=$own_go/bin:$PATH:/usr/local/go/bin
# An older Go fetches the one that go.mod asks for by itself, unless somebody decided otherwise.
GOTOOLCHAIN=${GOTOOLCHAIN:-auto}
export PATH GOTOOLCHAIN

# What each purpose needs, by Debian's names: a command, or a C library as pkg-config knows it. We
# ask for the thing and not for the package, since packages have other names elsewhere.
needed() {
	# Go fetches its modules over TLS. Elsewhere the certificates have other places.
	if has_apt; then
		echo "file /etc/ssl/certs/ca-certificates.crt ca-certificates"
	fi
	case $purpose in
	build | test | linux | phone)
		cat <<-END
			command make make
			command gcc gcc
			header stdlib.h libc6-dev
			command pkg-config pkg-config
			library gl libgl1-mesa-dev
			library x11 libx11-dev
			library xcursor libxcursor-dev
			library xrandr libxrandr-dev
			library xinerama libxinerama-dev
			library xi libxi-dev
			library xxf86vm libxxf86vm-dev
			library wayland-client libwayland-dev
			library xkbcommon libxkbcommon-dev
		END
		;;
	esac
	case $purpose in
	test | check-linux | check-windows | phone)
		cat <<-END
			command Xvfb xvfb
			command xdotool xdotool
		END
		;;
	esac
	case $purpose in
	linux)
		echo "command xz xz-utils"
		;;
	web-test)
		cat <<-END
			command chromium chromium
			command node nodejs
			command npm npm
		END
		;;
	android)
		cat <<-END
			command aapt2 aapt
			command clang clang
			command javac default-jdk-headless
			file /usr/aarch64-linux-gnu/include/stdlib.h libc6-dev-arm64-cross
			file /usr/arm-linux-gnueabihf/include/stdlib.h libc6-dev-armhf-cross
			file /usr/include/EGL/egl.h libegl-dev
			file /usr/include/GLES3/gl3.h libgles-dev
			file /usr/include/android/android/input.h android-platform-frameworks-native-headers
			file /usr/include/android/android/log.h android-liblog-dev
			file /usr/share/android-framework-res/framework-res.apk android-framework-res
		END
		;;
	phone)
		cat <<-END
			command openbox openbox
			library egl libegl-dev
			library glesv2 libgles-dev
		END
		;;
	workflows)
		echo "command shellcheck shellcheck"
		;;
	windows)
		cat <<-END
			command x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
			command makensis nsis
			command zip zip
		END
		;;
	check-linux)
		cat <<-END
			command appstreamcli appstream
			command debootstrap debootstrap
			command desktop-file-validate desktop-file-utils
			command flatpak-builder flatpak-builder
			command import imagemagick
			command lintian lintian
			command rpm rpm
			command xprop x11-utils
		END
		;;
	check-windows)
		cat <<-END
			command import imagemagick
			command unzip unzip
			command wine wine
			file /usr/lib/wine/wine64 wine64
			command x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
		END
		;;
	esac
}

present() {
	case $1 in
	file) [ -e "$2" ] ;;
	command) command -v "$2" >/dev/null 2>&1 ;;
	header) echo "#include <$2>" | gcc -E - >/dev/null 2>&1 ;;
	library) pkg-config --exists "$2" 2>/dev/null ;;
	esac
}

# Debian's names of what is missing.
missing() {
	needed | while read -r kind name package; do
		present "$kind" "$name" || echo "$package"
	done
}

has_apt() {
	command -v apt-get >/dev/null 2>&1
}

# apt-get, without questions.
apt() {
	if [ "$(id -u)" -eq 0 ]; then
		env DEBIAN_FRONTEND=noninteractive apt-get "$@"
	elif command -v sudo >/dev/null 2>&1; then
		sudo env DEBIAN_FRONTEND=noninteractive apt-get "$@"
	else
		echo "Neither root nor sudo here. As root, run: apt-get $*" >&2
		return 1
	fi
}

# Installs packages. Old lists of packages name files that are gone, so the lists come first;
# without a network a package may still be at hand, so a failure there is not the end.
apt_install() {
	echo "Installing $*"
	apt update -q || echo "The lists of packages could not be renewed; trying with those at hand." >&2
	apt install -q -y --no-install-recommends "$@"
}

# Libraries: all that are missing at once.
install_libraries() {
	# macOS brings all but the compiler, and has no use for an X server.
	if [ "$(uname -s)" = Darwin ]; then
		if ! command -v cc >/dev/null 2>&1; then
			echo "Install the compiler with: xcode-select --install" >&2
			exit 1
		fi
		if [ "$purpose" = test ]; then
			echo "The end-to-end test needs Xvfb and xdotool on Linux; make check runs the others." >&2
			exit 1
		fi
		return
	fi
	packages=$(missing)
	[ -n "$packages" ] || return 0
	if ! has_apt; then
		elsewhere "$packages"
		exit 1
	fi
	# The list is words without spaces, to be split.
	# shellcheck disable=SC2086
	apt_install $packages
	packages=$(missing)
	if [ -n "$packages" ]; then
		echo "Installed, but still not found: $(echo "$packages" | tr '\n' ' ')" >&2
		exit 1
	fi
}

elsewhere() {
	cat >&2 <<-END
		Missing here, by Debian's names: $(echo "$1" | tr '\n' ' ')
		Install them with your system's own tool and try again. For example:
		  Fedora: dnf install make gcc pkgconf-pkg-config mesa-libGL-devel libX11-devel \\
		    libXcursor-devel libXrandr-devel libXinerama-devel libXi-devel libXxf86vm-devel \\
		    wayland-devel libxkbcommon-devel
		  Arch: pacman -S make gcc pkgconf libglvnd libx11 libxcursor libxrandr libxinerama libxi \\
		    libxxf86vm wayland libxkbcommon
		  Alpine: apk add make gcc musl-dev pkgconf mesa-dev libx11-dev libxcursor-dev libxrandr-dev \\
		    libxinerama-dev libxi-dev libxxf86vm-dev wayland-dev libxkbcommon-dev
		For make test also Xvfb (xorg-x11-server-Xvfb, xorg-server-xvfb, xvfb) and xdotool.
	END
}

# The minor version of "go1.N" or "1.N...": N, or 0 for what is not of that form.
minor() {
	v=$(echo "$1" | sed -n 's/^\(go\)\{0,1\}1\.\([0-9][0-9]*\).*$/\2/p')
	echo "${v:-0}"
}

# The minor version of the Go that builds here: go.mod's, where the one installed is old but can
# fetch it.
go_here() {
	command -v go >/dev/null 2>&1 || {
		echo 0
		return
	}
	minor "$(cd "$root" && go env GOVERSION 2>/dev/null)"
}

install_go() {
	want=$(minor "$(sed -n 's/^go //p' "$root/go.mod")")
	[ "$(go_here)" -lt "$want" ] || return 0
	if has_apt && ! command -v go >/dev/null 2>&1; then
		apt update -q || true
		apt_install golang-go
		[ "$(go_here)" -lt "$want" ] || return 0
	fi
	# From 1.21 on a Go fetches a newer one by itself. An older one, as in Debian 12 and Ubuntu
	# 22.04, can do as much when told how.
	if command -v go >/dev/null 2>&1 && fetch_go; then
		[ "$(go_here)" -lt "$want" ] || return 0
	fi
	cat >&2 <<-END
		Go 1.$want or newer is needed$(found_go). Take it from https://go.dev/dl/ and put its
		bin folder into PATH. A Go from 1.21 on also fetches what it needs by itself, where the
		network and GOTOOLCHAIN (here "$GOTOOLCHAIN") let it.
	END
	exit 1
}

# Puts the Go that go.mod asks for into own_go. It comes as a module does, checked against the same
# public sums; modules do not say which of their files can be run.
fetch_go() {
	version=v0.0.1-go$(sed -n 's/^go //p' "$root/go.mod").$(go env GOHOSTOS)-$(go env GOHOSTARCH)
	echo "Fetching Go: golang.org/toolchain $version"
	module=$(cd / && GOFLAGS='' GO111MODULE=on go mod download -json "golang.org/toolchain@$version" |
		sed -n 's/^.*"Dir": "\(.*\)".*$/\1/p')
	[ -d "$module" ] || return 1
	rm -rf "$own_go"
	mkdir -p "$(dirname "$own_go")"
	cp -R "$module" "$own_go"
	chmod -R u+w "$own_go"
	chmod +x "$own_go"/bin/* "$own_go"/pkg/tool/*/*
	hash -r # the shell remembers where the old one was
}

found_go() {
	if command -v go >/dev/null 2>&1; then
		echo ", and $(command -v go) is $(cd / && go env GOVERSION 2>/dev/null || echo older)"
	fi
}

install_libraries
install_go
