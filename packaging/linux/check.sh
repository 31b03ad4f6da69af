#!/bin/sh
# Tries the packages that package.sh made: the formats' own linters look at them, and each is
# installed, started and removed again. The .deb goes into a bare Debian, so that what it depends on
# is all that it gets. Pictures of the windows come to dist/checks. Needs root, for chroot.
set -eu
cd "$(dirname "$0")/../.."

if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null; then
	echo "check.sh needs root and debootstrap, for a bare Debian to install into" >&2
	exit 1
fi

version=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)
arch=$(dpkg --print-architecture)
archive=dist/damiera-$version-linux-$arch.tar.xz
deb=dist/damiera_${version}_$arch.deb
rpm=$(echo dist/damiera-"$version"-*.rpm)
pictures=dist/checks
work=$(mktemp -d)
pids=
ended() {
	for pid in $pids; do kill "$pid" 2>/dev/null || true; done
	rm -rf "$work"
}
trap ended EXIT
mkdir -p "$pictures"

step() { echo "== $*"; }
fail() {
	echo "FAILED: $*" >&2
	exit 1
}

# The same files, whatever packed them, below usr.
packed() { grep '^-' | sed -n 's|.* \.\{0,1\}/usr/||p' | grep -v '^share/lintian/' | LC_ALL=C sort; }

# A screen in memory that tells its own number.
screen() {
	mkfifo "$work/number"
	Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3>"$work/number" >/dev/null 2>&1 &
	pids="$pids $!"
	read -r number <"$work/number"
	export DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1
}

# Starts a program, looks at its window, opens the settings' end, where the version is, and ends it.
starts() {
	picture=$1
	shift
	"$@" >"$work/log" 2>&1 &
	pid=$!
	pids="$pids $pid"
	window=$(timeout 60 xdotool search --sync --onlyvisible --name '^Damiera$' | head -n 1) || true
	[ -n "$window" ] || fail "no window: $(cat "$work/log")"
	class=$(sed -n 's/^StartupWMClass=//p' packaging/linux/app.damiera.desktop)
	xprop -id "$window" WM_CLASS | grep -q "\"$class\"" || fail "$(xprop -id "$window" WM_CLASS), not $class"
	sleep 2
	import -window "$window" "$pictures/$picture.png"
	# Without a window manager nobody else gives it the keyboard.
	xdotool windowfocus "$window" sleep 0.5 key comma sleep 1 key End sleep 1
	import -window "$window" "$pictures/$picture-settings.png"
	kill "$pid"
	wait "$pid" || fail "ended with $?: $(cat "$work/log")"
}

step "descriptions"
desktop-file-validate packaging/linux/app.damiera.desktop
appstreamcli validate --no-net packaging/linux/app.damiera.Damiera.metainfo.xml
manifest=$PWD/packaging/flatpak/app.damiera.Damiera.yml
(cd "$work" && flatpak-builder --show-manifest "$manifest" >/dev/null) # it leaves a folder where it runs

step "lintian"
lintian --fail-on error,warning --tag-display-limit 0 "$deb"

step ".deb and .rpm have the same files"
dpkg-deb -c "$deb" | packed >"$work/deb.list"
rpm -qplv "$rpm" 2>/dev/null | packed >"$work/rpm.list"
diff "$work/deb.list" "$work/rpm.list"
[ "$(wc -l <"$work/deb.list")" -ge 12 ] || fail "only $(wc -l <"$work/deb.list") files"
[ "$(dpkg-deb -f "$deb" Version)" = "$version" ] || fail "the .deb is $(dpkg-deb -f "$deb" Version)"
[ "$(rpm -qp --qf '%{VERSION}' "$rpm" 2>/dev/null)" = "$version" ] || fail "the .rpm has another version"

screen

step "$deb in a bare Debian"
root=$work/root
mirror=$(sed -n 's/^URIs: //p' /etc/apt/sources.list.d/debian.sources 2>/dev/null | head -n 1)
# shellcheck disable=SC1091
debootstrap --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root" ${mirror:+"$mirror"} >"$work/log" ||
	fail "debootstrap: $(tail "$work/log")"
inside() { env HOME=/root DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 chroot "$root" "$@"; }
list() { (cd "$root" && find . -path ./proc -prune -o -path ./var/lib/dpkg -prune -o -path ./var/log -prune -o -print | LC_ALL=C sort); }
inside apt-get -q -q update
inside apt-get -q -q -y --no-install-recommends satisfy "$(dpkg-deb -f "$deb" Depends)" >"$work/log" 2>&1 || fail "$(cat "$work/log")"
inside mkdir -p /root/.cache
list >"$work/before"
cp "$deb" "$root/damiera.deb"
inside dpkg -i /damiera.deb
rm "$root/damiera.deb"
starts deb env HOME=/root LANG=it_IT.UTF-8 chroot "$root" /usr/bin/damiera
inside dpkg --purge damiera
rm -rf "$root/root/.config" "$root"/root/.cache/* # the player's own
list >"$work/after"
diff "$work/before" "$work/after" || fail "purging leaves something behind"

step "$archive into a prefix"
mkdir "$work/archive" "$work/prefix" "$work/home" "$work/home/.cache"
tar -xf "$archive" -C "$work/archive"
install=$(echo "$work"/archive/*/install.sh)
PREFIX=$work/prefix sh "$install"
desktop-file-validate "$work/prefix/share/applications/app.damiera.desktop"
(cd "$work/prefix" && find . -type f | sed 's|^\./||' | grep -v '/folders$' | LC_ALL=C sort | diff "$work/deb.list" -)
starts archive env HOME="$work/home" LANG=tr_TR.UTF-8 "$work/prefix/bin/damiera"
PREFIX=$work/prefix sh "$install" uninstall
[ -z "$(ls -A "$work/prefix")" ] || fail "left behind: $(find "$work/prefix")"

step "$rpm into a root"
mkdir "$work/rpm"
rpm --root "$work/rpm" --nodeps -i "$rpm"
rpm --root "$work/rpm" -V --nodeps damiera || fail "the .rpm is not what it says"
starts rpm env HOME="$work/home" LANG=de_DE.UTF-8 "$work/rpm/usr/bin/damiera"
rpm --root "$work/rpm" -e damiera
[ -z "$(find "$work/rpm/usr" -type f -path '*damiera*')" ] || fail "left behind: $(find "$work/rpm/usr" -type f)"

echo "All packages installed, started and gone again. Look at $pictures."
