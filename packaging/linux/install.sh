#!/bin/sh
# Puts Damiera where the desktop finds it, or takes it away again. Games and settings stay.
#
#   sh install.sh              for you alone, below ~/.local; as root for everybody, below /usr/local
#   sh install.sh uninstall    takes away what that put there
#
# PREFIX chooses another place. DESTDIR is for those who make packages.
set -eu
umask 022

if [ -n "${PREFIX:-}" ]; then
	prefix=$PREFIX
elif [ "$(id -u)" -eq 0 ]; then
	prefix=/usr/local
else
	prefix=$HOME/.local
fi
case $prefix in
/*) ;;
*) prefix=$PWD/$prefix ;;
esac
# The desktop reads the place as part of a command.
case $prefix in
*[\"\`\$\\%\&\|]*)
	printf 'install.sh: PREFIX %s has a sign in it that desktops read as something else\n' "$prefix" >&2
	exit 2
	;;
esac
cd "$(dirname "$0")"
to=${DESTDIR:-}$prefix
# Which folders were not there before: these go too in the end.
made=share/doc/damiera/folders

put() {
	new=$(find bin share -type d | LC_ALL=C sort | while read -r folder; do
		[ -d "$to/$folder" ] || echo "$folder"
	done)
	find bin share -type f | while read -r file; do
		mode=644
		[ ! -x "$file" ] || mode=755
		install -D -m $mode "$file" "$to/$file"
	done
	# Not every desktop looks for programs there.
	sed "s|^Exec=.*|Exec=\"$prefix/bin/damiera\"|" share/applications/*.desktop >"$to/$(echo share/applications/*.desktop)"
	[ -e "$to/$made" ] || echo "$new" >"$to/$made"
	notice
	echo "Damiera is in $prefix. To take it away: sh install.sh uninstall"
}

take() {
	[ -e "$to/$made" ] || {
		echo "Damiera is not in $prefix."
		return
	}
	new=$(cat "$to/$made")
	find bin share -type f | while read -r file; do rm -f "$to/$file"; done
	rm -f "$to/$made"
	rmdir "$to/share/doc/damiera" 2>/dev/null || true
	echo "$new" | LC_ALL=C sort -r | while read -r folder; do
		[ -z "$folder" ] || rmdir "$to/$folder" 2>/dev/null || true # others may have put something there
	done
	notice
}

# Desktops look whether the folder is newer than what they remember of it.
notice() {
	[ ! -d "$to/share/icons/hicolor" ] || touch "$to/share/icons/hicolor"
}

case ${1:-install} in
install) put ;;
uninstall) take ;;
*)
	echo "usage: sh install.sh [install|uninstall]" >&2
	exit 2
	;;
esac
