#!/bin/sh
# All shards of a study by GNU parallel, some at a time: on this machine, or on others that see the same folders.
#     docs/cluster/parallel.sh experiments/conf/coverage.conf parts 16 4
#     docs/cluster/parallel.sh experiments/conf/coverage.conf parts 16 1 --sshloginfile machines.txt --workdir .
# Call it again, and it goes on where it stopped. When it has ended:
#     ./sekilab merge parts/shard-* --out results && ./sekilab report results
set -eu
if [ "$1" = --shard ]; then # the call of parallel
    shard=$4/shard-$2
    if [ -f "$shard/results.sqlite" ]; then resume=--resume; else resume=; fi
    exec "${SEKILAB:-./sekilab}" run "$3" --shard "$2/$5" --out "$shard" --jobs 1 $resume
fi
study=$1
parts=$2
shards=$3
jobs=$4
shift 4
seq "$shards" | parallel --quote --line-buffer --jobs "$jobs" "$@" sh "$0" --shard {} "$study" "$parts" "$shards"
