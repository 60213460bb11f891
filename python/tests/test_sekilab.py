"""The package with the real program. Run from the folder python: python3 -m unittest discover tests"""

from __future__ import annotations

import importlib
import inspect
import os
import sys
import tarfile
import tempfile
import threading
import types
import typing
import unittest
from pathlib import Path
from typing import Any, Callable, Iterator
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import sekilab  # noqa: E402
from sekilab import Cancelled, EngineGone, QueryError, Sekilab, SekilabError, frame, table  # noqa: E402

# Four points in a row, which live; a search with the side to move first does not matter.
CORNER: dict[str, Any] = {"size": (6, 3), "black": ["E3", "A2", "B2", "C2", "D2", "E2"]}
# Both sides live, with three eyes each. Black has 7 stones and White 12.
FINISHED: dict[str, Any] = {
    "size": 5,
    "black": ["B1", "B2", "B3", "B4", "B5", "A2", "A4"],
    "white": ["C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4", "D5", "E2", "E4"],
}
# No search solves this area within a test.
ENDLESS: dict[str, Any] = {
    "size": 9,
    "black": [f"D{row}" for row in range(1, 10)],
    "white": [f"F{row}" for row in range(2, 8)],
    "regions": {"at": ["A1"]},
    "limits": {"time": "1h"},
}


class SekilabTest(unittest.TestCase):
    engine: Sekilab

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Sekilab(threads=2)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_region_is_proved(self) -> None:
        for first in ("attacker", "defender"):
            answer = self.engine.ask("regions", regions={"at": ["A3"], "first": first}, **CORNER)
            self.assertEqual(["SAFE"], [region["verdict"] for region in answer["regions"]])

    def test_one_question_asks_several_topics(self) -> None:
        answer = self.engine.ask("score", "safety", "static", rules="area", komi=0.5, **FINISHED)
        self.assertEqual({"black": 10, "white": 15.5}, answer["score"]["points"])
        self.assertEqual(25, answer["safety"]["safePoints"]["total"])
        self.assertEqual(["black", "white"], [group["color"] for group in answer["static"]["groups"]])

    def test_moves_capture_and_change_the_turn(self) -> None:
        moves = [("B", "B1"), ("W", "A1"), ("B", "A2")]
        answer = self.engine.ask("score", size=5, moves=moves, rules="japanese")
        self.assertEqual({"black": 2, "white": 0}, answer["score"]["stones"])
        self.assertEqual({"black": 1, "white": 0}, answer["score"]["prisoners"])

    def test_life_and_race(self) -> None:
        life = self.engine.ask("life", life={"at": ["B1"], "area": "all"}, to_play="white", **FINISHED)
        self.assertEqual("ALIVE", life["life"]["verdict"])
        race = self.engine.ask(
            "race",
            size="8:5",
            black="C5 D5 E5 F5 H5 D4 E4 F4 G4 H4 A3 E3 F3 H3 B2 E2 F2 G2 H2 A1 B1 E1 F1 G1 H1".split(),
            white="B5 B4 C4 C3 D3 C2 D2 D1".split(),
            race={"black": "C5", "white": "B5", "first": "white", "koWinner": "black"},
        )
        self.assertEqual("SEKI", race["race"]["whiteFirst"]["verdict"])

    def test_wrong_question_is_an_exception_that_names_the_field(self) -> None:
        with self.assertRaisesRegex(QueryError, "^size: '99' is not a board size"):
            self.engine.ask("static", size=99)
        with self.assertRaisesRegex(QueryError, r"^ask\[0\]: 'saftey' is not one of safety, "):
            self.engine.ask("saftey")
        self.assertEqual([], self.engine.ask("static", size=5)["static"]["groups"])

    def test_many_questions_have_their_own_answers(self) -> None:
        futures = [self.engine.submit("static", size=5 + i % 15, black=["B2"], priority=i % 3) for i in range(200)]
        sizes = [future.result()["static"]["size"] for future in futures]
        self.assertEqual([str(5 + i % 15) for i in range(200)], sizes)

    def test_cancel_ends_a_search_that_tells_its_progress(self) -> None:
        begun = threading.Event()
        told = []

        def progress(state: dict[str, object]) -> None:
            told.append(state)
            begun.set()

        future = self.engine.submit("regions", progress=progress, every="10ms", **ENDLESS)
        self.assertTrue(begun.wait(60))
        self.engine.cancel(future)
        with self.assertRaises(Cancelled):
            future.result(60)
        self.assertEqual("regions", told[0]["topic"])

    def test_mistakes_of_the_caller_stop_no_other_question(self) -> None:
        def progress(state: dict[str, object]) -> None:
            raise ZeroDivisionError("a mistake of the caller")

        failed = self.engine.submit("regions", progress=progress, every="10ms", **ENDLESS)
        with self.assertRaises(ZeroDivisionError):
            failed.result(60)
        self.engine.cancel(failed)
        future = self.engine.submit("static", size=5)
        self.assertFalse(future.cancel())
        self.assertEqual([], future.result(60)["static"]["groups"])
        self.assertEqual([], self.engine.submit("static", size=5).result(60)["static"]["groups"])

    def test_close_cancels_open_questions_and_ends_the_program(self) -> None:
        with Sekilab(threads=1, arguments=["--set", "safety.preset=M7"]) as engine:
            self.assertRegex(engine.version(), r"^\d+\.\d+\.\d+ \(.+\)$")
            future = engine.submit("regions", **ENDLESS)
        with self.assertRaises(Cancelled):
            future.result(60)
        with self.assertRaisesRegex(EngineGone, "the engine is closed"):
            engine.ask("static")

    def test_missing_or_wrong_program_is_an_exception(self) -> None:
        with self.assertRaisesRegex(EngineGone, "cannot be started"):
            Sekilab(["/no/such/program"])
        with mock.patch.dict(os.environ, {"SEKILAB": "/no/such/program"}):
            with self.assertRaises(EngineGone):
                Sekilab()
        with Sekilab(arguments=["--set", "safety.prest=M7"]) as engine:
            with self.assertRaisesRegex(EngineGone, "(?s)has ended.*unknown key 'safety.prest'; maybe"):
                engine.ask("static")

    def test_answers_make_a_table(self) -> None:
        rows = table([self.engine.ask("score", **FINISHED), self.engine.ask("score", size=5, komi=7.5)])
        self.assertEqual([3, 0], [row["score.points.black"] for row in rows])
        self.assertEqual([3, 7.5], [row["score.points.white"] for row in rows])


