"""A cluster of Spark on this machine, and runs of studies, for the programs of this folder.

The cluster has one master and workers of one core. It runs the jars that `./mvnw -P spark -DskipTests package` has
fetched. Linux and Python alone are needed.
"""

import json
import os
import pathlib
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[3]
HOME = pathlib.Path(os.environ.get("SPARK_HOME", ROOT / "experiments/spark/target/spark"))
JAVA = os.path.join(os.environ["JAVA_HOME"], "bin", "java") if "JAVA_HOME" in os.environ else "java"
START_SECONDS = 90
TICKS = os.sysconf("SC_CLK_TCK")


def fail(line):
    """Ends this program with a line."""
    sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {line}")


class Cluster:
    """A master and its workers, each worker with one core."""

    def __init__(self, folder, workers):
        if not list((HOME / "jars").glob("spark-core_2.13-4*.jar")):
            fail(f"no Spark 4 in {HOME}; build it with: ./mvnw -P spark -DskipTests package")
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.port, self.page = free_port(), free_port()
        self.url = f"spark://127.0.0.1:{self.port}"
        self.workers = []
        self.master = self._start("master", "master.Master", "--port", str(self.port), "--webui-port", str(self.page))
        try:
            for _ in range(workers):
                self.add_worker()
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def close(self):
        """Ends all processes of the cluster."""
        for process in [*self.workers, self.master]:
            kill(process)

    def add_worker(self):
        """Starts a worker, and waits until the master knows it."""
        name = f"worker-{time.time_ns()}"
        self.workers.append(self._start(
            name, "worker.Worker", "--webui-port", "0", "-c", "1", "-m", "2g", "-d", str(self.folder / name), self.url))
        end = time.monotonic() + START_SECONDS
        while self._known_workers() != len(self.workers):
            if time.monotonic() > end:
                fail(f"the master does not know its workers; see {self.folder}")
            time.sleep(0.2)

    def kill_worker(self):
        """Kills a worker with its executors, as a machine that loses its power."""
        kill(self.workers.pop(0))

    def cpu_seconds(self):
        """Processor time of the workers, and of their executors that have ended."""
        return sum(sum(map(int, stat(worker.pid)[11:15])) for worker in self.workers) / TICKS

    def await_executors_end(self):
        """Waits until the workers have noticed the end of all executors."""
        end = time.monotonic() + START_SECONDS
        while any(children(worker.pid) for worker in self.workers) and time.monotonic() < end:
            time.sleep(0.1)

    def _known_workers(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.page}/json/", timeout=5) as answer:
                return json.load(answer)["aliveworkers"]
        except (OSError, ValueError):
            return -1  # the master is starting

    def _start(self, name, main, *arguments):
        environment = dict(
            os.environ, SPARK_HOME=str(HOME), SPARK_SCALA_VERSION="2.13", SPARK_LOCAL_IP="127.0.0.1",
            SPARK_LOCAL_DIRS=str(self.folder / "scratch"))
        command = [JAVA, "-Xmx256m", "-XX:+UseSerialGC", "--add-opens=java.base/java.nio=ALL-UNNAMED",
                   "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED", "-cp", f"{ROOT / 'experiments/spark/conf'}:{HOME}/jars/*",
                   f"org.apache.spark.deploy.{main}", "--host", "127.0.0.1", *arguments]
        with open(self.folder / f"{name}.txt", "wb") as log:
            return subprocess.Popen(
                command, env=environment, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True)


def free_port():
    """A port that no process has."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


def stat(process):
    """The fields of /proc/PID/stat after the name of the program: its state is the first."""
    return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def children(process):
    """The numbers of the processes that a process has started."""
    return [int(child) for tasks in pathlib.Path(f"/proc/{process}/task").glob("*/children")
            for child in tasks.read_text().split()]


def kill(process):
    """Kills a process that was started here, with all that it has started."""
    if process.poll() is None:
        for child in children(process.pid):
            os.kill(child, signal.SIGKILL)
        process.kill()
        process.wait()


class Call:
    """A call of ./sekilab that fills a folder with results, at work or ended."""

    def __init__(self, out, *arguments, environment=None):
        self.out = out
        self.log = out.with_name(out.name + ".txt")
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.begun = time.monotonic()
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [ROOT / "sekilab", *arguments, "--out", out], stdout=subprocess.DEVNULL, stderr=log,
                env={**os.environ, **(environment or {}), "SPARK_LOCAL_IP": "127.0.0.1"})

    def is_at_work(self):
        """True until the process has ended."""
        return self.process.poll() is None

    def wait(self):
        """Waits for the end, which must be a good one. Gives the seconds of wall time and of processor time."""
        _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        if self.process.returncode != 0:
            fail(f"exit code {self.process.returncode}; {self.last_line()}; see {self.log}")
        return time.monotonic() - self.begun, usage.ru_utime + usage.ru_stime

    def last_line(self):
        """What the run said last on stderr."""
        lines = self.log.read_text(errors="replace").splitlines()
        return lines[-1] if lines else ""

    def count(self):
        """The jobs that have a stored result, also while the run is at work."""
        try:
            return query(self.out, "SELECT count(*) FROM job")[0][0]
        except sqlite3.OperationalError:
            return 0  # the tables are being made


def query(out, sql):
    """The rows that a folder of results answers with."""
    database = sqlite3.connect(f"file:{out / 'results.sqlite'}?mode=ro", uri=True)
    try:
        return database.execute(sql).fetchall()
    finally:
        database.close()
