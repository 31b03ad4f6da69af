#!/bin/sh
# Fetches Google's bundletool, which makes an .aab, as a command into the folder named.
set -eu
version=1.18.3
sum=a099cfa1543f55593bc2ed16a70a7c67fe54b1747bb7301f37fdfd6d91028e29
mkdir -p "$1"
folder=$(cd "$1" && pwd)
jar=$folder/bundletool-$version.jar
if [ ! -e "$jar" ]; then
	curl -fsSL --retry 3 -o "$jar.part" \
		"https://github.com/google/bundletool/releases/download/$version/bundletool-all-$version.jar"
	echo "$sum  $jar.part" | sha256sum -c - >/dev/null
	mv "$jar.part" "$jar"
fi
printf '#!/bin/sh\nexec java -jar "%s" "$@"\n' "$jar" >"$folder/bundletool"
chmod +x "$folder/bundletool"