class WithoutProgramTest(unittest.TestCase):
    """What needs no program."""

    def test_line_that_is_no_answer_ends_the_engine(self) -> None:
        for line in ("[0.1s][info][gc] Using Serial", "[]"):
            with _program(f"print({line!r}, flush=True)") as engine:
                with self.assertRaises(EngineGone) as raised:
                    engine.submit("static").result(60)
                self.assertIn(f"it wrote '{line}', which is no answer", str(raised.exception))
                with self.assertRaises(EngineGone):
                    engine.submit("static").result(60)

    def test_program_that_ends_amid_its_signs_of_life_has_ended(self) -> None:
        with _program("sys.stdout.write('  '); sys.exit('no more')") as engine:
            with self.assertRaisesRegex(EngineGone, "^the program has ended: no more$"):
                engine.submit("static").result(60)

    def test_question_that_is_too_long_is_refused(self) -> None:
        with _program("") as engine:
            future = engine.submit("static", size=9, moves=[("B", "pass")] * 20000)
            with self.assertRaisesRegex(QueryError, "^the question is longer than 262144 bytes$"):
                future.result(60)

    def test_question_that_is_no_json_leaves_nothing_open(self) -> None:
        with _program("") as engine:
            with self.assertRaises(TypeError):
                engine.ask("static", settings={"a": {1}})
            self.assertEqual({}, engine._open)

    def test_all_parameters_and_results_have_types(self) -> None:
        names = set()
        for name, function in _public_functions():
            names.add(name)
            types_by_name = typing.get_type_hints(function)  # fails for a type that does not exist
            parameters = [each for each in inspect.signature(function).parameters if each != "self"]
            for part in [*parameters, "return"]:
                self.assertIn(part, types_by_name, name)
        self.assertLessEqual({"Sekilab.__init__", "Sekilab.__exit__", "Sekilab.ask", "table", "frame"}, names)

    def test_builds_of_the_same_sources_are_the_same(self) -> None:
        backend = Path(__file__).resolve().parent.parent / "backend"
        with mock.patch.object(sys, "path", [str(backend), *sys.path]):
            one_module = importlib.import_module("one_module")
        for build in (one_module.build_sdist, one_module.build_wheel):
            with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
                name = build(first)
                self.assertEqual(name, build(second))
                self.assertEqual((Path(first) / name).read_bytes(), (Path(second) / name).read_bytes())
                if name.endswith(".tar.gz"):
                    with tarfile.open(Path(first) / name) as archive:
                        self.assertIn(f"{name[:-7]}/PKG-INFO", archive.getnames())

    def test_frame_gives_pandas_the_rows_of_the_table(self) -> None:
        pandas = types.ModuleType("pandas")
        setattr(pandas, "DataFrame", lambda rows: ("frame", rows))
        with mock.patch.dict(sys.modules, {"pandas": pandas}):
            made = frame([{"id": "1", "score": {"points": {"black": 3}, "dead": ["A1"]}}])
        self.assertEqual(("frame", [{"id": "1", "score.points.black": 3}]), made)

    def test_frame_without_pandas_is_an_exception_that_names_table(self) -> None:
        with mock.patch.dict(sys.modules, {"pandas": None}):
            with self.assertRaisesRegex(SekilabError, "^frame needs pandas; table gives the same rows without it$"):
                frame([])


def _program(begin: str) -> Sekilab:
    """An engine with a program that begins so, and then reads all questions without an answer."""
    return Sekilab([sys.executable, "-c", f"import sys\n{begin}\nfor line in sys.stdin:\n  if 'quit' in line: break"])


def _public_functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """All functions of the module that callers use, and the methods of its classes, each with its name."""
    for name in sekilab.__all__:
        value = getattr(sekilab, name)
        if inspect.isfunction(value):
            yield name, value
        elif inspect.isclass(value):
            for method, function in vars(value).items():
                if inspect.isfunction(function) and (method.startswith("__") or not method.startswith("_")):
                    yield f"{name}.{method}", function


if __name__ == "__main__":
    unittest.main()
