#!/bin/sh
# One shard of a study in each task of a Slurm array. The number of tasks is the number of shards:
#     sbatch --array=1-16 docs/cluster/slurm-array.sh experiments/conf/coverage.conf parts
# Submit it again, and it goes on where it stopped. When all tasks have ended:
#     ./sekilab merge parts/shard-* --out results && ./sekilab report results
#SBATCH --array=1-16
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=02:15:00
set -eu
study=$1
parts=$2
shard=$parts/shard-$SLURM_ARRAY_TASK_ID
if [ -f "$shard/results.sqlite" ]; then resume=--resume; else resume=; fi
# The budget is shorter than --time above, so that the report is written, too.
exec "${SEKILAB:-./sekilab}" run "$study" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out "$shard" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" --budget "${BUDGET:-2h}" $resume
