package org.sekilab.semeai.bounds;

import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.search.bounds.ValueRange;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.play.SemeaiBoard;

/**
 * Counts the liberties and eyes of a race in play, as far as they are settled. Mutable: keeps the last counts; confined
 * to one thread.
 *
 * <p>Source: [POB]; the plain liberties and eyes are those of [M99] and [N05] 5.3.
 * <p>Proves: the value of the race is in the range. The two essential groups and all alive stones stay until the
 * race is over. So the points between them are separate parts. Each part belongs to one of four kinds.
 *
 * <ul>
 *   <li>Plain liberties: each point is next to the same groups, and a stone there is connected to these alone.
 *   <li>An eye of one or two empty points, if it is the only eye of the group.
 *   <li>Other parts in which only one side has liberties. That side needs no move there: each move of the opponent
 *       takes at most one of the liberties. So the liberties are a least value for their owner, and nothing is known
 *       of the most. The part counts as an eye if all its empty points are liberties, and it has no stone of the
 *       owner. Its last point can be taken only by the capture of the owner.
 *   <li>Parts in which neither side has liberties: a move there is a pass. One side alone can move there only a limited
 *       number of times.
 * </ul>
 *
 * <p>Nothing is known if both sides have liberties in a part of another kind. Nothing is known if a ko may be retaken,
 * or if a block is connected to alive stones. Nothing is known after a pass either: the next pass ends the race.
 * <p>Differs: the paper gives leaves one value; here a state may have a range.
 * <p>Cost: a flood of each group and part.
 */
final class RaceCounter {
    private static final int LARGEST_EYE = 2; // the owner of an eye of three points may make two eyes of it

    private final SemeaiBoard board;
    private final SemeaiArea area;
    private final int[] moves = new int[Color.values().length]; // [color] to fill its outside liberties and its eye
    private final boolean[] hasEye = new boolean[moves.length];
    private final boolean[] isSettled = new boolean[moves.length]; // the moves are exact
    private final long[] liberties = new long[moves.length]; // [color] points next to its essential group
    private final long[] walls = new long[moves.length]; // [color] points next to its alive stones
    private int shared;

    RaceCounter(SemeaiBoard board) {
        this.board = board;
        this.area = board.area();
    }

    /** What is known of the value of the present state for black. */
    ValueRange<RaceCounts> range() {
        if (board.isPassed() || board.isKo() || !count()) {
            return ValueRange.unknown();
        }
        RaceCounts counts = new RaceCounts(
                Color.values()[board.mover()],
                shared,
                hasEye[Color.BLACK.ordinal()],
                hasEye[Color.WHITE.ordinal()],
                moves[Color.BLACK.ordinal()] - moves[Color.WHITE.ordinal()]);
        return new ValueRange<>(
                Optional.of(counts).filter(known -> isSettled[Color.WHITE.ordinal()]),
                Optional.of(counts).filter(known -> isSettled[Color.BLACK.ordinal()]));
    }

    /** False if nothing is known. */
    private boolean count() {
        shared = 0;
        long open = area.all();
        for (Color color : Color.values()) {
            int side = color.ordinal();
            moves[side] = 0;
            hasEye[side] = false;
            isSettled[side] = true;
            long stones = board.stones(side);
            long group = area.flood(area.exterior(color) & stones, stones);
            long alive = area.flood(area.wallAt(color) & stones, stones);
            if ((group & alive) != 0) {
                return false;
            }
            liberties[side] = area.exterior(color) | area.around(group);
            walls[side] = area.wallAt(color) | area.around(alive);
            open &= ~group & ~alive;
        }
        boolean isKnown = true;
        for (long rest = open; rest != 0 && isKnown; ) {
            long part = area.flood(Long.lowestOneBit(rest), open);
            isKnown = count(part);
            rest &= ~part;
        }
        return isKnown;
    }

    private boolean count(long part) {
        long black = liberties[Color.BLACK.ordinal()] & part;
        long white = liberties[Color.WHITE.ordinal()] & part;
        boolean isEmpty = (part & ~board.empties()) == 0;
        if (black != 0 && white != 0) {
            shared += Long.bitCount(part);
            return isEmpty && black == part && white == part && walls(part) == 0;
        }
        if (black != 0) {
            countFor(Color.BLACK.ordinal(), part, isEmpty);
        } else if (white != 0) {
            countFor(Color.WHITE.ordinal(), part, isEmpty);
        }
        return true;
    }

    /** Counts a part in which only one side has liberties. */
    private void countFor(int owner, long part, boolean isEmpty) {
        long empties = part & board.empties();
        int count = Long.bitCount(liberties[owner] & empties);
        moves[owner] += count;
        boolean isEye = count > 0
                && (empties & ~liberties[owner]) == 0
                && (part & board.stones(owner)) == 0
                && walls(part) == 0;
        if (isEye) {
            isSettled[owner] &= isEmpty && count <= LARGEST_EYE && !hasEye[owner];
            hasEye[owner] = true;
        } else {
            isSettled[owner] &= isEmpty
                    && (part & ~liberties[owner]) == 0
                    && (part & ~walls[1 - owner]) == 0
                    && (part & walls[owner]) == 0;
        }
    }

    private long walls(long part) {
        return part & (walls[Color.BLACK.ordinal()] | walls[Color.WHITE.ordinal()]);
    }
}
