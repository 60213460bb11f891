package org.sekilab.semeai.play;

import java.util.Arrays;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * Plays a race on the points of its area; mutable, confined to one thread.
 *
 * <p>Invariant "alive stones": every group of stones has a liberty here, or is connected to stones that are never
 * captured. A group is a connected set of stones, the essential block included.
 * <p>Cost: {@link #play} and {@link #isLegal} take some mask operations for each stone of groups that lose a liberty;
 * {@link #undo} restores three longs. They allocate nothing, except when a game outgrows the undo stack, which then
 * doubles.
 */
public final class SemeaiBoard {
    private static final int RECORD = 3;
    private static final int MAX_PLIES_AT_FIRST = 256;
    private static final int BLACK = Color.BLACK.ordinal();
    private static final int WHITE = Color.WHITE.ordinal();
    // These values replace the ko point if there is no ko. They are part of the key, so that an end differs from all
    // other states.
    private static final int NO_KO = 63;
    private static final int ENDED = 62;
    private static final int CAPTURED = 60; // plus the ordinal of the color
    private static final long KO = 63;
    private static final long WHITE_TO_MOVE = 1L << 6;
    private static final long PASSED = 1L << 7;

    /** The passes that end a race. */
    public enum End {
        /** Any two passes in a row. */
        TWO_PASSES,
        /**
         * Two passes in a row by sides that may play everywhere. A side that may not retake a ko only waits for its
         * turn.
         */
        TWO_FREE_PASSES
    }

    private final SemeaiArea area;
    private final End end;
    private final long[] neighbors;
    private final long[] exteriors;
    private final long[] walls;
    private final boolean[] isBanned; // [color] from retaking a ko at once
    private final long all;
    private final long[] stones; // [color]
    private long turn; // the ko point in the low 6 bits, and the flags above
    private long[] saved = new long[RECORD * MAX_PLIES_AT_FIRST]; // [RECORD * ply] black, white, turn
    private int ply;
    private long groupStones; // of the last flood
    private boolean isGroupEssential;

    /**
     * The race at its beginning.
     *
     * @param banned the sides that may not retake a ko at once
     */
    public SemeaiBoard(SemeaiArea area, Set<Color> banned, Color first, End end) {
        this(area, banned, first, end, area.stones(Color.BLACK), area.stones(Color.WHITE));
        boolean isKo = area.koPoint() >= 0 && area.koBanned() == first && banned.contains(first);
        turn = (isKo ? area.koPoint() : NO_KO) | (first == Color.WHITE ? WHITE_TO_MOVE : 0);
    }

    /** A race with other stones in the same area, and no ko. */
    public SemeaiBoard(SemeaiArea area, Set<Color> banned, Color first, End end, long black, long white) {
        assert area.fits() : area.size();
        this.area = area;
        this.end = end;
        this.neighbors = area.neighbors();
        this.exteriors = new long[] {area.exterior(Color.BLACK), area.exterior(Color.WHITE)};
        this.walls = new long[] {area.wallAt(Color.BLACK), area.wallAt(Color.WHITE)};
        this.isBanned = new boolean[] {banned.contains(Color.BLACK), banned.contains(Color.WHITE)};
        this.all = area.all();
        this.stones = new long[] {black, white};
        this.turn = NO_KO | (first == Color.WHITE ? WHITE_TO_MOVE : 0);
    }

    /** The area that the race is played in. */
    public SemeaiArea area() {
        return area;
    }

    /** The ordinal of the side to move. */
    public int mover() {
        return (turn & WHITE_TO_MOVE) != 0 ? WHITE : BLACK;
    }

    /** The stones of a color at points of the area. */
    public long stones(int color) {
        return stones[color];
    }

    /** The empty points. */
    public long empties() {
        return all & ~stones[BLACK] & ~stones[WHITE];
    }

    /** True when the last move was a pass, so that another one ends the race. */
    public boolean isPassed() {
        return (turn & PASSED) != 0;
    }

    /** True when both sides have passed. */
    public boolean isOver() {
        return (turn & KO) == ENDED;
    }

    /** True when the essential block of a color has been captured; the race is over then. */
    public boolean isCaptured(int color) {
        return (turn & KO) == CAPTURED + color;
    }

    /** The number of moves that can be undone. */
    public int ply() {
        return ply;
    }

    /** The first half of a key of the whole state: no other state of this area has the same two halves. */
    public long keyLow() {
        return stones[BLACK] | (turn & 15) << SemeaiArea.MAX_POINTS;
    }

    /** The second half of the key. */
    public long keyHigh() {
        return stones[WHITE] | (turn >>> 4 & 15) << SemeaiArea.MAX_POINTS;
    }

    /** True for a legal move of the side to move; {@link Points#PASS} is one. The race must not be over. */
    public boolean isLegal(int move) {
        if (move == Points.PASS) {
            return true;
        }
        long stone = 1L << move;
        long empty = empties();
        if ((empty & stone) == 0 || move == (turn & KO)) {
            return false;
        }
        if ((neighbors[move] & empty) != 0) {
            return true;
        }
        int mover = mover();
        findGroupWith(mover, stone);
        if (isGroupAliveAt(mover, empty & ~stone)) {
            return true;
        }
        return capturesAt(move);
    }

    /** True when a stone of the side to move on this point would take the last liberty of an opposing group. */
    boolean capturesAt(int move) {
        int other = 1 - mover();
        long empty = empties() & ~(1L << move);
        for (long rest = neighbors[move] & stones[other]; rest != 0; rest &= rest - 1) {
            findGroupWith(other, rest & -rest);
            if (!isGroupAliveAt(other, empty)) {
                return true;
            }
            rest &= ~groupStones | rest & -rest;
        }
        if ((exteriors[other] >>> move & 1) != 0) {
            findEssentialGroup(other);
            return !isGroupAliveAt(other, empty);
        }
        return false;
    }

    /** Plays a legal move, a point or {@link Points#PASS}, for the side to move. The race must not be over. */
    public void play(int move) {
        assert (turn & KO) < CAPTURED || (turn & KO) == NO_KO : this;
        assert isLegal(move) : move + "\n" + this;
        int record = RECORD * ply++;
        if (record == saved.length) {
            saved = Arrays.copyOf(saved, 2 * record);
        }
        saved[record] = stones[BLACK];
        saved[record + 1] = stones[WHITE];
        saved[record + 2] = turn;
        long next = turn & WHITE_TO_MOVE ^ WHITE_TO_MOVE;
        if (move == Points.PASS) {
            boolean isFree = end == End.TWO_PASSES || (turn & KO) == NO_KO;
            turn = next | (isFree ? PASSED : 0) | (isPassed() ? ENDED : NO_KO);
        } else {
            int mover = mover();
            turn = next | koAfter(mover, move, capture(mover, move));
        }
    }

    /** Takes the last move back. There must be one. */
    public void undo() {
        int record = RECORD * --ply;
        stones[BLACK] = saved[record];
        stones[WHITE] = saved[record + 1];
        turn = saved[record + 2];
    }

    /**
     * The liberties of the group that holds an essential block. These are all points if there is no essential block,
     * or if the block is connected to stones that are never captured.
     */
    long essentialLiberties(int color) {
        if (!area.hasEssential(color)) {
            return -1L;
        }
        findEssentialGroup(color);
        return (groupStones & walls[color]) != 0 ? -1L : groupExterior(color) & empties();
    }

    /**
     * True when an essential block is never captured, even if its side always passes. Either the block is connected to
     * stones that are never captured, or it alone surrounds two regions. All empty points of these regions are
     * liberties of the block. Source: [B76].
     */
    public boolean findLife(int color) {
        if (!area.hasEssential(color)) {
            return false;
        }
        findEssentialGroup(color);
        if ((groupStones & walls[color]) != 0) {
            return true;
        }
        long liberties = groupExterior(color) & empties();
        long open = all & ~stones[color];
        int eyes = 0;
        for (long rest = liberties; rest != 0 && eyes < 2; ) {
            long region = area.flood(rest & -rest, open);
            rest &= ~region;
            boolean isClosed = (region & (walls[1 - color] | exteriors[1 - color])) == 0
                    && (around(region) & stones[color] & ~groupStones) == 0;
            eyes += isClosed && (region & empties() & ~liberties) == 0 ? 1 : 0;
        }
        return eyes == 2;
    }

    /** True when the side to move may not retake a ko now. */
    public boolean isKo() {
        return (turn & KO) < CAPTURED;
    }

    /** True when the side to move may not retake a ko at a point now. */
    public boolean isKoPoint(int point) {
        return (turn & KO) == point;
    }

    /** All points adjacent to points of a mask. */
    long around(long mask) {
        return area.around(mask);
    }

    /** For messages. */
    @Override
    public String toString() {
        return "black %x, white %x, empty %x, turn %x".formatted(stones[BLACK], stones[WHITE], empties(), turn);
    }

    /** Puts a stone and removes what it captures. Returns the captured stones, -1 for an essential block. */
    private long capture(int mover, int move) {
        int other = 1 - mover;
        stones[mover] |= 1L << move;
        long empty = empties();
        long captured = 0;
        for (long rest = neighbors[move] & stones[other]; rest != 0; rest &= rest - 1) {
            findGroupWith(other, rest & -rest);
            if (!isGroupAliveAt(other, empty)) {
                if (isGroupEssential) {
                    return -1L;
                }
                captured |= groupStones;
            }
            rest &= ~groupStones | rest & -rest;
        }
        if ((exteriors[other] >>> move & 1) != 0) {
            findEssentialGroup(other);
            if (!isGroupAliveAt(other, empty)) {
                return -1L;
            }
        }
        stones[other] &= ~captured;
        return captured;
    }

    /** The value of the ko field after a move. */
    private int koAfter(int mover, int move, long captured) {
        int other = 1 - mover;
        if (captured == -1L) {
            return CAPTURED + other;
        }
        long stone = 1L << move;
        boolean isKo = captured != 0
                && (captured & captured - 1) == 0
                && isBanned[other]
                && (neighbors[move] & ~stones[other]) == captured
                && ((exteriors[mover] | walls[mover]) & stone) == 0;
        return isKo ? Long.numberOfTrailingZeros(captured) : NO_KO;
    }

    private boolean isGroupAliveAt(int color, long empty) {
        return (groupStones & walls[color]) != 0 || (groupExterior(color) & empty) != 0;
    }

    private long groupExterior(int color) {
        long exterior = around(groupStones);
        return isGroupEssential ? exterior | exteriors[color] : exterior;
    }

    private void findEssentialGroup(int color) {
        isGroupEssential = true;
        groupStones = 0;
        grow(color, exteriors[color] & stones[color]);
    }

    /** The group that a stone belongs to, or would belong to. */
    private void findGroupWith(int color, long stone) {
        isGroupEssential = false;
        groupStones = 0;
        grow(color, stone);
    }

    private void grow(int color, long seed) {
        long own = stones[color];
        for (long front = seed; front != 0; ) {
            groupStones |= front;
            long grown = around(front);
            if (!isGroupEssential && (front & exteriors[color]) != 0) {
                isGroupEssential = true;
                grown |= exteriors[color];
            }
            front = grown & own & ~groupStones;
        }
    }
}
