#!/usr/bin/env python3
"""Shows that the corpus notices when a rule of the checker in Python is weakened.

Each change of weakenings-python.txt is made in a copy of sekilab_verify.py, which then judges the corpus. For each it
prints the files that are judged wrongly. The exit code is 1 if no file notices a change, or if its text is not there
exactly once. With --first it goes on to the next change where one file notices.

    python3 weaken.py [--first]
"""

import csv
import itertools
import pathlib
import sys

FOLDER = pathlib.Path(__file__).parent
CORPUS = FOLDER.parent / "corpus"
CHECKER = FOLDER / "sekilab_verify.py"


def changes():
    """The rule with words, the text before, and the text after, of each paragraph."""
    for paragraph in (FOLDER / "weakenings-python.txt").read_text("utf-8").strip().split("\n\n"):
        lines = [line for line in paragraph.split("\n") if not line.startswith("#")]
        if lines:
            yield lines[0], *("\n".join(line[2:] for line in lines[1:] if line[0] == mark) for mark in "-+")


def judge(checker, path):
    """The line and the class of the fault; nothing if the file is accepted."""
    try:
        checker["check_file"](path)
        return ""
    except checker["Rejection"] as rejection:
        return ":".join(str(rejection).split(": ")[:2])
    except Exception as bug:
        return repr(bug)


def is_right(row, verdict):
    expected = f"{row['line']}:{row['class']}" if row["class"] else ""
    if not row["line"] and row["class"]:
        return verdict.endswith(":" + row["class"])
    return verdict == expected


def main():
    source = CHECKER.read_text("utf-8")
    rows = list(csv.DictReader((CORPUS / "corpus.csv").open(encoding="utf-8")))
    code = 0
    for name, before, after in changes():
        if source.count(before) != 1:
            print(f"{name}\n    the text is not there once: {before}")
            code = 1
            continue
        checker = {"__name__": "weakened"}
        exec(compile(source.replace(before, after), str(CHECKER), "exec"), checker)
        rows.sort(key=lambda row: (name.split(":")[0] not in row["file"], row["file"]))  # those of the rule first
        wrong = (row["file"] for row in rows if not is_right(row, judge(checker, CORPUS / row["file"])))
        noticed = list(itertools.islice(wrong, 1 if "--first" in sys.argv[1:] else None))
        print(f"{name}\n    {' '.join(noticed) or 'NOT NOTICED'}")
        code = code if noticed else 1
    return code


if __name__ == "__main__":
    sys.exit(main())
