#!/usr/bin/env python3
"""A second checker of Sekilab's certificates, in one file, with the standard library only.

It was written from docs/certificates.md and docs/certificate-rules.md alone, and shares no code with the checker in
Java. Comments name the rules of these two pages by their identifiers.

    python3 sekilab_verify.py FILE...

For each file it prints a line of counts, or FILE:LINE: CLASS: what is wrong. Then it prints the status. "s VERIFIED"
stands for a file that proves what it claims, and "s NOT VERIFIED" for one that does not. "s UNKNOWN" stands for a file
that is no certificate, is damaged, has no board, or cannot be read. The exit code is 0 if all files are verified. It is
2 if one is unknown, else 1 if one is not verified.
"""

import array
import re
import sys
import zlib

BLACK, WHITE = 1, 2
COLORS = {"black": BLACK, "white": WHITE}
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
GOALS = ("safe", "alive", "seki", "not-safe", "not-seki", "refuted")  # the last ones in versions 3 and 4
VALUES = {"safe": {"safe"}, "seki": {"seki", "not-safe"}, "unsafe": {"not-seki"}, "not-safe": {"not-safe"}}
VALUES["refuted"] = {"refuted"}  # in version 4, by R-CLAIM-6
MAX_LINE, MAX_STATES, MAX_WORDS = 16_384, 4_194_304, 33_554_432
MAX_POINTS, MAX_BLOCKS = 60, 64
MAX_GROUPS, MAX_ZONES, MAX_ZONE_POINTS, MAX_WAITING, MAX_LIFE = 64, 524_288, 41_943_040, 262_144, 262_144  # of life
ALIVE = 3 << MAX_POINTS  # two eyes of their own, the same for all blocks
CHUNK = 1 << 16

CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]")
NUMBER = re.compile("0|-?[1-9][0-9]{0,8}")
MASK = re.compile("0|[1-9a-f][0-9a-f]{0,14}")
LONG_MASK = re.compile("0|[1-9a-f][0-9a-f]*")
POINT = re.compile("([A-HJ-Z])([1-9][0-9]?)")


class Rejection(Exception):
    """The file breaks a rule. The class of the error is "whole", "form" or "proof"."""

    def __init__(self, kind, line, message):
        super().__init__(f"{line}: {kind}: {message}")
        self.kind = kind


# ---------------------------------------------------------------------------------------------------------------------
# Sets of points are integers with a bit for each point.


