"""Asks Sekilab about Go positions: what is safe, what lives, who wins a race, what is the score.

    from sekilab import Sekilab

    with Sekilab() as engine:
        answer = engine.ask("safety", size=9, black=["C3", "D3"], white=["C4"])
        print(answer["safety"]["safePoints"])

Each question is a line of JSON for the command ``sekilab analyze``. Questions run at the same time: ``submit``
returns a future at once. The module needs the standard library only. It is safe to use an engine from several threads.
"""

from __future__ import annotations

import importlib
import itertools
import json
import os
import shlex
import shutil
import subprocess
import threading
from concurrent.futures import Future
from pathlib import Path
from types import TracebackType
from typing import Any, Callable, Iterable, Mapping, Optional, Sequence, Union

__version__ = "0.1.0"
__all__ = ["Answer", "Cancelled", "EngineGone", "QueryError", "Sekilab", "SekilabError", "frame", "table"]

_MOST_BYTES = 256 * 1024  # of a question, as the program reads it

Answer = dict[str, Any]
Size = Union[int, str, "tuple[int, int]"]
Moves = Iterable["tuple[str, str]"]


class SekilabError(Exception):
    """Anything that goes wrong between Python and the program."""


class QueryError(SekilabError):
    """The program cannot answer a question; the message names the field that is wrong."""


class Cancelled(SekilabError):
    """The question was cancelled, by ``cancel`` or because the engine was closed."""


class EngineGone(SekilabError):
    """The program is not there, cannot be started, or has ended."""


