#!/usr/bin/env python3
"""Asks a GTP engine with owl_defend and owl_attack about the problems of this folder.

Usage: owl.py COMMAND..., such as: owl.py gnugo --mode gtp --seed 1

GNU Go plays on squares alone. So a board becomes a square: a side that is all wall gets more lines of wall.
An answer is right if its code is 1, or 2 or 3 for a ko. Its move is right if it is in the column winning_moves.
"""

import collections
import csv
import pathlib
import re
import subprocess
import sys
import time

FOLDER = pathlib.Path(__file__).resolve().parent
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
RIGHT = {"ALIVE": "1", "SEKI": "1", "DEAD": "1", "KO": "23"}


class Engine:
    """A program that speaks GTP."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        """The words of the answer to a command."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit("the engine has ended")
            if line.strip():
                lines.append(line.strip())
            elif lines:
                break
        answer = " ".join(lines)
        if not answer.startswith("="):
            raise ValueError(f"{command}: {answer}")
        return answer[1:].split()


def read_board(tree):
    """The rows of a game tree from the top: black, white and empty points."""
    width, height = re.search(r"SZ\[(\d+)(?::(\d+))?\]", tree).groups()
    rows = [["."] * int(width) for _ in range(int(height or width))]
    for color in "BW":
        stones = re.search(rf"A{color}((?:\[\w\w\])+)", tree)
        for column, row in re.findall(r"\[(\w)(\w)\]", stones[1] if stones else ""):
            rows[ord(row) - ord("a")][ord(column) - ord("a")] = color
    return rows


def square(rows, wall):
    """A square board, and the numbers of new columns at the left and of new rows at the bottom."""
    left = bottom = 0

    def is_wall(line):
        return all(point == wall for point in line[1:-1])

    while len(rows[0]) < len(rows):
        if is_wall([row[-1] for row in rows]):
            rows = [row + [wall] for row in rows]
        elif is_wall([row[0] for row in rows]):
            rows = [[wall] + row for row in rows]
            left += 1
        else:
            raise ValueError("two sides without wall")
    while len(rows) < len(rows[0]):
        if is_wall(rows[0]):
            rows = [[wall] * len(rows[0])] + rows
        elif is_wall(rows[-1]):
            rows = rows + [[wall] * len(rows[0])]
            bottom += 1
        else:
            raise ValueError("two sides without wall")
    return rows, left, bottom


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    engine = Engine(sys.argv[1:])
    trees = (FOLDER / "positions.sgf").read_text().strip().split("\n")
    counts = collections.Counter()
    start = time.time()
    with open(FOLDER / "problems.csv", newline="") as table:
        for row in csv.DictReader(table):
            wall = "W" if row["defender"] == "black" else "B"
            rows, left, bottom = square(read_board(trees[int(row["index"]) - 1]), wall)

            def moved(point):
                if point == "PASS":
                    return point
                return COLUMNS[COLUMNS.index(point[0]) + left] + str(int(point[1:]) + bottom)

            engine.ask(f"boardsize {len(rows)}")
            engine.ask("clear_board")
            for y, line in enumerate(rows):
                for x, color in enumerate(line):
                    if color != ".":
                        engine.ask(f"play {color} {COLUMNS[x]}{len(rows) - y}")
            question = "owl_defend" if row["first"] == "defender" else "owl_attack"
            code, *moves = engine.ask(f"{question} {moved(row['stones'])}")
            is_right = code in RIGHT[row["expected"]]
            counts[question, "asked"] += 1
            counts[question, "right"] += is_right
            counts[question, "right, with a winning move"] += is_right and bool(
                {moved(point) for point in row["winning_moves"].split()} & set(moves)
            )
    for (question, name), number in counts.items():
        print(f"{question}: {name}: {number}")
    print(f"{time.time() - start:.1f} s")


if __name__ == "__main__":
    main()
