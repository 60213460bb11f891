#!/usr/bin/env python3
"""Plays the endings of game records: an engine against an opponent, with either color.

Usage: play.py DIR ENGINE OPPONENT [--move N] [--games N] [--sgf DIR]

A game goes on after move N of a record, until both sides pass, one resigns, or MOST_MOVES more moves are played. The
opponent counts it by area, dead stones included, in a process of its own. Each line tells the result, and what the
engine has gained against the result of the record. A game that ends by resignation has no gain: the mean is of the
others. GNU Go with --never-resign plays each game to its end.
"""

import argparse
import pathlib
import re
import shlex
import subprocess
import sys
import time

MOST_MOVES = 400
COLORS = ("black", "white")
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
MOVE = r";[BW]\[\w*\]"


def fail(message):
    """Ends the program, since something that it was given is wrong."""
    print(message, file=sys.stderr)
    sys.exit(2)


class Engine:
    """A program that speaks GTP."""

    def __init__(self, command):
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
        except OSError as error:
            fail(f"{command}: cannot be started ({error.strerror})")

    def ask(self, command):
        """The answer to a command."""
        try:
            self.process.stdin.write(command + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            fail(f"{self.process.args[0]}: {command}: the engine has ended")
        lines = []
        for line in self.process.stdout:
            if line.strip():
                lines.append(line.strip())
            elif lines:
                break
        answer = " ".join(lines)
        if not answer.startswith("="):
            fail(f"{self.process.args[0]}: {command}: {answer or 'the engine has ended'}")
        return answer[1:].strip()

    def close(self):
        """Ends the program."""
        self.process.stdin.close()
        self.process.wait()


def lead(result, color):
    """The lead of a color by a result such as W+6.5."""
    if result[1:2] != "+":
        return 0.0
    return float(result[2:]) * (1 if result[0].lower() == color[0] else -1)


def records(folder, games, move):
    """The records of a folder that are played, the first by name, each with its text and its result."""
    paths = sorted(folder.glob("*.sgf"))[:games]
    if not paths:
        fail(f"{folder}: there is no record to play")
    found = []
    for path in paths:
        record = path.read_text()
        result = re.search(r"RE\[(0|[BW]\+\d+(\.\d+)?)\]", record, re.IGNORECASE)
        if not result:
            fail(f"{path}: RE: a result such as W+6.5 is missing")
        moves = len(re.findall(MOVE, record))
        if moves < move:
            fail(f"{path}: has {moves} moves; with --move {move} it cannot be played")
        found.append((path, record, result[1]))
    return found


def sgf(record, move, moves):
    """A record up to a move, and the moves after it."""
    nodes = re.findall(MOVE, record)[:move]
    root = record[: record.index(nodes[0])] if nodes else record.rstrip().rstrip(")")
    for color, point in moves:
        if point.lower() == "resign":
            continue
        text = ""
        if point.lower() != "pass":
            row = 19 - int(point[1:])
            text = chr(ord("a") + LETTERS.index(point[0].upper())) + chr(ord("a") + row)
        nodes.append(f";{color[0].upper()}[{text}]")
    return root + "".join(nodes) + ")\n"


def play(path, move, color, players):
    """The moves of a game, and the seconds of the engine for the slowest move."""
    for player in players.values():
        player.ask(f"loadsgf {path} {move + 1}")
    side = COLORS[move % 2]
    moves = []
    slowest = 0.0
    while len(moves) < MOST_MOVES and [point for _, point in moves[-2:]] != ["pass"] * 2:
        start = time.monotonic()
        point = players[side].ask(f"genmove {side}").lower()
        if side == color:
            slowest = max(slowest, time.monotonic() - start)
        moves.append((side, point))
        if point == "resign":
            break
        side = COLORS[1 - COLORS.index(side)]
        players[side].ask(f"play {moves[-1][0]} {point}")
    return moves, slowest


def count(path, move, moves, command):
    """The result of a game by a new process of an engine."""
    if moves[-1][1] == "resign":
        return "w+resign" if moves[-1][0] == "black" else "b+resign"
    referee = Engine(command)
    referee.ask(f"loadsgf {path} {move + 1}")
    for color, point in moves:
        referee.ask(f"play {color} {point}")
    result = referee.ask("final_score")
    referee.close()
    return result.split()[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dir", type=pathlib.Path, help="the folder of the records, 19x19, with results such as W+6.5")
    parser.add_argument("engine", help="the command of the engine, in quotes")
    parser.add_argument("opponent", help="the command of the opponent, in quotes; it counts the games")
    parser.add_argument("--move", type=int, default=150, help="the last move of the record that is played")
    parser.add_argument("--games", type=int, default=20, help="the number of records, the first by name")
    parser.add_argument("--sgf", type=pathlib.Path, help="a folder for the games")
    arguments = parser.parse_args()
    chosen = records(arguments.dir, arguments.games, arguments.move)
    engine = Engine(arguments.engine)
    opponent = Engine(arguments.opponent)
    won = 0
    resigned = 0
    gains = []
    for path, record, recorded in chosen:
        for color in COLORS:
            other = COLORS[1 - COLORS.index(color)]
            moves, slowest = play(path, arguments.move, color, {color: engine, other: opponent})
            result = count(path, arguments.move, moves, arguments.opponent)
            if arguments.sgf:
                arguments.sgf.mkdir(parents=True, exist_ok=True)
                (arguments.sgf / f"{path.stem}-{color}.sgf").write_text(sgf(record, arguments.move, moves))
            if moves[-1][1] == "resign":
                won += result[0].lower() == color[0]
                resigned += 1
                gain = "no gain"
            else:
                points = lead(result, color)
                won += points > 0
                gains.append(points - lead(recorded, color))
                gain = f"gain {gains[-1]:+.1f}"
            print(
                f"{path.stem} {color}: {result}, record {recorded}, {gain}, {len(moves)} moves, slowest {slowest:.1f} s",
                flush=True,
            )
    mean = f"mean gain {sum(gains) / len(gains):+.1f} points" if gains else "no gain"
    print(f"{len(gains) + resigned} games: {won} won, {resigned} by resignation, {mean}")
    engine.close()
    opponent.close()


if __name__ == "__main__":
    main()