def bits(mask):
    """The numbers of the bits of a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def union(masks):
    result = 0
    for mask in masks:
        result |= mask
    return result


def around(mask, neighbors):
    """All neighbors of the points of a mask; some of them may be points of the mask."""
    return union(neighbors[point] for point in bits(mask))


def component(seed, mask, neighbors):
    """The points of the mask that are connected to the seed, which is a part of the mask."""
    found = new = seed
    while new:
        new = around(new, neighbors) & mask & ~found
        found |= new
    return found


def components(mask, neighbors):
    """The maximal connected sets of points of a mask."""
    while mask:
        found = component(mask & -mask, mask, neighbors)
        yield found
        mask &= ~found


# ---------------------------------------------------------------------------------------------------------------------
# Bytes, lines, words


def chunks(file):
    """The bytes of the certificate, unpacked if the file is a gzip member (F-GZIP)."""
    data = file.read(CHUNK)
    if data[:2] != b"\x1f\x8b":
        while data:
            yield data
            data = file.read(CHUNK)
        return
    member = zlib.decompressobj(31)  # tests the header, the checksums and the length
    while not member.eof:
        unpacked = member.decompress(data, CHUNK)
        yield unpacked
        data = member.unconsumed_tail
        if not data and not member.eof:
            data = file.read(CHUNK)
            if not data and not unpacked:
                raise zlib.error("the gzip data are cut off")
    if member.unused_data or file.read(1):
        raise zlib.error("something follows the gzip data")


class Lines:
    """The lines of a file with their numbers, and the words of the line that was taken last."""

    def __init__(self, file):
        self.version = 0  # of the format, once it is known
        self.number = 0  # of the line that was taken last
        self.source = self.split(file)
        self.following = next(self.source, None)  # the bytes of the line after that, or None at the end

    def split(self, file):
        rest = b""
        try:
            for data in chunks(file):
                *parts, rest = (rest + data).split(b"\n")
                yield from parts
                if len(rest) > MAX_LINE:
                    yield rest  # too long already
        except zlib.error as error:
            raise Rejection("whole", self.number + 1, str(error)) from None
        if rest:
            yield rest

    def next_text(self):
        """F-LINE-1 to F-LINE-3, of the next line"""
        self.expect_more()
        data = self.following
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            text = ""
        if not text or len(data) > MAX_LINE or CONTROL.search(text):
            raise Rejection("form", self.number + 1, "an empty line, a long line, a control character, or no UTF-8")
        return text

    def expect_more(self):
        if self.following is None:
            raise Rejection("whole", self.number + 1, "the file ends here")

    def take(self):
        """Takes the next line."""
        line = self.next_text()  # not sooner: an error of the line before comes first
        self.number += 1
        self.following = next(self.source, None)
        return line

    def words(self):
        """Takes the next line, and splits it (F-LINE-5)."""
        words = self.take().split(" ")
        self.need("" not in words, "more than one space, or a space at an end")
        return words

    def skip_comments(self):
        while (self.following or b"").startswith(b"#"):
            self.take()

    def begins_with(self, *words):
        return self.following is not None and self.next_text().split(" ", 1)[0] in words

    def need(self, condition, message):
        """Rejects the line that was taken last, unless the condition holds."""
        if not condition:
            raise Rejection("form", self.number, message)

    def number_of(self, word, least, most):
        """F-WORD-1"""
        is_number = NUMBER.fullmatch(word) and least <= int(word) <= most
        self.need(is_number, f"{word!r} is no number from {least} to {most}")
        return int(word)

    def mask_of(self, word):
        """F-WORD-2"""
        self.need(MASK.fullmatch(word), f"{word!r} is no mask")
        return int(word, 16)

    def side_of(self, word):
        """F-WORD-4"""
        self.need(word in COLORS, f"{word!r} is neither black nor white")
        return COLORS[word]


# ---------------------------------------------------------------------------------------------------------------------
# The board


class Board:
    """The stones of a board, its blocks, and its basic regions. Points are numbered by rows from the bottom."""

    def __init__(self, lines):
        """F-BOARD-1, F-BOARD-2, R-BOARD-1"""
        words = lines.words()
        lines.need(words[0] == "board" and len(words) >= 3, "not: board WIDTH HEIGHT [NAME]")
        self.width, self.height = (lines.number_of(word, 2, 25) for word in words[1:3])
        colors = ""
        for _ in range(self.height):
            words = lines.words()
            is_row = words[0] == "row" and len(words) == 2 and re.fullmatch("[.XO]*", words[1])
            lines.need(is_row and len(words[1]) == self.width, f"not a row of {self.width} letters . X O")
            colors = words[1] + colors
        self.all = (1 << len(colors)) - 1
        self.neighbors = [self.neighbors_of(point) for point in range(len(colors))]
        letters = list(enumerate(colors))
        self.stones = {side: union(1 << p for p, each in letters if each == ".XO"[side]) for side in (1, 2)}
        self.empty = self.all & ~self.stones[BLACK] & ~self.stones[WHITE]
        self.blocks = {side: list(components(self.stones[side], self.neighbors)) for side in (1, 2)}
        self.regions = {side: list(components(self.all & ~self.stones[side], self.neighbors)) for side in (1, 2)}
        self.essential, self.race, self.life_words = None, None, 0
        for block in self.blocks[BLACK] + self.blocks[WHITE]:
            if not around(block, self.neighbors) & self.empty:
                raise Rejection("proof", lines.number, "a block without a liberty")

    def neighbors_of(self, point):
        row, column = divmod(point, self.width)
        near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return union(1 << r * self.width + c for r, c in near if 0 <= r < self.height and 0 <= c < self.width)

    def point(self, lines, word):
        """F-WORD-3"""
        match = POINT.fullmatch(word)
        lines.need(match, f"{word!r} is no point")
        column, row = COLUMNS.index(match[1]), int(match[2]) - 1
        lines.need(column < self.width and row < self.height, f"{word} is not on the board")
        return row * self.width + column

    def points(self, lines, words):
        """At least one point, none twice (F-ZONE-3)."""
        points = [1 << self.point(lines, word) for word in words]
        lines.need(points and len(set(points)) == len(points), "no point, or a point twice")
        return union(points)


# ---------------------------------------------------------------------------------------------------------------------
# Zones


class Zone:
    """What a zone says. Points and territory are sets of points of the board."""

    def __init__(self, lines, board, side, goal):
        self.lines = lines
        self.board = board
        self.line = lines.number
        self.side = side
        self.goal = goal
        self.is_refutation = goal.startswith("not-") or goal == "refuted"
        self.is_defender_first = False
        self.has_way_back = False
        self.is_marked = False  # with the line superko
        self.points = 0
        self.territory = 0
        self.eyes = {}  # the assumption of each essential block, by its stones
        self.lost = []  # the stones of blocks that may be captured
        self.givers = None  # zones, or None without a line of givers

    def need(self, condition, message, kind="proof"):
        """Rejects the zone unless the condition holds."""
        if not condition:
            raise Rejection(kind, self.line, message)

    def read_block(self, words):
        """A line block or lost (F-ZONE-1, F-ZONE-2)."""
        is_lost = words[0] == "lost"
        self.lines.need(len(words) == (2 if is_lost else 3), "not: block P EYES, or lost P")
        point = self.board.point(self.lines, words[1])
        block = union(each for each in self.board.blocks[self.side] if each >> point & 1)
        is_new = block and block not in self.eyes and block not in self.lost
        self.lines.need(is_new, f"no block of the zone's side at {words[1]}, or named twice")
        self.lines.need(len(self.eyes) + len(self.lost) < MAX_BLOCKS, "too many blocks")
        if is_lost:
            self.lost.append(block)
        else:
            self.eyes[block] = ALIVE if words[2] == "alive" else self.lines.mask_of(words[2])

    def read_mark(self, words):
        """F-SUPERKO-1"""
        is_allowed = words == ["superko"] and self.lines.version > 3 and not self.is_refutation
        self.lines.need(is_allowed and not self.is_marked, "no line superko here, or a second one")
        self.is_marked = True

    def is_aside(self):
        """R-SUM-3"""
        return self.is_refutation or self.is_defender_first

    def gives(self, block):
        """R-SUM-1"""
        if self.eyes.get(block, ALIVE) == ALIVE:
            return 0
        return 2 if self.eyes[block] == 0 or self.givers is not None else 1

    def with_givers(self):
        return [self, *(self.givers or ())]

    def check_assumptions(self):
        """R-ZONE-1, R-ZONE-3"""
        for block in [*self.eyes, *self.lost]:
            self.need(not block & self.points, "a stone of a block is among the points")
        for block, eyes in self.eyes.items():
            if eyes != ALIVE and self.givers is None:
                self.need(eyes < 2, "eyes of givers, but no givers")
            elif eyes != ALIVE:
                given = union(1 << bit for bit, giver in enumerate(self.givers) if giver.gives(block))
                self.need(not eyes & ~given, "the giver gives the block nothing")


def read_zone(lines, board, zones):
    """A zone with all of its lines. Checks all but R-ZONE-2 and the sums."""
    words = lines.words()
    is_pairs = words[2:] == ["pairs"]
    is_first = lines.version > 2 and words[4:] == ["first"]
    is_game = len(words) == 4 + is_first and words[2] == "game" and words[3] in GOALS[: max(4, 2 + lines.version)]
    lines.need(is_pairs or is_game, "not: zone SIDE pairs, zone SIDE game GOAL, or the latter with first")
    zone = Zone(lines, board, lines.side_of(words[1]), "safe" if is_pairs else words[3])
    zone.is_defender_first = is_first
    read_pairs(lines, board, zone) if is_pairs else read_game(lines, board, zone, zones)
    return zone


def read_pairs(lines, board, zone):
    """F-PAIRS, R-ZONE-4"""
    parts, pairs = [], None
    while lines.begins_with("eye", "territory", "block", "pairs", "superko"):
        words = lines.words()
        if words[0] == "block":
            zone.read_block(words)
        elif words[0] == "superko":
            zone.read_mark(words)
        elif words[0] == "pairs":
            lines.need(pairs is None, "a second line of pairs")
            pairs = [board.point(lines, word) for word in words[1:]]
        else:
            part = board.points(lines, words[1:])
            lines.need(not part & zone.points, "two parts have a point in common")
            zone.need(part.bit_count() <= MAX_POINTS, "a part of more than 60 points", "form")
            zone.points |= part
            zone.territory |= part if words[0] == "territory" else 0
            parts.append(part)
    lines.expect_more()
    pairs = pairs or []
    zone.need(are_pairs(pairs, board.empty), "pairs are of different empty points", "form")
    loose = union(1 << p for p in pairs) & ~zone.points
    zone.need(loose.bit_count() <= MAX_POINTS, "more than 60 points of pairs in no part", "form")
    zone.check_assumptions()
    named = union(zone.eyes)
    areas = []
    for part in [*parts, loose]:
        neighbors = [each & part for each in board.neighbors]
        at_wall = union(1 << p for p in bits(part) if board.neighbors[p] & ~part & ~named)
        next_to = {block: around(block, neighbors) for block in zone.eyes}
        stones = board.stones
        areas.append(Area(part, neighbors, at_wall, next_to, stones[3 - zone.side] & part, stones[zone.side] & part))
    zone.points |= loose
    strategy = Pairs(areas, zone.eyes, (), zone.territory, pairs)
    is_kept = strategy.is_kept() and (not zone.is_marked or strategy.is_new(0))
    zone.need(is_kept, "the pairs do not keep two liberties for each block, or not the territory")


def are_pairs(points, empty):
    return len(points) % 2 == 0 and len(set(points)) == len(points) and all(empty >> p & 1 for p in points)


class Area:
    """A set of points with the neighbors within it, those at its wall, those next to each block, and the stones."""

    def __init__(self, points, neighbors, at_wall, next_to, attacker, defender):
        self.points = points
        self.neighbors = neighbors
        self.at_wall = at_wall
        self.next_to = next_to
        self.attacker = attacker
        self.defender = defender


def defender_groups(stones, next_to, neighbors):
    """The groups of the defender, with all the blocks of the mapping: their stones and their blocks."""
    groups = []
    rest = stones
    for block, points in next_to.items():
        found = component(points & stones, stones, neighbors)
        rest &= ~found
        blocks = [block]
        for other in [group for group in groups if group[0] & found]:
            groups.remove(other)
            found |= other[0]
            blocks += other[1]
        groups.append((found, blocks))
    return groups + [(found, []) for found in components(rest, neighbors)]


# ---------------------------------------------------------------------------------------------------------------------
# Pairs


class Pairs:
    """The rules R-PAIR for pairs of points, areas with stones, essential blocks with eyes, lost blocks, territory."""

    def __init__(self, areas, eyes, lost, territory, pairs):
        self.eyes = eyes
        self.territory = territory
        self.pairs = [(1 << p, 1 << q) for p, q in zip(pairs[::2], pairs[1::2])]
        self.rooms = []  # with their areas; only closed ones, if is_open is false
        self.is_open = False  # a room that is not closed has a point of the territory
        exterior = dict.fromkeys(eyes, 0)
        self.chains = [{block} for block in eyes]
        for area in areas:
            settled = 0
            for stones, blocks in defender_groups(area.defender, area.next_to, area.neighbors):
                essential = [block for block in blocks if block in eyes]
                if essential:
                    settled |= stones
                    outside = around(stones, area.neighbors) | union(area.next_to[block] for block in blocks)
                    for block in essential:
                        exterior[block] |= outside & ~stones
                    self.join(chain for chain in self.chains if not chain.isdisjoint(essential))
            wall = area.at_wall | union(area.next_to[block] for block in lost)
            for room in components(area.points & ~settled, area.neighbors):
                if not room & wall:
                    self.rooms.append((room, area))
                else:
                    self.is_open |= bool(room & territory)
        count = 0
        while count != len(self.chains):
            count = len(self.chains)
            for p, q in self.pairs:
                outside = [(chain, union(exterior[block] for block in chain)) for chain in self.chains]
                self.join(chain for chain, points in outside if points & p and points & q)
        self.outsides = [union(exterior[block] for block in chain) for chain in self.chains]
        self.exterior = union(exterior.values())

    def join(self, chains):
        """Makes one chain of several ones."""
        joined = list(chains)
        if len(joined) > 1:
            self.chains = [chain for chain in self.chains if chain not in joined] + [set().union(*joined)]

    def is_kept(self):
        """R-PAIR-1 to R-PAIR-3"""
        for room, area in self.rooms:
            if room & self.territory:
                left = self.uncovered(room, area)
                if left.bit_count() > 2 or len(list(components(left, area.neighbors))) > 1:
                    return False
        for chain, outside in zip(self.chains, self.outsides):
            count = union(self.eyes[block] for block in chain).bit_count()
            if count + sum(self.liberties(room, room & outside, area) for room, area in self.rooms) < 2:
                return False
        return not self.is_open

    def is_new(self, earlier):
        """R-SUPERKO-2, if the defender had stones on these points before"""
        untouched = union(map(union, self.pairs)) & ~self.exterior
        uncovered = union(self.uncovered(*each) for each in self.rooms if each[0] & self.territory)
        return not (untouched and uncovered) and not (untouched | uncovered) & earlier

    def uncovered(self, room, area):
        touched = room & self.exterior
        return room & ~self.cover(room, room, touched, touched, area)

    def own(self, room):
        return [(p, q) for p, q in self.pairs if room & p and room & q]

    def is_broken(self, room, points):
        """True if one of the points, which are in the room, has the other point of its pair not in the room."""
        return any(bool(room & p) != bool(room & q) and points & (p | q) for p, q in self.pairs)

    def cover(self, room, points, adjacent, settling, area):
        """cover(Q, X, H): Q are the points, X the adjacent ones; H are those next to any block."""
        covered = points & adjacent
        before = -1
        while covered != before:
            before = covered
            for p, q in self.own(room):
                both = p | q
                if covered & both == both:
                    covered |= around(p, area.neighbors) & around(q, area.neighbors) & points
                elif covered & both and both & points & settling == both and around(p, area.neighbors) & q:
                    covered |= both
        return covered

    def liberties(self, room, adjacent, area):
        """What a closed room gives a chain with these adjacent points."""
        own = self.own(room)
        touched = room & self.exterior
        empty = room & ~area.attacker & ~area.defender
        most = 0
        if not self.is_broken(room, room):
            is_benson = not (room & self.territory or own or room & area.defender or empty & ~adjacent) and empty
            if is_benson or self.cover(room, room, adjacent, touched, area) == room:
                most = 1
        for pair in own:
            if touched & pair[0] and touched & pair[1]:
                counts = [self.pieces(room, adjacent, touched, stone, pair, area) for stone in pair]
                most = max(most, min(*counts, (adjacent & union(pair)).bit_count()))
        return most

    def pieces(self, room, adjacent, touched, stone, split, area):
        """The number of pieces that count after a stone on a point of the split pair."""
        nearby = around(stone, area.neighbors)
        if adjacent & stone:
            adjacent |= nearby | union(room & outside for outside in self.outsides if outside & stone)
        count = 0
        for piece in components(room & ~stone, area.neighbors):
            others = [pair for pair in self.own(room) if pair != split]
            is_whole = not any(bool(piece & p) != bool(piece & q) for p, q in others)
            if piece & ~area.defender and is_whole and not self.is_broken(room, piece):
                count += self.cover(room, piece, adjacent, touched | nearby, area) == piece
        return count


# ---------------------------------------------------------------------------------------------------------------------
# The local game


class LocalGame:
    """The rules of play on the points of a zone. Masks are of local points, numbered by rank (F-GAME-2).

    A state is a tuple. It has the attacker's stones, the defender's stones, and whether the attacker is to move. Then
    come the ko point as a mask, and the flags passed, over and captured.
    """

    def __init__(self, board, zone):
        places = list(bits(zone.points))

        def localize(mask):
            return union(1 << number for number, place in enumerate(places) if mask >> place & 1)

        outside = board.all & ~zone.points & ~union([*zone.eyes, *zone.lost])
        self.points = (1 << len(places)) - 1
        self.neighbors = [localize(board.neighbors[place]) for place in places]
        self.at_wall = localize(around(outside, board.neighbors))
        self.eyes = zone.eyes
        self.lost = zone.lost
        self.next_to = {b: localize(around(b, board.neighbors)) for b in [*zone.eyes, *zone.lost]}
        self.territory = localize(zone.territory)
        self.goal = zone.goal
        self.is_refutation = zone.is_refutation
        self.is_marked = zone.is_marked
        open_points = self.at_wall | union(self.next_to[block] for block in zone.lost)
        self.enclosed = union(each for each in components(self.points, self.neighbors) if not each & open_points)
        attacker, defender = localize(board.stones[3 - zone.side]), localize(board.stones[zone.side])
        self.first = (attacker, defender, not zone.is_defender_first, 0, False, False, False)

    def wall(self, attacker):
        """The points at the wall, and those next to taken blocks."""
        return self.at_wall | self.next_to_taken(attacker)

    def next_to_taken(self, attacker):
        """The points next to taken blocks."""
        return union(points for points in map(self.next_to.get, self.lost) if not points & ~attacker)

    def attackers(self, attacker, defender):
        """The groups of the attacker: their stones, their liberties, and whether they are outer."""
        empty = self.points & ~attacker & ~defender
        wall = self.wall(attacker)
        for stones in components(attacker, self.neighbors):
            yield stones, around(stones, self.neighbors) & empty, bool(stones & wall)

    def defenders(self, attacker, defender):
        """The groups of the defender: their stones, their blocks, their liberties and eyes."""
        empty = self.points & ~attacker & ~defender
        for stones, blocks in defender_groups(defender, self.next_to, self.neighbors):
            liberties = around(stones, self.neighbors) | union(self.next_to[block] for block in blocks)
            yield stones, blocks, liberties & empty, union(self.eyes.get(block, 0) for block in blocks)

    def moves(self, state):
        """The legal moves with the next states: points by number, then the pass as -1."""
        attacker, defender, is_attacker, ko, passed, _, _ = state
        attackers = list(self.attackers(attacker, defender))
        defenders = list(self.defenders(attacker, defender))
        for number in bits(self.points & ~attacker & ~defender & ~ko):
            play = self.attack if is_attacker else self.defend
            following = play(attacker, defender, 1 << number, attackers, defenders)
            if following:
                yield number, following
        yield -1, (attacker, defender, not is_attacker, 0, True, passed, False)

    def attack(self, attacker, defender, point, attackers, defenders):
        """The state after a stone of the attacker, or None if it is illegal. Groups are those before the stone."""
        stones = attacker | point
        nearby = around(point, self.neighbors)
        removed = 0
        for group, blocks, liberties, eyes in defenders:
            is_lost_alone = not group and blocks[0] in self.lost
            if liberties == point and not eyes and not is_lost_alone:
                if blocks:
                    return stones, defender, False, 0, False, False, True
                removed |= group
        is_free = nearby & self.points & ~stones & ~defender or point & self.wall(stones)
        if not removed and not is_free:
            own = [group for group in attackers if group[0] & nearby]
            if not any(is_outer or liberties & ~point for _, liberties, is_outer in own):
                return None
        defender &= ~removed
        ko = removed if removed.bit_count() == 1 and nearby & ~defender == removed else 0
        return stones, defender, False, ko, False, False, False

    def defend(self, attacker, defender, point, attackers, defenders):
        """The state after a stone of the defender, or None if it is illegal. Groups are those before the stone."""
        nearby = around(point, self.neighbors)
        removed = union(group for group, liberties, is_outer in attackers if liberties == point and not is_outer)
        if not removed and not nearby & self.points & ~attacker & ~defender:
            # An empty point next to a group is one of its liberties.
            own = [(liberties, eyes) for _, _, liberties, eyes in defenders if liberties & point]
            if not any(eyes or liberties & ~point for liberties, eyes in own):
                return None
        return attacker & ~removed, defender | point, True, 0, False, False, False

    def is_doubtful(self, state):
        """True if a group of the defender is doubtful."""
        attacker, defender = state[:2]
        outer = union(stones for stones, _, is_outer in self.attackers(attacker, defender) if is_outer)
        wall = self.at_wall | around(outer, self.neighbors)
        groups = self.defenders(attacker, defender)
        return any(not blocks and stones & wall and own.bit_count() < 2 for stones, blocks, own, _ in groups)

    def is_lost(self, state):
        """True if a block has been captured, or is in its last eye."""
        attacker, defender, is_attacker, _, _, over, captured = state
        if captured or over or not is_attacker:
            return captured
        groups = self.defenders(attacker, defender)
        unsafe = [blocks for _, blocks, own, eyes in groups if not own and eyes.bit_count() < 2]
        return any(block in self.eyes for blocks in unsafe for block in blocks)

    def is_good(self, state, is_lost):
        """True if an end is good."""
        is_clear = not state[0] & self.territory
        if self.goal in ("seki", "not-seki") and not is_clear and not is_lost:
            return not self.is_attacker_living(*state[:2])
        return not is_lost and (self.goal == "alive" or is_clear or self.goal == "refuted" and self.is_ko_open(*state[:2]))

    def is_ko_open(self, attacker, defender):
        """True if the defender may have been forbidden to retake a ko with these stones."""
        empty = self.points & ~attacker & ~defender & ~union(self.next_to.values())
        kos = [(1 << p, self.neighbors[p]) for p in bits(empty) if not self.neighbors[p] & ~attacker]
        return any(self.neighbors[q] & ~defender == ko for ko, beside in kos for q in bits(beside))

    def is_attacker_living(self, attacker, defender):
        """True if a stone of a group of the attacker that lives is on the territory."""
        safe = self.at_wall | union(self.next_to[block] for block in self.lost)
        essential = union(self.next_to[block] for block in self.eyes)
        rooms = [room for room in components(self.points & ~attacker, self.neighbors) if not room & essential]
        inner = [(room & ~defender, around(room, self.neighbors) & attacker) for room in rooms]
        living = list(components(attacker, self.neighbors))
        count = -1
        while count != len(living):
            count = len(living)
            stones = union(living)
            closed = [(empty, ring) for empty, ring in inner if not ring & ~stones]
            living = [group for group in living if group & safe or self.vital(group, closed) >= 2]
        return bool(union(living) & self.territory)

    def vital(self, group, rooms):
        nearby = around(group, self.neighbors)
        return sum(1 for empty, ring in rooms if ring & group and not empty & ~nearby)

    def is_held_by_pairs(self, state, pairs, earlier=None):
        """R-LEAF-1 to R-LEAF-3, and R-SUPERKO-2 if the defender had stones on given points before"""
        attacker, defender, is_attacker, _, passed, _, _ = state
        if self.goal == "refuted":  # R-LEAF-4
            return not pairs and self.is_attacker_living(attacker, defender)
        if self.is_refutation or passed and is_attacker and attacker & self.territory:
            return False
        if not are_pairs(pairs, self.points & ~attacker & ~defender):
            return False
        areas = [Area(self.points, self.neighbors, self.at_wall, self.next_to, attacker, defender)]
        kept = {**self.eyes, **dict.fromkeys(self.lost, 0)}
        ways = [(self.eyes, self.lost), (kept, ())][: 1 if self.next_to_taken(attacker) else 2]
        strategies = (Pairs(areas, eyes, lost, self.territory, pairs) for eyes, lost in ways)
        return any(each.is_kept() and (earlier is None or each.is_new(earlier)) for each in strategies)


def read_game(lines, board, zone, zones):
    """F-GAME"""
    seen, territory = set(), 0
    while lines.begins_with("points", "territory", "block", "lost", "givers", "superko"):
        words = lines.words()
        if words[0] in ("block", "lost", "superko"):
            zone.read_mark(words) if words[0] == "superko" else zone.read_block(words)
            continue
        lines.need(words[0] not in seen, "a second line " + words[0])
        seen.add(words[0])
        if words[0] == "points":
            zone.points = board.points(lines, words[1:])
        elif words[0] == "territory":
            lines.need(len(words) == 2, "not: territory MASK")
            territory = lines.mask_of(words[1])
        else:
            zone.givers = read_givers(lines, zone, zones, words[1:])
    words = lines.words()
    lines.need(words[0] == "states", "not a line of a game before its states")
    places = list(bits(zone.points))
    zone.need(len(places) <= MAX_POINTS, "too many points", "form")
    is_territory = not territory >> len(places) and not (zone.goal == "alive" and territory)
    zone.need(is_territory, "wrong territory", "form")
    zone.territory = union(1 << places[bit] for bit in bits(territory))
    zone.check_assumptions()
    rows = read_states(lines, words, len(places), zone)
    replay(LocalGame(board, zone), rows, lines.number - len(rows) + 1)
    kind = (zone.side, zone.goal, zone.is_defender_first)
    count = sum(1 for each in zones if (each.side, each.goal, each.is_defender_first) == kind) + 1
    zone.need(not zone.is_aside() or count <= len(board.regions[zone.side]), "more such zones than regions", "form")


def read_givers(lines, zone, zones, words):
    """F-GAME-4"""
    lines.need(1 <= len(words) <= MAX_POINTS and len(set(words)) == len(words), "not: givers ZONE...")
    givers = [zones[lines.number_of(word, 1, len(zones)) - 1] for word in words]
    for giver in givers:
        is_giver = giver.side == zone.side and not giver.is_aside() and giver.givers is None
        lines.need(is_giver, "a zone that cannot be a giver")
    return givers


def read_states(lines, words, points, zone, zones=0):
    """The letter and the numbers of each state; a pass is -1 (F-STATE). The words are those of the line before.

    If there are zones, that of the state is the first of its numbers (F-LIFE-5).
    """
    lines.need(words[0] == "states" and len(words) == 2, "not: states COUNT")
    count = lines.number_of(words[1], 1, MAX_STATES)
    rows, total = [], 0
    for state in range(count):
        words = lines.words()
        total += len(words)
        numbers = [lines.number_of(words.pop(0), 0, zones - 1)] if zones else []
        kind = words.pop(0) if words and not zones * (words[0] == "=") else None
        lines.need(total <= MAX_WORDS, "too many words of states")
        most = {"a": points + 1, "d": 2, "=": points, ".": 0}.get(kind, -1)
        least = {"a": 0 if zones else 1, "d": 2}.get(kind, 0)
        lines.need(least <= len(words) <= most, "not a line of a state")
        local = words if kind == "=" else words[:1] if kind == "d" else []
        numbers += [-1 if word == "p" and kind == "d" else lines.number_of(word, 0, points - 1) for word in local]
        for word in words[len(local) :]:
            step = lines.number_of(word, -state if zone.is_refutation and zone.goal != "refuted" else 1, count - 1 - state)
            zone.has_way_back |= step < 1
            numbers.append(state + step)
        rows.append((kind, array.array("i", numbers)))
    return rows


def replay(game, rows, first_line):
    """R-GAME-1 to R-GAME-7"""
    states, waiting = {0: game.first}, [0]
    while waiting:
        number = waiting.pop()
        state = states[number]
        kind, numbers = rows[number]

        def need(condition, message, line=first_line + number):
            if not condition:
                raise Rejection("proof", line, message)

        is_attacker, over = state[2], state[5]
        is_doubtful = is_attacker and not over and game.is_doubtful(state)
        need(not is_doubtful, "the attacker captures stones that may have liberties outside")
        is_lost = game.is_lost(state)
        need((over or is_lost) == (kind == "."), "play is over here" if kind != "." else "play is not over here")
        if kind == ".":
            need(game.is_good(state, is_lost) != game.is_refutation, "the goal is not reached")
        elif kind == "=":
            need(game.is_marked or game.is_held_by_pairs(state, numbers), "the pairs do not reach the goal")
        else:
            need((is_attacker != game.is_refutation) == (kind == "a"), "the other side is to move")
            moves = dict(game.moves(state))
            if kind == "a":
                need(len(moves) == len(numbers), f"{len(moves)} legal moves, but {len(numbers)} successors")
                following = zip(numbers, moves.values())
            else:
                need(numbers[0] in moves, "the move is illegal")
                following = [(numbers[1], moves[numbers[0]])]
            for successor, after in following:
                if successor not in states:
                    waiting.append(successor)
                is_same = states.setdefault(successor, after) == after
                need(is_same, f"the move leads to another state than that of line {first_line + successor}")
    if game.is_marked:
        check_superko(game, rows, states, first_line)


def check_superko(game, rows, states, first_line):
    """R-SUPERKO-1, and R-SUPERKO-2 with R-LEAF. Lines stand behind all that lead to them."""
    seen = set()  # the fixed stones of the lines so far
    earlier = dict.fromkeys(states, 0)  # where the defender has a stone on a way to the line
    for number in sorted(states):
        attacker, defender = states[number][:2]
        kind, numbers = rows[number]
        is_right = kind != "=" or game.is_held_by_pairs(states[number], numbers, earlier[number])
        if kind in "ad":
            seen.add((attacker & game.enclosed, defender))
            for successor in numbers[kind == "d" :]:
                earlier[successor] |= earlier[number] | defender
        if kind == "d" and numbers[0] >= 0 and earlier[number] >> numbers[0] & 1:
            attacker, defender = states[numbers[1]][:2]
            is_right = (attacker & game.enclosed, defender) not in seen
        if not is_right:
            raise Rejection("proof", first_line + number, "the stones may have been there before, or the pairs fail")


# ---------------------------------------------------------------------------------------------------------------------
# Races


class Race:
    """The race of a board. Masks are of nodes: the points of the area, two essential blocks, the walls of two colors.

    A state is a tuple. It has the stones of the side to move, those of the other side, and the side to move. Then come
    the ko point as a mask, and whether the last move was a pass.
    """

    is_refutation = has_way_back = False

    def __init__(self, board, blocks):
        essential = blocks[0] | blocks[1]
        walls = [walls_of(board, side, essential) for side in (BLACK, WHITE)]
        area = component(essential, board.all & ~walls[0] & ~walls[1], board.neighbors)
        points = [1 << point for point in bits(area & ~essential)]
        nodes = [*points, *blocks, *walls]
        nearby = [around(node, board.neighbors) for node in nodes]
        self.size = len(points)
        self.points = (1 << self.size) - 1
        self.neighbors = [union(1 << i for i, node in enumerate(nodes) if node & near) for near in nearby]
        self.block = {side: 1 << self.size + side - 1 for side in (BLACK, WHITE)}
        self.wall = {side: self.block[side] << 2 for side in (BLACK, WHITE)}
        stones = [union(1 << i for i, node in enumerate(nodes) if node & board.stones[side]) for side in (1, 2)]
        self.first = {BLACK: (stones[0], stones[1], BLACK, 0, False), WHITE: (stones[1], stones[0], WHITE, 0, False)}

    def is_free(self, group, empty):
        """True if a group has a liberty, or a wall."""
        return around(group, self.neighbors) & empty or group & (self.wall[BLACK] | self.wall[WHITE])

    def after(self, state, move, winner):
        """None after an illegal move. Else the next state, and its end: 0, the side that captured, or 3 for passes."""
        own, others, mover, ko, passed = state
        other = 3 - mover
        if move < 0:
            return (others, own, other, 0, True), 3 if passed else 0
        stone = 1 << move
        empty = self.points & ~own & ~others & ~stone
        if stone & (own | others | ko):
            return None
        own |= stone
        near = around(stone, self.neighbors)
        touched = [group for group in components(others, self.neighbors) if group & near]
        captured = union(group for group in touched if not self.is_free(group, empty))
        group = component(stone, own, self.neighbors)
        if not captured and not self.is_free(group, empty):
            return None
        is_ko = captured.bit_count() == 1 and group == stone and near & (empty | captured) == captured
        ko = captured & self.points if is_ko and winner != other else 0
        return (others & ~captured, own, other, ko, False), mover if captured & self.block[other] else 0

    def is_settled(self, state, side):
        """R-RACE-5"""
        own, others = state[:2] if state[2] == side else (state[1], state[0])
        group = component(self.block[side], own, self.neighbors)
        nearby = around(group, self.neighbors)
        strange = self.block[3 - side] | self.wall[3 - side] | own & ~group & ~self.wall[side]
        rooms = components(self.points & ~own, self.neighbors)
        count = sum(1 for r in rooms if not around(r, self.neighbors) & strange and not r & ~others & ~nearby)
        return group & self.wall[side] or count >= 2


def walls_of(board, side, essential):
    """The stones of the walls of a side, given those of both essential blocks."""
    walls, before = board.stones[side] & ~essential, 0
    rooms = [room for room in board.regions[side] if not room & essential]
    while walls != before:
        before = walls
        rooms = [room for room in rooms if not around(room, board.neighbors) & ~room & ~walls]
        for block in board.blocks[side]:
            near = around(block, board.neighbors)
            if sum(1 for room in rooms if near & room and not room & board.empty & ~near) < 2:
                walls &= ~block
    return walls


def read_terms(lines, board, words):
    """F-RACE-1, F-RACE-2: the side that moves first, and the winner of kos or 0"""
    is_race = len(words) == 11 and words[3::2] == ["black", "white", "first", "ko"]
    lines.need(is_race and lines.version > 2, "not a line of a race")
    named = [1 << board.point(lines, word) for word in (words[4], words[6])]
    blocks = [union(b for b in board.blocks[side] if b & named[side - 1]) for side in (BLACK, WHITE)]
    lines.need(all(blocks) and board.essential in (None, blocks), "no stone of the color, or another race before")
    board.essential = blocks
    return lines.side_of(words[8]), words[10] != "none" and lines.side_of(words[10])


def read_strategy(lines, board, strategies):
    """F-RACE-2, F-RACE-3, R-RACE-1 to R-RACE-5"""
    words = lines.words()
    lines.need(words[2:3] in (["wins"], ["holds"]), "not a goal of a race")
    side, holds, (first, winner) = lines.side_of(words[1]), words[2] == "holds", read_terms(lines, board, words)
    lines.need((words[2], side, first, winner) not in strategies, "there is such a strategy before")
    strategies.add((words[2], side, first, winner))
    race = board.race = board.race or Race(board, board.essential)
    lines.need(race.size <= MAX_POINTS, "too many points")
    rows = read_states(lines, lines.words(), race.size, race)
    states = {0: race.first[first]}
    for number, (kind, numbers) in enumerate(rows):
        state = states.get(number)

        def need(condition, message, line=lines.number - len(rows) + 1 + number):
            if not condition:
                raise Rejection("proof", line, message)

        if state and kind == "=":
            need(holds and not numbers and race.is_settled(state, side), "the block is not settled")
        elif state:
            is_own = state[2] == side
            need(kind == ("d" if is_own else "a"), "not a line of the side to move")
            moves = numbers[:1] if is_own else [*range(race.size), -1]
            after = [each for each in (race.after(state, move, winner) for move in moves) if each]
            need(len(after) == len(numbers) - is_own, "an illegal move, or another number of legal moves")
            for successor, (following, end) in zip(numbers[is_own:], after):
                need(end in (0, side) or end == 3 and holds, "a move ends the race without the goal")
                is_same = bool(end) or states.setdefault(successor, following) == following
                need(is_same and bool(end) == (rows[successor][0] == "."), "a move leads to another state")


def check_races(claims, strategies):
    """R-RACE-6"""
    for (first, winner), (line, value) in claims.items():
        sides, goal = {"seki": ((1, 2), "holds"), "black-wins": ((1,), "wins"), "white-wins": ((2,), "wins")}[value]
        if not all((goal, side, first, winner) in strategies for side in sides):
            raise Rejection("proof", line, "the strategies do not prove this claim")


# ---------------------------------------------------------------------------------------------------------------------
# Life and death


class Life:
    """A game of life and death. Masks are of points of the board.

    A state is a tuple. It has the stones of the prover, those of the opponent, and whether the prover is to move. Then
    come the ko point as a mask, the remaining targets, and the dropped groups of targets as a mask.
    """

    is_refutation = has_way_back = False

    def __init__(self, board, aim, points):
        self.goal, self.side, self.first, ko, self.groups = aim
        self.prover_retakes = ko == self.side
        self.neighbors = board.neighbors
        self.points = points
        stones = board.stones[self.side], board.stones[3 - self.side]
        self.start = (*stones, self.first == self.side, 0, union(self.groups), 0)

    def groups_of(self, stones, others, zone):
        """The stones of each group, its liberties, what is around it, and whether it is at the wall."""
        for group in components(stones, self.neighbors):
            near = around(group, self.neighbors)
            yield group, near & zone & ~stones & ~others, near, bool(near & ~zone)

    def restrict(self, state, zone):
        own, others, is_prover, ko, targets, dropped = state
        kept = 0
        for index, group in enumerate(self.groups):
            if self.goal != "live" and targets & group & ~zone:
                dropped |= 1 << index
            if not dropped >> index & 1:
                kept |= targets & group & zone
        return own & zone, others & zone, is_prover, ko & zone, kept, dropped

    def after(self, state, zone):
        """The state after each legal stone, by points in ascending order, and after the pass, as -1."""
        prover, opponent, is_prover, ko, targets, dropped = state
        stones = (prover, opponent) if is_prover else (opponent, prover)
        own = list(self.groups_of(*stones, zone))
        others = list(self.groups_of(*stones[::-1], zone))
        outer = union(group for group, _, _, at_wall in others if at_wall)
        empty = zone & ~prover & ~opponent
        for point in bits(empty & ~ko):
            stone, near = 1 << point, self.neighbors[point]
            gone = union(g for g, liberties, _, at_wall in others if liberties == stone and not (is_prover and at_wall))
            is_free = near & empty or not is_prover and near & ~zone
            is_free = is_free or any(lib & stone and (lib != stone or not is_prover and wall) for _, lib, _, wall in own)
            if not gone and not is_free:
                continue
            left = stones[1] & ~gone
            is_ko = gone.bit_count() == 1 and is_prover == self.prover_retakes
            if is_prover and zone != self.points:
                is_ko = is_ko and not near & ~gone & ~(left & ~outer)
            else:
                is_ko = is_ko and not near & zone & ~gone & ~left
            board = (stones[0] | stone, left) if is_prover else (left, stones[0] | stone)
            yield point, (*board, not is_prover, gone if is_ko else 0, targets & ~gone, dropped)
        if is_prover or ko or self.goal in ("any", "kill"):
            yield -1, (prover, opponent, not is_prover, 0, targets, dropped)

    def is_doubtful(self, state, zone):
        prover, opponent, _, ko = state[:4]
        outer = union(group for group, _, _, at_wall in self.groups_of(opponent, prover, zone) if at_wall)
        groups = self.groups_of(prover, opponent, zone)
        return any((wall or near & outer) and free.bit_count() < 2 and not free & ko for _, free, near, wall in groups)

    def is_possible(self, state, zone):
        """R-LIFE-6"""
        if self.goal == "prevent":
            return self.lacks_group(state, self.living(state[1], state[0], zone, True))
        return self.goal != "live" or not self.lacks_group(state, zone)

    def is_reached(self, state, zone):
        """R-LIFE-7"""
        if self.goal in ("kill", "prevent"):
            return self.lacks_group(state, zone)
        living = self.living(state[0], state[1], zone, False)
        return bool(living) if self.goal == "any" else not self.lacks_group(state, living)

    def lacks_group(self, state, stones):
        """Whether none of these stones is a remaining target of some group that is not dropped."""
        return any(not state[5] >> i & 1 and not stones & state[4] & group for i, group in enumerate(self.groups))

    def living(self, own, others, zone, has_wall):
        """The stones of the groups of a side that are alive. The wall may be alive, too."""
        rooms = [(room & ~others, around(room, self.neighbors) & ~room) for room in components(zone & ~own, self.neighbors)]
        groups = [(group, free, wall and has_wall) for group, free, _, wall in self.groups_of(own, others, zone)]
        count = -1
        while count != len(groups):
            count = len(groups)
            stones = union(group for group, _, _ in groups) | (~zone if has_wall else 0)
            closed = [empty for empty, ring in rooms if empty and not ring & ~stones]
            groups = [each for each in groups if each[2] or sum(1 for empty in closed if not empty & ~each[1]) >= 2]
        return union(group for group, _, _ in groups)


def read_aim(lines, board, words, known):
    """F-LIFE-1, F-LIFE-2: the goal, the side, the first side, the side that may retake kos, and the groups of targets"""
    is_life = len(words) > 6 and words[3:7:2] == ["first", "ko"] and words[1] in ("live", "any", "kill", "prevent")
    lines.need(is_life and lines.version > 3, "not a line of life and death")
    goal, (side, first, ko) = words[1], map(lines.side_of, words[2:7:2])
    lines.need(goal != "any" or len(words) == 7, "points of the goal any")
    groups = []
    color = side if goal == "live" else 3 - side
    for names in " ".join(words[7:]).split(" & ") if goal != "any" else ():
        points = board.points(lines, names.split(" "))
        lines.need(not points & ~board.stones[color] and len(groups) < MAX_GROUPS, "no stone, or too many groups")
        groups.append(points)
    board.life_words += len(words)
    lines.need(tuple(words) not in known and board.life_words <= MAX_LIFE, "the same line before, or too many words")
    known[tuple(words)] = lines.number
    return (goal, side, first, ko, [union(b for b in board.blocks[color] if b & group) for group in groups]), union(groups)


def read_life(lines, board, strategies):
    """F-LIFE-2 to F-LIFE-6, R-LIFE-1 to R-LIFE-7. Returns the aim and the points."""
    words = lines.words()
    aim, named = read_aim(lines, board, words, strategies)
    line, points = lines.number, 0
    while lines.begins_with("points"):
        more = board.points(lines, lines.words()[1:])
        lines.need(not more & points, "a point twice")
        points |= more
    words = lines.words()
    lines.need(points and len(words) == 2 and words[0] == "zones", "not: points P..., or zones COUNT")
    if named & ~points:
        raise Rejection("form", line, "a stone that is none of the points")
    local = list(bits(points))
    zones = []
    for _ in range(lines.number_of(words[1], 1, min(MAX_ZONES, MAX_ZONE_POINTS // len(local)))):
        words = lines.words()
        is_mask = len(words) == 1 and LONG_MASK.fullmatch(words[0]) and int(words[0], 16).bit_length() <= len(local)
        lines.need(is_mask, "not a mask of the points")
        zones.append(union(1 << local[bit] for bit in bits(int(words[0], 16))))
        lines.need(zones[0] == points, "zone 0 has not all points")
    game = Life(board, aim, points)
    rows = read_states(lines, lines.words(), len(local), game, len(zones))
    replay_life(game, rows, zones, local, lines.number - len(rows) + 1)
    return aim, points


def replay_life(game, rows, zones, local, first_line):
    """F-LIFE-6, R-LIFE-1 to R-LIFE-7"""
    if rows[0][1][0] != 0:
        raise Rejection("proof", first_line, "the first state is not in zone 0")
    states = {0: game.restrict(game.start, zones[0])}
    for number, (kind, numbers) in enumerate(rows):
        state = states.pop(number, None)
        if not state:
            continue

        def need(condition, message, rejected="proof", line=first_line + number):
            if not condition:
                raise Rejection(rejected, line, message)

        zone, is_prover = zones[numbers[0]], state[2]
        need(game.is_possible(state, zone), "no target left, or targets alive")
        if kind == ".":
            need(game.is_reached(state, zone), "the goal is not reached")
            continue
        need(kind == ("d" if is_prover else "a"), "not a line of the side to move")
        need(is_prover or not game.is_doubtful(state, zone), "a doubtful group")
        following = [(local.index(p) if p >= 0 else -1, after) for p, after in game.after(state, zone)]
        if is_prover:
            following = [each for each in following if each[0] == numbers[1]]
        successors = numbers[1 + is_prover :]
        need(len(following) == len(successors), "an illegal move, or another number of legal moves")
        for successor, (_, after) in zip(successors, following):
            smaller = zones[rows[successor][1][0]]
            need(not smaller & ~zone, "a zone that is no part of this one")
            after = game.restrict(after, smaller)
            need(states.setdefault(successor, after) == after, "a move leads to another state")
            need(len(states) <= MAX_WAITING, "too many states wait", "form")


def check_life(claims, strategies):
    """R-LIFE-8"""
    for words, line in claims.items():
        if words not in strategies:
            raise Rejection("proof", line, "there is no strategy for this claim")


# ---------------------------------------------------------------------------------------------------------------------
# Claims


def standing_blocks(board, side, used, strategies):
    """R-SUM-4: the blocks that standing lines of a side keep, given the points of its zones"""
    lines = [(points, aim[4]) for aim, points in strategies if aim[:4] == ("live", side, 3 - side, 3 - side)]
    seen, blocked = 0, used
    for points, _ in lines:
        blocked, seen = blocked | points & seen, seen | points
    groups = {group for points, targets in lines if not points & blocked for group in targets}
    return groups & set(board.blocks[side])


def alive_blocks(zones, standing):
    """R-SUM-2"""
    level, blocks = None, standing
    while blocks != level:
        level, count = blocks, -1
        blocks = level | {block for zone in zones for block in zone.eyes}
        while count != len(blocks):
            count = len(blocks)
            counting = [zone for zone in zones if counts(zone, blocks, level)]
            blocks = {b for b in blocks if b in level or sum(zone.gives(b) for zone in counting) >= 2}
    return level


def counts(zone, blocks, level):
    assumed = [each for part in zone.with_givers() for each in part.eyes.items()]
    return all(block in blocks and (eyes != ALIVE or block in level) for block, eyes in assumed)


def is_region_proved(board, zones, value, points, side, version):
    """R-CLAIM-3, R-CLAIM-5, R-CLAIM-6"""
    kind, is_first = value
    if kind == "refuted":
        return any((z.side, z.is_defender_first) == (side, is_first) and is_refutation(board, z, points) for z in zones)
    region = union(each for each in board.regions[side] if each & points)
    adjacent = {block: around(block, board.neighbors) & ~block for block in board.blocks[side]}
    boundary = {block for block, outside in adjacent.items() if outside & region and outside & ~region}
    inside = region | union(b for b, outside in adjacent.items() if outside & region and b not in boundary)
    goals = {
        zone.goal
        for zone in zones
        if zone.side == side and zone.points == zone.territory == inside and zone.eyes == dict.fromkeys(boundary, 0)
        if zone.is_defender_first == is_first and not (zone.has_way_back and version > 2 and kind != "not-safe")
    }
    return VALUES[kind] <= goals


def is_refutation(board, zone, points):
    """R-CLAIM-6, but for the side and the first mover"""
    outside = around(zone.points, board.neighbors) & ~zone.points & ~union(zone.eyes) | zone.territory & ~points
    at_stake = [block for block, eyes in zone.eyes.items() if eyes != ALIVE]
    outside |= union(around(block, board.neighbors) & ~block & ~zone.points for block in at_stake)
    return zone.goal == "refuted" and not outside and all(block & points for block in at_stake)


def read_claim(lines, board, claims, races, lives):
    """F-CLAIM-1, F-CLAIM-2, F-RACE-1, F-RACE-2, F-LIFE-1, F-LIFE-2"""
    words = lines.words()
    if words[1:2] == ["life"]:
        read_aim(lines, board, words[1:], lives)
        return
    if words[1:2] == ["race"]:
        terms = read_terms(lines, board, words)
        lines.need(words[2] in ("black-wins", "white-wins", "seki") and terms not in races, "no value, or one before")
        races[terms] = lines.number, words[2]
        return
    is_region = words[1:2] == ["region"]
    lines.need(len(words) > (4 if is_region else 3), "not a claim with points")
    kind, color = words[2:4] if is_region else (words[2], words[1])
    values = list(VALUES)[: {3: 4, 4: 5}.get(lines.version, 2)]
    lines.need(kind in (values if is_region else ("alive", "territory")), "not a kind of claim")
    side = lines.side_of(color)
    is_first = is_region and lines.version > 2 and words[4] == "first"
    value = (kind, is_first) if is_region else kind
    points = board.points(lines, words[4 + is_first if is_region else 3 :])
    named = union(each[3] for each in claims if each[1:3] == (value, side))
    lines.need(not points & named, "a point that was named before")
    lines.need(not is_region or kind == "refuted" or not points & board.stones[side], "a stone of the side of the region")
    claims.append((lines.number, value, side, points))


def check_claims(board, claims, zones, strategies, lines):
    """R-CLAIM-1 to R-CLAIM-4. Returns the number of safe points."""
    safe = {BLACK: 0, WHITE: 0}
    for side in (BLACK, WHITE):
        own = [zone for zone in zones if zone.side == side and not zone.is_aside()]
        alive = alive_blocks(own, standing_blocks(board, side, union(zone.points for zone in own), strategies))
        settled = [zone for zone in own if all(b in alive for part in zone.with_givers() for b in part.eyes)]
        territory = union(zone.territory for zone in settled if zone.goal == "safe")
        for line, kind, color, points in claims:
            if color != side:
                continue
            if kind == "alive":
                is_proved = not points & ~union(alive)
                safe[side] |= union(block for block in board.blocks[side] if block & points)
            elif kind == "territory":
                is_proved = not points & ~territory
                safe[side] |= points
            else:
                is_proved = is_region_proved(board, zones, kind, points, side, lines.version)
            if not is_proved:
                raise Rejection("proof", line, "the zones do not prove this claim")
    if safe[BLACK] & safe[WHITE]:
        raise Rejection("proof", lines.number, "a point is safe for both sides")
    return (safe[BLACK] | safe[WHITE]).bit_count()


def check_board(lines):
    """One board, from its first line to its end. Returns the number of safe points."""
    board = Board(lines)
    claims, zones, races, strategies, lives, proved, keepers = [], [], {}, set(), {}, {}, []
    used = {BLACK: 0, WHITE: 0}
    while lines.begins_with("claim", "zone", "race", "life"):
        if lines.begins_with("race"):
            read_strategy(lines, board, strategies)
        elif lines.begins_with("life"):
            keepers.append(read_life(lines, board, proved))
        elif lines.begins_with("claim"):
            read_claim(lines, board, claims, races, lives)
        else:
            zone = read_zone(lines, board, zones)
            zones.append(zone)
            if not zone.is_aside():  # R-ZONE-2
                zone.need(zone.points and not zone.points & used[zone.side], "no point, or a point of another zone")
                used[zone.side] |= zone.points
    lines.need(lines.words() == ["end"], "neither claim nor zone nor race nor life nor end")
    check_races(races, strategies)
    check_life(lives, proved)
    return check_claims(board, claims, zones, keepers, lines)


def check_file(name):
    """Checks a certificate. Returns the number of boards, of safe points, and the version."""
    with open(name, "rb") as file:
        lines = Lines(file)
        header = lines.words()
        is_header = len(header) == 2 and header[0] == "sekilab-certificate" and header[1] in ("1", "2", "3", "4")
        lines.need(is_header, "not: sekilab-certificate 4")
        version = lines.version = int(header[1])
        boards = safe = 0
        lines.skip_comments()
        while lines.begins_with("board"):
            safe += check_board(lines)
            boards += 1
            lines.skip_comments()
        if version == 1 and not boards:
            raise Rejection("whole", lines.number + 1, "no board")
        if version > 1:
            words = lines.words()
            if words[0] != "boards":
                raise Rejection("whole", lines.number, "not: boards COUNT, or a board")
            lines.need(len(words) == 2, "not: boards COUNT")
            if lines.number_of(words[1], 0, 999_999_999) != boards:
                raise Rejection("whole", lines.number, f"{words[1]} boards, but there are {boards}")
        if lines.following is not None:
            raise Rejection("whole", lines.number + 1, "something follows the end")
        return boards, safe, version


def main(names):
    if not names or names[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if names else 2
    code = 0
    for name in names:
        try:
            boards, safe, version = check_file(name)
            print(f"{name}: {boards} boards, {safe} safe points")
            if version == 1:
                print(f"{name}: version 1 has no end: boards may be missing", file=sys.stderr)
            status = "VERIFIED" if boards else "UNKNOWN"
        except Rejection as rejection:
            print(f"{name}:{rejection}")
            status = "NOT VERIFIED" if rejection.kind == "proof" else "UNKNOWN"
        except OSError as error:
            print(f"{name}: {error.strerror}", file=sys.stderr)
            status = "UNKNOWN"
        print("s " + status)
        code = max(code, ("VERIFIED", "NOT VERIFIED", "UNKNOWN").index(status))
    return code


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="backslashreplace")  # a message may quote any letter, and a name any byte
    sys.exit(main(sys.argv[1:]))