class Sekilab:
    """A running program. Use it as a context manager, or close it.

    ``command`` is the program with its first arguments, such as ``["java", "-jar", "sekilab.jar"]``. Without it the
    environment variable ``SEKILAB`` tells the command line, then ``sekilab`` is looked for on the path, and then
    beside this file. ``threads`` is the number of questions that are answered at the same time, all cores by default.
    ``arguments`` are more options of ``sekilab analyze``, such as ``["--set", "safety.preset=M7"]``.
    """

    def __init__(
        self,
        command: Optional[Sequence[str]] = None,
        *,
        threads: Optional[int] = None,
        arguments: Sequence[str] = (),
    ) -> None:
        whole = [*(command if command is not None else _find_command()), "analyze"]
        if threads is not None:
            whole += ["--threads", str(threads)]
        whole += arguments
        try:
            self._process = subprocess.Popen(
                whole,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise EngineGone(f"{whole[0]} cannot be started: {error.strerror}") from error
        self._ids = itertools.count(1)
        self._lock = threading.Lock()  # of the open questions
        self._write_lock = threading.Lock()
        self._open: dict[str, tuple[Future[Answer], Optional[Callable[[Answer], None]]]] = {}
        self._said: list[str] = []  # on stderr
        self._is_closed = False
        self._is_gone = False  # the program answers no more
        self._errors = threading.Thread(target=self._read_errors, daemon=True)
        self._errors.start()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def ask(self, *topics: str, **question: Any) -> Answer:
        """Asks a question and waits for the answer. The arguments are those of ``submit``."""
        return self.submit(*topics, **question).result()

    def submit(
        self,
        *topics: str,
        size: Size = 19,
        black: Iterable[str] = (),
        white: Iterable[str] = (),
        moves: Moves = (),
        to_play: Optional[str] = None,
        regions: Optional[Mapping[str, Any]] = None,
        life: Optional[Mapping[str, Any]] = None,
        race: Optional[Mapping[str, Any]] = None,
        score: Optional[Mapping[str, Any]] = None,
        rules: Optional[str] = None,
        komi: Optional[float] = None,
        limits: Optional[Mapping[str, Any]] = None,
        settings: Optional[Mapping[str, Any]] = None,
        priority: int = 0,
        progress: Optional[Callable[[Answer], None]] = None,
        every: str = "1s",
    ) -> Future[Answer]:
        """Asks a question, and returns a future of its answer.

        ``topics`` are some of safety, regions, life, race, score and static. The answer has a field for each. ``size``
        is a number, a pair of width and height, or text such as ``"17:5"``. ``moves`` are pairs such as
        ``("B", "C3")``. ``progress`` is called with a dictionary while the question is answered, at intervals of
        ``every``. It runs on the thread that reads answers, and must not wait for one. What it raises is the failure
        of the future. All other arguments are fields of a question as the page on ``analyze`` tells them. The future
        fails with ``QueryError``, ``Cancelled`` or ``EngineGone``.
        """
        question: dict[str, Any] = {
            "id": str(next(self._ids)),
            "ask": list(topics),
            "size": f"{size[0]}:{size[1]}" if isinstance(size, tuple) else size,
            "black": list(black),
            "white": list(white),
            "moves": [list(move) for move in moves],
            "priority": priority,
        }
        optional = {
            "toPlay": to_play,
            "regions": regions,
            "life": life,
            "race": race,
            "score": score,
            "rules": rules,
            "komi": komi,
            "limits": limits,
            "settings": settings,
            "progress": every if progress is not None else None,
        }
        question.update((key, value) for key, value in optional.items() if value is not None)
        return self._send(question, progress)

    def cancel(self, future: Future[Answer]) -> None:
        """Ends a question. Its future then fails with ``Cancelled``, unless the answer was there before."""
        with self._lock:
            names = [name for name, (each, _) in self._open.items() if each is future]
        for name in names:
            self._write(_text({"id": name, "action": "cancel"}))

    def version(self) -> str:
        """The version of the program, and the commit that it was built from."""
        answer = self._send({"id": str(next(self._ids)), "action": "version"}, None).result()
        return f"{answer['version']} ({answer['commit']})"

    def close(self) -> None:
        """Ends the program. Open questions fail with ``Cancelled``."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
        try:
            self._write(_text({"id": "quit", "action": "quit"}))
        except EngineGone:
            pass
        self._reader.join()
        self._errors.join()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            try:
                stream.close()
            except OSError:
                pass  # the program is gone, and has not read the last line
        self._process.wait()

    def __enter__(self) -> Sekilab:
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    def _send(self, line: dict[str, Any], progress: Optional[Callable[[Answer], None]]) -> Future[Answer]:
        future: Future[Answer] = Future()
        future.set_running_or_notify_cancel()  # only the method cancel of this class ends it
        text = _text(line)
        if len(text.rstrip("\n")) > _MOST_BYTES:  # the program could not tell which question is too long
            future.set_exception(QueryError(f"the question is longer than {_MOST_BYTES} bytes"))
            return future
        with self._lock:
            if self._is_closed:
                raise EngineGone("the engine is closed")
            is_gone = self._is_gone
            if not is_gone:
                self._open[line["id"]] = (future, progress)
        if is_gone:
            raise self._gone()
        try:
            self._write(text)
        except EngineGone:
            with self._lock:
                self._open.pop(line["id"], None)
            raise
        return future

    def _write(self, text: str) -> None:
        assert self._process.stdin is not None
        try:
            with self._write_lock:
                self._process.stdin.write(text)
                self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._gone() from error

    def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            for text in self._process.stdout:
                if not text.strip():
                    continue  # only the signs of life of a program that has ended then
                line = _answer(text)
                if line is None:
                    self._said.append(f"it wrote '{text.strip()}', which is no answer")
                    self._process.kill()
                    break
                self._take(line)
        finally:
            self._fail_open()

    def _take(self, line: Answer) -> None:
        name = line.get("id")
        with self._lock:
            future, progress = self._open.get(name, (None, None))
            if "progress" not in line:
                self._open.pop(name, None)
        if future is None:
            return
        if "progress" in line:
            if progress is not None:
                self._tell(name, future, progress, line["progress"])
        elif future.done():
            return  # its progress could not be told
        elif "error" not in line:
            future.set_result(line)
        elif line["error"] == "cancelled":
            future.set_exception(Cancelled("the question was cancelled"))
        else:
            future.set_exception(QueryError(line["error"]))

    def _tell(self, name: str, future: Future[Answer], progress: Callable[[Answer], None], state: Answer) -> None:
        """An error of the caller's function is for the future, and not for the thread that reads all answers."""
        try:
            progress(state)
        except Exception as error:
            with self._lock:
                self._open[name] = (future, None)
            future.set_exception(error)

    def _fail_open(self) -> None:
        with self._lock:
            self._is_gone = True
            rest = [future for future, _ in self._open.values()]
            self._open.clear()
        for future in (each for each in rest if not each.done()):
            future.set_exception(self._gone())

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._said.append(line.rstrip("\n"))
            del self._said[:-20]

    def _gone(self) -> EngineGone:
        self._errors.join(5)  # what the program says about its end
        return EngineGone("the program has ended" + (": " + "; ".join(self._said) if self._said else ""))


def _text(line: Mapping[str, Any]) -> str:
    return json.dumps(line) + "\n"


def _answer(text: str) -> Optional[Answer]:
    """The object in a line of the program; nothing if it is no object of JSON."""
    try:
        line = json.loads(text)
    except ValueError:
        return None
    return line if isinstance(line, dict) else None


def _find_command() -> list[str]:
    given = os.environ.get("SEKILAB")
    if given:
        return shlex.split(given)
    found = shutil.which("sekilab")
    if found:
        return [found]
    beside = Path(__file__).resolve().parent.parent / "sekilab"
    if beside.is_file():
        return [str(beside)]
    raise EngineGone("sekilab is not on the path; set SEKILAB to its command line, or give the command")


def table(answers: Iterable[Answer]) -> list[dict[str, Any]]:
    """A row for each answer, with a column for each value that is no list, such as ``safety.safePoints.black``."""

    def flat(value: Mapping[str, Any], prefix: str) -> Iterable[tuple[str, Any]]:
        for key, each in value.items():
            if isinstance(each, Mapping):
                yield from flat(each, f"{prefix}{key}.")
            elif not isinstance(each, list):
                yield prefix + key, each

    return [dict(flat(answer, "")) for answer in answers]


def frame(answers: Iterable[Answer]) -> Any:
    """The rows of ``table`` as a data frame. It needs pandas."""
    try:
        pandas = importlib.import_module("pandas")
    except ImportError as error:
        raise SekilabError("frame needs pandas; table gives the same rows without it") from error
    return pandas.DataFrame(table(answers))
