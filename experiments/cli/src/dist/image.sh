#!/bin/sh
# Makes a folder run without a JDK: a small Java runtime, and an archive of the classes as the JVM keeps them in memory.
# Usage: image.sh JDK FOLDER; the folder has lib/sekilab.jar.
set -eu

jdk=$1
cd "$2"
main=org.sekilab.experiments.cli.Main

# The modules that the program names, the file system of jars and charsets of game records.
modules=$("$jdk/bin/jdeps" --print-module-deps --ignore-missing-deps --multi-release 17 lib/sekilab.jar | tail -n 1)
rm -rf runtime
"$jdk/bin/jlink" --add-modules "$modules,jdk.zipfs,jdk.charsets" --strip-java-debug-attributes --no-header-files \
    --no-man-pages --output runtime

# The name that the launcher gives the jar. An archive is of use only to the same name.
exec 9< .
jar=/proc/self/fd/9/lib/sekilab.jar
lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT
count=0

# Writes down the classes that a command needs.
learn() {
    count=$((count + 1))
    runtime/bin/java -Xshare:off -XX:+UseSerialGC -XX:DumpLoadedClassList="$lists/$count" -cp "$jar" "$main" "$@" \
        > "$lists/out" 2> "$lists/err" || { cat "$lists/err" >&2; exit 1; }
}

board='(;SZ[5]AB[ba][bb][bc][bd][be][ab][ad]AW[ca][cb][cc][cd][ce][da][db][dc][dd][de][eb][ed])'
learn --version < /dev/null
learn help solve < /dev/null
learn solve --demo --format jsonl --set limits.region-nodes=200 < /dev/null
learn life --demo --nodes 100 < /dev/null
echo "$board" > "$lists/board.sgf"
learn solve "$lists/board.sgf" --color-board=always --certificate "$lists/board.gz" < /dev/null
learn verify "$lists/board.gz" < /dev/null
learn static "$lists/board.sgf" < /dev/null
learn score "$lists/board.sgf" < /dev/null
learn region "$lists/board.sgf" --at A1 < /dev/null
printf 'boardsize 5\ngo_safe full\nfinal_score\n' | learn gtp
printf '{"id": "a", "size": 5, "black": ["C3"], "ask": ["safety", "score", "static"]}\n' | learn analyze
cat "$lists"/[0-9]* | awk '!seen[$0]++' > "$lists/all"
runtime/bin/java -Xshare:dump -XX:SharedClassListFile="$lists/all" -XX:SharedArchiveFile=lib/sekilab.jsa \
    -cp "$jar" > "$lists/log" 2>&1 || { cat "$lists/log" >&2; exit 1; }
