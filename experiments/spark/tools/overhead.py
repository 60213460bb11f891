#!/usr/bin/env python3
"""Measures what Spark adds to a study of many short jobs, on a cluster of one or two workers of one core.

Usage: overhead.py [--jobs-count N] [--millis M] [--workers W] [--out DIR]

The study has N jobs (100000) of about M milliseconds (10) each. A job is a region of 30 points that no search proves
with the nodes it has. There are 20 variants that differ in their seeds. The study runs by --jobs W, then on a cluster of
W workers (2). A short run before tells how many nodes are M milliseconds. The program prints for both ways: wall time,
processor time, and what the jobs themselves took. For the cluster it also prints the time of its streams of tasks, and
how much of it the runner had. The runner does the same work around each job without Spark. The last figure is how much
memory the driver holds in the middle.

On a machine of two cores, the driver takes time from two workers. With --workers 1 it has a core for itself, as on a
cluster of several machines.

It takes some 2 * N * M / W milliseconds, and a minute more. The exit code is 1 if a target is missed. On the cluster
15% more wall time misses one, and so do 5% of the runner's time for Spark itself. So do rows that differ, and 10% more
memory at the end than at the beginning.
"""

import argparse
import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from standalone import JAVA, Call, Cluster, fail, query

PROBE_JOBS, PROBE_NODES = 400, 2000
VARIANTS = 20
MOST_WALL, MOST_STREAM, MOST_MEMORY = 1.15, 1.05, 1.10
SIDE, ROWS = "abcde", "defghi"  # of the region, as SGF writes points
WALL = [f"{column}c" for column in "abcdef"] + [f"f{row}" for row in ROWS]
LOOK_SECONDS = 1  # between two looks at the results: each look takes time from the jobs
PARTS = 4  # the memory of the driver is taken after each part of the jobs but the last


