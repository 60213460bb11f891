package org.sekilab.model.local;

import java.util.Arrays;
import org.sekilab.model.Color;
import org.sekilab.model.Legality;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A local game between the defender and the attacker of a region; mutable, confined to one thread.
 *
 * <p>Rules: suicide is illegal. The attacker may retake a simple ko at once, at the price of a ko threat if they are limited, see
 * {@link KoThreats}; the defender may not on the very next move, unless the threats are his. A pass is always legal, and two in a row end the game. So does the capture
 * of an essential block; a block that is given up turns into a wall, see {@link LocalShape#givingUp}. Other repetitions are left to whoever searches.
 *
 * <p>Invariant "alive stones": every group of stones has a liberty here, or holds an essential block with an eye elsewhere. A group
 * is a connected set of stones, essential blocks included.
 *
 * <p>Cost: {@link #play} and {@link #isLegal} take some mask operations for each stone of groups that lose a liberty, and for
 * most moves a handful; {@link #undo} restores three longs. They allocate nothing, except when a game outgrows the undo
 * stack, which then doubles.
 */
public final class LocalBoard {
    private static final int RECORD = 3;
    private static final int MAX_PLIES_AT_FIRST = 256;
    // What stands in the place of a ko where there is none: part of the key, so that an end differs from all other
    // states.
    private static final int NO_KO = 63;
    private static final int ENDED = 62;
    private static final int LOST = 61;
    private static final long DEFENDER_TO_MOVE = 1L << 6;
    private static final long PASSED = 1L << 7;
    private static final long OVER = 1L << 8; // two passes
    private static final long CAPTURED = 1L << 9; // an essential block
    private static final long KO = 63;
    private static final int THREATS_SHIFT = 10;
    private static final long ONE_THREAT = 1L << THREATS_SHIFT;
    private static final long THREATS = (long) KoThreats.MOST << THREATS_SHIFT; // left; none where they are unlimited

    private final LocalShape shape;
    private final LocalGroups groups;
    private final LocalLiberties liberties;
    private final long[] neighbors;
    private final long[] blockExteriors;
    private final long[] blocksAt;
    private final long[] eyes;
    private final long all;
    private final KoThreats threats;
    private final boolean isEachKoKept; // those that the attacker may retake too: only where threats are limited
    private final boolean areDefenders; // who then may retake at once
    private long attacker;
    private long defender;
    private long turn = NO_KO; // the ko point in the low 6 bits, the flags above, and the threats that are left
    private long[] saved = new long[RECORD * MAX_PLIES_AT_FIRST]; // [RECORD * ply] attacker, defender, turn
    private int ply;

    /**
     * The stones of a position, with unlimited ko threats.
     *
     * @param mover the side to move
     */
    public LocalBoard(LocalShape shape, Position position, Color mover) {
        this(shape, position, mover, KoThreats.UNLIMITED);
    }

    /**
     * The stones of a position.
     *
     * @param mover the side to move
     * @param threats of the attacker
     * @throws IllegalArgumentException if there are too many points for limited threats, see {@link KoThreats#maxPoints}
     */
    public LocalBoard(LocalShape shape, Position position, Color mover, KoThreats threats) {
        this(shape, threats);
        this.attacker = shape.stones(position, shape.defender().opposite());
        this.defender = shape.stones(position, shape.defender());
        if (mover == shape.defender()) {
            turn |= DEFENDER_TO_MOVE;
        }
        if (threats.count() > 0) {
            turn |= threats.count() * ONE_THREAT;
        }
    }

    /** The same state, with the moves that led to it. */
    public LocalBoard(LocalBoard other) {
        this(other.shape, other.threats);
        this.attacker = other.attacker;
        this.defender = other.defender;
        this.turn = other.turn;
        this.saved = other.saved.clone();
        this.ply = other.ply;
    }

    /** Without stones. */
    private LocalBoard(LocalShape shape, KoThreats threats) {
        if (shape.size() > threats.maxPoints()) {
            throw new IllegalArgumentException(
                    "%d points, at most %d with %s ko threats".formatted(shape.size(), threats.maxPoints(), threats));
        }
        this.shape = shape;
        this.groups = new LocalGroups(shape);
        this.liberties = new LocalLiberties(shape, groups);
        this.threats = threats;
        this.isEachKoKept = threats.isLimited();
        this.areDefenders = threats.isOfTheDefender();
        this.neighbors = shape.neighbors();
        this.blockExteriors = shape.allExteriors();
        this.blocksAt = shape.blocksAt();
        this.eyes = Arrays.copyOf(shape.eyes(), blockExteriors.length);
        this.all = shape.all();
    }

    public LocalShape shape() {
        return shape;
    }

    /** The attacker's stones. */
    public long attacker() {
        return attacker;
    }

    /** The defender's stones on local points. */
    public long defender() {
        return defender;
    }

    /** The empty points. */
    public long empties() {
        return all & ~attacker & ~defender;
    }

    public boolean isDefenderToMove() {
        return (turn & DEFENDER_TO_MOVE) != 0;
    }

    /** True when the last move was a pass, so that another one ends the game. */
    public boolean isPassed() {
        return (turn & PASSED) != 0;
    }

    /** True when both have passed. */
    public boolean isOver() {
        return (turn & OVER) != 0;
    }

    /** True when the attacker has captured an essential block; nothing else is played then. */
    public boolean isBlockCaptured() {
        return (turn & CAPTURED) != 0;
    }

    /**
     * The point of a ko that was taken by the last move, or {@link Points#NONE}: the defender may not retake it now, the attacker at the price
     * of a threat. Where threats are unlimited, none is kept for the attacker.
     */
    public int koPoint() {
        int ko = (int) (turn & KO);
        return ko >= LocalShape.MAX_POINTS ? Points.NONE : ko;
    }

    /** The ko threats that the attacker has left. */
    public KoThreats threatsLeft() {
        return isEachKoKept && !areDefenders ? KoThreats.of((int) ((turn & THREATS) >>> THREATS_SHIFT)) : threats;
    }

    /** The number of moves that can be undone. */
    public int ply() {
        return ply;
    }

    /**
     * The first half of a key of the whole state, ko, turn and threats included: no other state of this shape and with threats limited or not as
     * here has the same two halves.
     */
    public long keyLow() {
        return attacker | (turn & 15) << LocalShape.MAX_POINTS | (turn >>> 10 & 3) << KoThreats.MAX_POINTS;
    }

    /** The second half of the key. */
    public long keyHigh() {
        return defender | (turn >>> 4 & 15) << LocalShape.MAX_POINTS | (turn >>> 12 & 3) << KoThreats.MAX_POINTS;
    }

    /** True for a move that the side to move may play, {@link Points#PASS} included. */
    public boolean isLegal(int move) {
        return legality(move) == Legality.LEGAL;
    }

    /** Whether the side to move may play a move, and why not. The game must not be over. */
    public Legality legality(int move) {
        if (move == Points.PASS) {
            return Legality.LEGAL;
        }
        if (move < 0 || move >= shape.size()) {
            return Legality.OFF_BOARD;
        }
        long stone = 1L << move;
        long empty = empties();
        if ((empty & stone) == 0) {
            return Legality.OCCUPIED;
        }
        if ((neighbors[move] & empty) != 0 && move != (turn & KO)) {
            return Legality.LEGAL;
        }
        if (isDefenderToMove()) {
            return move == (turn & KO) ? Legality.KO : liberties.ofDefenderAt(move, attacker, defender, empty & ~stone);
        }
        return move == (turn & (KO | THREATS)) // no threat left
                ? Legality.KO
                : liberties.ofAttackerAt(move, attacker, defender, empty & ~stone);
    }

    /** Plays a legal move, a point or {@link Points#PASS}, for the side to move. The game must not be over. */
    public void play(int move) {
        assert !isOver() && !isBlockCaptured() && isLegal(move) : move + "\n" + this;
        int record = RECORD * ply++;
        if (record == saved.length) {
            saved = Arrays.copyOf(saved, 2 * record);
        }
        saved[record] = attacker;
        saved[record + 1] = defender;
        saved[record + 2] = turn;
        if (move == Points.PASS) {
            long ended = (turn & PASSED) != 0 ? OVER | ENDED : NO_KO;
            turn = (turn & (DEFENDER_TO_MOVE | THREATS) ^ DEFENDER_TO_MOVE) | PASSED | ended;
        } else if (isDefenderToMove()) {
            playDefender(move);
        } else {
            playAttacker(move);
        }
    }

    /** True when a block that is given up has no liberty here any more. */
    public boolean isBlockTaken() {
        return liberties.areBesideTakenBlock(attacker, attacker);
    }

    /**
     * The same state of the game in which no block is given up, as all are essential, without the moves that led to it; this board where there are no
     * such blocks, or where one of them has no liberty any more.
     */
    public LocalBoard keepingAll() {
        if (blockExteriors.length == shape.eyes().length || isBlockTaken()) {
            return this;
        }
        LocalBoard same = new LocalBoard(shape.keepingAll(), threats);
        same.attacker = attacker;
        same.defender = defender;
        same.turn = turn;
        return same;
    }

    /** Takes the last move back. There must be one. */
    public void undo() {
        int record = RECORD * --ply;
        attacker = saved[record];
        defender = saved[record + 1];
        turn = saved[record + 2];
    }

    /**
     * True when a group of the defender has no liberty here and at most one eye elsewhere, which the attacker, if to move, fills.
     */
    public boolean hasBlockInLastEye() {
        long empty = empties();
        for (int block = 0; block < shape.eyes().length; block++) {
            if ((blockExteriors[block] & empty) == 0 && Long.bitCount(eyes[block]) < 2) {
                groups.find(defender, 0, 1L << block);
                if ((groupExterior() & empty) == 0 && groupEyes() < 2) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * True when stones of the defender that may have liberties outside have at most one here, so that the attacker, if to move, captures them here
     * only: a group without a block, next to the wall, or to stones connected to it after the capture, which outside may have been captured themselves.
     */
    public boolean hasDoubtfulStones() {
        return groups.hasDoubtful(defender, attacker, empties(), shape.wallAt());
    }

    /**
     * The group of the defender that holds a block. The answer is in {@link #groupStones()} and {@link #groupBlocks()} until the next
     * question or move.
     */
    public void findGroupOfBlock(int block) {
        groups.find(defender, 0, 1L << block);
    }

    /** The stones of the group that was found last, as local points. */
    public long groupStones() {
        return groups.stones();
    }

    /** The essential blocks of the group that was found last. */
    public long groupBlocks() {
        return groups.blocks();
    }

    /** The points adjacent to the group that was found last, its own stones left out. */
    public long groupExterior() {
        return groups.exterior();
    }

    /** The number of eyes elsewhere of the group that was found last. */
    public int groupEyes() {
        return groups.eyes();
    }

    /** The points of {@code within} connected to the seed, as masks. */
    public long flood(long seed, long within) {
        return groups.flood(seed, within);
    }

    /** All points adjacent to points of a mask. */
    public long around(long mask) {
        return groups.around(mask);
    }

    /** The points as three masks, for messages. */
    @Override
    public String toString() {
        return "attacker %s, defender %s, %s to move%s"
                .formatted(
                        shape.pointsOf(attacker),
                        shape.pointsOf(defender),
                        isDefenderToMove() ? "defender" : "attacker",
                        isPassed() ? " after a pass" : "");
    }

    private void playDefender(int move) {
        long stone = 1L << move;
        defender |= stone;
        long empty = empties();
        long captured = 0;
        for (long rest = neighbors[move] & attacker; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            if ((neighbors[next] & empty) == 0) {
                long group = groups.flood(1L << next, attacker);
                if (liberties.areWithout(group, attacker, empty)) {
                    attacker &= ~group;
                    empty |= group;
                    captured |= group;
                }
                rest &= ~group | rest & -rest;
            }
        }
        long ko = NO_KO;
        if (captured != 0
                && isEachKoKept
                && (captured & captured - 1) == 0
                && blocksAt[move] == 0
                && (neighbors[move] & (defender | empty)) == captured) {
            ko = Long.numberOfTrailingZeros(captured);
        }
        turn = turn & THREATS | ko;
    }

    private void playAttacker(int move) {
        long stone = 1L << move;
        attacker |= stone;
        long empty = empties();
        long left = move == (turn & KO) ? turn - ONE_THREAT & THREATS : turn & THREATS;
        long captured = 0;
        for (long rest = neighbors[move] & defender; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            if ((neighbors[next] & empty) == 0) {
                groups.find(defender, 1L << next, 0);
                if ((groups.exterior() & empty) == 0) {
                    if (groups.blocks() == 0) {
                        captured |= groups.stones();
                    } else if (groups.eyes() == 0) {
                        turn = LOST | DEFENDER_TO_MOVE | CAPTURED;
                        return;
                    }
                }
                rest &= ~groups.stones() | rest & -rest;
            }
        }
        for (long rest = blocksAt[move]; rest != 0; rest &= rest - 1) {
            int block = Long.numberOfTrailingZeros(rest);
            if ((blockExteriors[block] & empty) == 0 && eyes[block] == 0) {
                groups.find(defender, 0, 1L << block);
                if (groups.isCaptured(empty) && !groups.isGivenUp()) {
                    turn = LOST | DEFENDER_TO_MOVE | CAPTURED;
                    return;
                }
            }
        }
        defender &= ~captured;
        turn = left | DEFENDER_TO_MOVE | NO_KO;
        if (captured != 0
                && !areDefenders
                && (captured & captured - 1) == 0
                && (neighbors[move] & (attacker | all & ~attacker & ~defender)) == captured) {
            turn = left | DEFENDER_TO_MOVE | Long.numberOfTrailingZeros(captured);
        }
    }
}
