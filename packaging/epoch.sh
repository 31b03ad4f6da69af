#!/bin/sh
# Tells the time of this source in seconds: that of the commit, or of the archive it came in. Packages bear
# no other time, so that the same source makes the same bytes. SOURCE_DATE_EPOCH chooses another.
set -eu
cd "$(dirname "$0")/.."
echo "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date -r FyneApp.toml +%s)}"