def write_study(folder, jobs, nodes):
    """An experiment about a list of region problems, with all its files."""
    folder.mkdir(parents=True, exist_ok=True)
    points = [column + row for column in SIDE for row in ROWS]
    walls = "".join(f"[{point}]" for point in WALL)
    games = [f"(;GM[1]FF[4]SZ[9]AB{walls}AW[{one}][{other}])" for one, other in itertools.combinations(points, 2)]
    (folder / "boards.sgf").write_text("\n".join(games) + "\n")
    lines = [f"boards.sgf,{row % len(games) + 1},A1,black,attacker" for row in range(jobs // VARIANTS)]
    (folder / "problems.csv").write_text("\n".join(["file,index,at,defender,first", *lines]) + "\n")
    study = folder / "overhead.conf"
    runs = ", ".join(f"{{ name = seed-{seed}, random.seed = {seed} }}" for seed in range(1, VARIANTS + 1))
    study.write_text(f'positions {{ problems {{ regions = "problems.csv" }} }}\nruns = [ {runs} ]\n'
                     f"settings {{ limits {{ region-nodes = {nodes}, region-time = 10m, memory = 1 MiB }} }}\n")
    return study


def nodes_of(folder, millis):
    """How many nodes take that time, once the virtual machine is warm."""
    call = Call(folder / "probe", "run", write_study(folder, PROBE_JOBS, PROBE_NODES))
    call.wait()
    times = [row[0] for row in query(call.out, "SELECT millis FROM job ORDER BY id")][PROBE_JOBS // 2:]
    open_jobs = query(call.out, f"SELECT count(*) FROM answer WHERE nodes >= {PROBE_NODES}")[0][0]
    if open_jobs < PROBE_JOBS * 0.9:
        fail(f"{PROBE_JOBS - open_jobs} of {PROBE_JOBS} regions need less than {PROBE_NODES} nodes")
    return max(1, round(PROBE_NODES * millis / sorted(times)[len(times) // 2]))


def live_megabytes(process):
    """What a virtual machine holds after it has collected its garbage."""
    jcmd = str(pathlib.Path(JAVA).with_name("jcmd")) if os.sep in JAVA else "jcmd"
    text = subprocess.run([jcmd, str(process), "GC.class_histogram"], capture_output=True, text=True, check=True).stdout
    return int(text.split()[-1]) / 2**20


def seconds_of_jobs(out):
    """What the jobs took, each by the clock of its thread."""
    return query(out, "SELECT sum(millis) FROM job")[0][0] / 1000


def on_cluster(cluster, study, folder, jobs):
    """Runs on the cluster. Gives the seconds of wall and of processor time, and what the driver held on the way."""
    events = folder / "events"
    events.mkdir()
    (folder / "spark-defaults.conf").write_text(
        f"spark.eventLog.enabled true\nspark.eventLog.compress false\nspark.eventLog.dir {events.as_uri()}\n")
    before = cluster.cpu_seconds()
    call = Call(folder / "cluster", "run", study, "--on", cluster.url, environment={"SPARK_CONF_DIR": str(folder)})
    held = []
    while len(held) < PARTS - 1 and call.is_at_work():
        if call.count() >= jobs * (len(held) + 1) / PARTS:
            held.append(live_megabytes(call.process.pid))
        time.sleep(LOOK_SECONDS)
    wall, cpu = call.wait()
    cluster.await_executors_end()
    return wall, cpu, cluster.cpu_seconds() - before, held


def stream_seconds(events, cores):
    """The seconds from the first task to the end of the last one, on all cores; those of the runner; and the tasks.

    The runner is what Spark calls: it does the jobs of a task and makes their results, as it does without Spark.
    """
    starts, ends, runner, count = [], [], 0, 0
    for file in (each for each in events.rglob("*") if each.is_file()):
        for line in file.open():
            if '"SparkListenerTaskEnd"' in line:
                event = json.loads(line)
                info = event["Task Info"]
                starts.append(info["Launch Time"])
                ends.append(info["Finish Time"])
                runner += event["Task Metrics"]["Executor Run Time"]
                count += 1
    return (max(ends) - min(starts)) * cores / 1000, runner / 1000, count


def more(time_taken, base):
    """How much longer a time is, in percent."""
    return f"{100 * (time_taken / base - 1):+.1f}%"


def main():
    """Measures both ways, and prints what they took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs-count", type=int, default=100_000)
    parser.add_argument("--millis", type=float, default=10)
    parser.add_argument("--workers", type=int, default=2, choices=(1, 2))
    parser.add_argument("--out", type=pathlib.Path, help="where the results stay (a folder that is deleted)")
    arguments = parser.parse_args()
    jobs, cores = arguments.jobs_count // VARIANTS * VARIANTS, arguments.workers
    with tempfile.TemporaryDirectory(prefix="overhead-") as temporary:
        folder = (arguments.out or pathlib.Path(temporary)).resolve()
        nodes = nodes_of(folder, arguments.millis)
        study = write_study(folder, jobs, nodes)
        print(f"{jobs} jobs of {nodes} nodes, on {cores} cores", flush=True)
        call = Call(folder / "jobs", "run", study, "--jobs", str(cores))
        wall, cpu = call.wait()
        own = seconds_of_jobs(call.out)
        print(f"--jobs {cores}: {wall:.1f} s wall, {cpu:.1f} s of processor time; the jobs took {own:.1f} s, "
              f"{own * 1000 / jobs:.2f} ms each", flush=True)
        with Cluster(folder / "spark", cores) as cluster:
            spark_wall, driver, workers, held = on_cluster(cluster, study, folder, jobs)
        spark_own = seconds_of_jobs(folder / "cluster")
        stream, runner, tasks = stream_seconds(folder / "events", cores)
        print(f"cluster:  {spark_wall:.1f} s wall, {driver + workers:.1f} s of processor time (driver {driver:.1f}); "
              f"the jobs took {spark_own:.1f} s, {spark_own * 1000 / jobs:.2f} ms each")
        print(f"streams:  {stream:.1f} s on {cores} cores from the first to the last of {tasks} tasks, "
              f"{runner:.1f} s of it the runner's")
        print(f"beside the jobs: streams {more(stream, spark_own)}, the runner in them {more(runner, spark_own)}, "
              f"all cores of --jobs {cores} {more(wall * cores, own)}")
        print("driver:   holds " + ", ".join(f"{each:.1f}" for each in held) + " MB after each quarter of the jobs")
        sql = "SELECT verdict, nodes FROM answer JOIN job ON answer.job = job.id ORDER BY place, run"
        met = {
            f"wall time {more(spark_wall, wall)} (at most +15%)": spark_wall <= wall * MOST_WALL,
            f"Spark in the streams {more(stream, runner)} (at most +5%)": stream <= runner * MOST_STREAM,
            "the driver's memory is flat": len(held) == PARTS - 1 and held[-1] <= held[0] * MOST_MEMORY,
            "rows are equal": query(folder / "jobs", sql) == query(folder / "cluster", sql),
        }
    for target, is_met in met.items():
        print(f"{'pass' if is_met else 'MISSED'}: {target}")
    return 0 if all(met.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
