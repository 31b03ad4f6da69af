#!/bin/sh
# Tries the packages that package.sh made, under Wine: starts the program from the zip, installs it
# with the installer, starts it again and takes it away. Pictures of the windows come to dist/checks.
set -eu
cd "$(dirname "$0")/../.."

version=$(sed -n 's/^Version = "\(.*\)"$/\1/p' FyneApp.toml)
name=damiera-$version-windows-amd64
pictures=dist/checks
work=$(mktemp -d)
pids=
ended() {
	wineserver -k 2>/dev/null || true
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

# A screen in memory that tells its own number, and a Windows of our own.
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3>"$work/number" >/dev/null 2>&1 &
pids="$pids $!"
read -r number <"$work/number"
export DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1
export WINEPREFIX="$work/wine" WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
export HOME="$work"

# Starts a program of Windows, looks at its window, opens the settings' end, where the version is, and ends it.
starts() {
	picture=$1
	shift
	wine "$@" >"$work/log" 2>&1 &
	pids="$pids $!"
	window=$(timeout 120 xdotool search --sync --onlyvisible --name '^Damiera$' | head -n 1) || true
	[ -n "$window" ] || fail "no window: $(cat "$work/log")"
	sleep 5
	import -window root "$pictures/$picture.png"
	xdotool windowfocus "$window" sleep 1 key comma sleep 2 key End sleep 2
	import -window root "$pictures/$picture-settings.png"
	wineserver -k
	wineserver -w
}

step "what the program says of itself"
mkdir "$work/zip"
unzip -q "dist/$name.zip" -d "$work/zip"
program=$work/zip/$name/damiera.exe
x86_64-w64-mingw32-objdump -p "$program" >"$work/headers"
grep -q '^Subsystem.*Windows GUI' "$work/headers" || fail "it opens a console: $(grep '^Subsystem' "$work/headers")"
# It must bring all libraries that Windows has not.
sed -n 's/.*DLL Name: //p' "$work/headers" | sort -u | while read -r dll; do
	case $(echo "$dll" | tr '[:upper:]' '[:lower:]') in
	kernel32.dll | msvcrt.dll | user32.dll | gdi32.dll | shell32.dll | opengl32.dll | ole32.dll | oleaut32.dll | \
		advapi32.dll | uiautomationcore.dll | winmm.dll | ucrtbase.dll | api-ms-win-*) ;;
	*) fail "needs $dll" ;;
	esac
done

step "a Windows to try it on"
wineboot --init >"$work/log" 2>&1 || fail "$(cat "$work/log")"
wineserver -w
system=$WINEPREFIX/drive_c/windows/system32
[ -e "$system/bcryptprimitives.dll" ] ||
	x86_64-w64-mingw32-gcc -shared -O2 -o "$system/bcryptprimitives.dll" packaging/windows/random.c -ladvapi32

step "from the zip"
starts windows-zip "$program"

step "by the installer"
list() { (cd "$WINEPREFIX/drive_c" && find . | grep -v '/Temp/' | LC_ALL=C sort); }
key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\app.damiera'
# A folder that every Windows has and Wine has not yet.
mkdir -p "$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/Programs"
list >"$work/before"
wine "dist/$name-setup.exe" /S
wineserver -w
installed=$(find "$WINEPREFIX/drive_c" -path '*Programs/Damiera/damiera.exe')
[ -n "$installed" ] || fail "not installed"
[ -n "$(find "$WINEPREFIX/drive_c" -path '*Start Menu/Programs/Damiera.lnk')" ] || fail "not in the start menu"
wine reg query "$key" /v DisplayVersion | grep -q "$version" || fail "the list of programs has another version"
starts windows-installed "$installed"
wine "$(dirname "$installed")/uninstall.exe" /S
wineserver -w
sleep 2
list >"$work/after"
diff "$work/before" "$work/after" || fail "uninstalling leaves something behind"
if wine reg query "$key" >/dev/null 2>&1; then
	fail "it is still in the list of programs"
fi

echo "Installed, started and gone again. Look at $pictures."
