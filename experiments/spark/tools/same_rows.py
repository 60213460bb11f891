#!/usr/bin/env python3
"""Shows that a study has the same rows, however its jobs are handed out.

Usage: same_rows.py [--nodes N] [--out DIR] [STUDY.conf ...]

Each study runs in four ways: by --jobs 2, by four shards that are merged, on Spark in one process (local[2]), on a
cluster of two workers. One of these workers is killed in the middle. A search has N nodes at most, and no limit of time that matters. Without
a name, all studies of experiments/conf take part. The rows of all ways must be equal: verdicts, nodes, methods, limits,
seeds, errors, and the counts of whole boards. The exit code is 0 only if they are, and if each worker was killed while
jobs were left.
"""

import argparse
import pathlib
import sys
import tempfile
import time

from standalone import ROOT, Call, Cluster, query

STUDIES = ["ablation", "best", "coverage", "engines", "heuristics", "life", "niu2004", "niu2005", "semeai"]
SHARDS = 4
JOB = "job.run, job.positions, job.file, job.place, job.item, job.repetition"
ANSWERS = f"""SELECT {JOB}, job.seed, job.status, job.error, job.input, job.settings, answer.item, answer.size, verdict,
    certainty, expected, method, stopped_by, nodes, first_nodes, second_nodes, estimate
    FROM job LEFT JOIN answer ON answer.job = job.id ORDER BY {JOB}, answer.rowid"""
BOARDS = f"""SELECT {JOB}, points, safe_black, safe_white, seki_stones, blocks, alive, on_safe_points, regions,
    safe_regions, nodes, stones, owners, statuses FROM board JOIN job ON board.job = job.id ORDER BY {JOB}"""


def rows(out):
    """All that does not depend on the clock."""
    return query(out, ANSWERS) + query(out, BOARDS)


def by_shards(run, out):
    """Runs all shards, two at a time, and merges them."""
    parts = [out.with_name(f"shard-{number}") for number in range(1, SHARDS + 1)]
    for first in range(0, SHARDS, 2):
        calls = [Call(parts[i], *run, "--jobs", "1", "--shard", f"{i + 1}/{SHARDS}") for i in (first, first + 1)]
        for call in calls:
            call.wait()
    Call(out, "merge", *parts).wait()


def on_cluster(run, out, cluster, jobs):
    """Runs on the cluster, and kills a worker when a quarter of the jobs is done. Gives how many were done then."""
    call = Call(out, *run, "--on", cluster.url)
    while call.is_at_work() and call.count() < jobs / 4:
        time.sleep(0.02)
    cluster.kill_worker()
    done = call.count()
    call.wait()
    cluster.add_worker()
    return done


def compare(study, options, folder, cluster):
    """Runs a study in all ways, and tells what differs. True if nothing does."""
    run = ["run", study, *options]
    name = study.stem
    Call(folder / "jobs", *run, "--jobs", "2").wait()
    expected = rows(folder / "jobs")
    jobs = query(folder / "jobs", "SELECT count(*) FROM job")[0][0]
    nodes = query(folder / "jobs", "SELECT sum(nodes) FROM answer")[0][0]
    by_shards(run, folder / "merged")
    Call(folder / "threads", *run, "--on", "local[2]").wait()
    done = on_cluster(run, folder / "cluster", cluster, jobs)
    is_same = True
    for way in ["merged", "threads", "cluster"]:
        found = rows(folder / way)
        if found != expected:
            is_same = False
            print(f"{name}: {way} differs from jobs")
            for row in sorted(set(map(str, found)) ^ set(map(str, expected)))[:10]:
                print(f"    {row}")
    if done >= jobs:
        is_same = False
        print(f"{name}: all jobs were done before the worker was killed; maybe more --nodes")
    verdict = "the same" if is_same else "NOT the same"
    print(f"{name}: {jobs} jobs, {len(expected)} rows, {nodes} nodes; a worker was killed after {done} jobs: {verdict}",
          flush=True)
    return is_same


def main():
    """Compares the ways, study by study."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=50, help="nodes of a search at most (50)")
    parser.add_argument("--out", type=pathlib.Path, help="where the results stay (a folder that is deleted)")
    parser.add_argument("studies", type=pathlib.Path, nargs="*")
    arguments = parser.parse_args()
    studies = arguments.studies or [ROOT / "experiments" / "conf" / f"{name}.conf" for name in STUDIES]
    options = ["--set", f"limits.region-nodes={arguments.nodes}", "--set", "limits.region-time=10m"]
    with tempfile.TemporaryDirectory(prefix="same-rows-") as temporary:
        out = (arguments.out or pathlib.Path(temporary)).resolve()
        with Cluster(out / "spark", 2) as cluster:
            is_same = [compare(study.resolve(), options, out / study.stem, cluster) for study in studies]
    print(f"{sum(is_same)} of {len(is_same)} studies have the same rows in all ways")
    return 0 if all(is_same) else 1


if __name__ == "__main__":
    sys.exit(main())
