package org.sekilab.model.local;

import java.util.Arrays;
import org.sekilab.model.Color;
import org.sekilab.model.Legality;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A local game of more than 60 points, up to {@link WideShape#MAX_POINTS}, with the rules of {@link LocalBoard}. It has
 * no sacrificed blocks. Mutable, confined to one thread.
 *
 * <p>The nodes are the points and the essential blocks, which are stones of the defender that no move removes.
 *
 * <p>Cost: {@link #play} and {@link #isLegal} look at a few neighbors for most moves. They walk through a group next to
 * the move until they meet a liberty. {@link #undo} takes a step for each stone that the move changed. They allocate
 * nothing but longer stacks.
 */
public final class WideBoard implements LocalForm {
    private static final int PLIES_AT_FIRST = 256;
    // The turn: the ko point plus one in the low bits, flags, and the threats left.
    private static final int KO = (1 << 10) - 1;
    private static final int DEFENDER_TO_MOVE = 1 << 10;
    private static final int PASSED = 1 << 11;
    private static final int OVER = 1 << 12;
    private static final int CAPTURED = 1 << 13;
    private static final int THREATS_SHIFT = 14;
    private static final int ONE_THREAT = 1 << THREATS_SHIFT;
    private static final int THREATS = KoThreats.MOST << THREATS_SHIFT;
    private static final long MIX_LOW = 0x9E3779B97F4A7C15L;
    private static final long MIX_HIGH = 0xC2B2AE3D27D4EB4FL;
    private static final long PASSED_KEY = 1L << 63;

    private final WideShape shape;
    private final int size; // points; the blocks follow
    private final int[] starts;
    private final int[] neighbors;
    private final KoThreats threats;
    private final boolean isEachKoKept; // limited threats: the attacker's bans on retaking are stored too
    private final boolean areDefenders; // the defender has all threats
    private final boolean isDefenderFree; // the defender may always retake at once
    private final WideStones state;
    private final byte[] stones; // [node]: those of the state
    private final WideGroups groups;
    private int turn;
    private int[] saved = new int[2 * PLIES_AT_FIRST]; // [2 * ply]: the number of changes, the turn
    private int ply;

    /**
     * A game that starts from the stones of a position, with unlimited ko threats.
     *
     * @param mover the side to move
     */
    public WideBoard(WideShape shape, Position position, Color mover) {
        this(shape, position, mover, KoThreats.UNLIMITED);
    }

    /**
     * A game that starts from the stones of a position.
     *
     * @param mover the side to move
     * @param threats the ko threats of the attacker
     */
    public WideBoard(WideShape shape, Position position, Color mover, KoThreats threats) {
        this.shape = shape;
        this.size = shape.size();
        this.starts = shape.starts();
        this.neighbors = shape.neighbors();
        this.threats = threats;
        this.isEachKoKept = threats.isLimited();
        this.areDefenders = threats.isOfTheDefender();
        this.isDefenderFree = threats.equals(KoThreats.OF_THE_DEFENDER);
        this.state = new WideStones(size, starts.length - 1, shape.words());
        this.stones = state.nodes();
        this.groups = new WideGroups(shape, stones);
        PointSet others = position.stones(shape.defender().opposite());
        PointSet own = position.stones(shape.defender());
        for (int local = 0; local < size; local++) {
            int point = shape.point(local);
            if (others.contains(point)) {
                state.put(local, WideStones.ATTACKER);
            } else if (own.contains(point)) {
                state.put(local, WideStones.DEFENDER);
            }
        }
        turn = (mover == shape.defender() ? DEFENDER_TO_MOVE : 0) | threats.number() * ONE_THREAT;
    }

    /** Closes a ko before the first move, see {@link LocalBoard#closeKo}. */
    public void closeKo(Position position) {
        int ko = position.koPointFor(
                isDefenderToMove() ? shape.defender() : shape.defender().opposite());
        int local = ko == Points.NONE ? -1 : shape.localOf(ko);
        boolean isKept = isDefenderToMove() ? !isDefenderFree : isEachKoKept;
        if (local >= 0 && isKept) {
            turn |= local + 1;
        }
    }

    @Override
    public WideShape shape() {
        return shape;
    }

    /** The attacker's stones. The caller must not change the set. */
    public WideSet attacker() {
        return state.attacker();
    }

    /** The defender's stones on local points. The caller must not change the set. */
    public WideSet defender() {
        return state.defender();
    }

    /** The empty points. The caller must not change the set. */
    public WideSet empties() {
        return state.empties();
    }

    @Override
    public boolean isAttacker(int local) {
        return stones[local] == WideStones.ATTACKER;
    }

    @Override
    public boolean isDefender(int local) {
        return stones[local] == WideStones.DEFENDER;
    }

    @Override
    public boolean isDefenderToMove() {
        return (turn & DEFENDER_TO_MOVE) != 0;
    }

    @Override
    public boolean isPassed() {
        return (turn & PASSED) != 0;
    }

    @Override
    public boolean isOver() {
        return (turn & OVER) != 0;
    }

    @Override
    public boolean isBlockCaptured() {
        return (turn & CAPTURED) != 0;
    }

    @Override
    public int koPoint() {
        return (turn & KO) == 0 ? Points.NONE : (turn & KO) - 1;
    }

    @Override
    public KoThreats threatsLeft() {
        return threats.left((turn & THREATS) >>> THREATS_SHIFT);
    }

    @Override
    public int ply() {
        return ply;
    }

    /** A hash of the state. Two states may share both halves, though it is unlikely. */
    @Override
    public long keyLow() {
        return state.keyLow() ^ (turn & ~PASSED) * MIX_LOW;
    }

    @Override
    public long keyHigh() {
        return (state.keyHigh() ^ (turn & ~PASSED) * MIX_HIGH) & ~PASSED_KEY | (isPassed() ? PASSED_KEY : 0);
    }

    @Override
    public boolean isLegal(int move) {
        return legality(move) == Legality.LEGAL;
    }

    @Override
    public Legality legality(int move) {
        if (move == Points.PASS) {
            return Legality.LEGAL;
        }
        if (move < 0 || move >= size) {
            return Legality.OFF_BOARD;
        }
        if (stones[move] != WideStones.EMPTY) {
            return Legality.OCCUPIED;
        }
        boolean isDefenders = isDefenderToMove();
        if (move + 1 == (turn & KO) && (isDefenders != areDefenders || (turn & THREATS) == 0)) {
            return Legality.KO;
        }
        if (hasEmptyNeighbor(move)) {
            return Legality.LEGAL;
        }
        stones[move] = isDefenders ? WideStones.DEFENDER : WideStones.ATTACKER;
        groups.find(move, 1);
        boolean isLegal = groups.isSafe()
                || groups.findCaptures(move, isDefenders ? WideStones.ATTACKER : WideStones.DEFENDER) != 0;
        stones[move] = WideStones.EMPTY;
        return isLegal ? Legality.LEGAL : Legality.SUICIDE;
    }

    private boolean hasEmptyNeighbor(int node) {
        for (int at = starts[node]; at < starts[node + 1]; at++) {
            if (stones[neighbors[at]] == WideStones.EMPTY) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void play(int move) {
        assert !isOver() && !isBlockCaptured() && isLegal(move) : move + "\n" + this;
        if (2 * ply == saved.length) {
            saved = Arrays.copyOf(saved, 2 * saved.length);
        }
        saved[2 * ply] = state.changes();
        saved[2 * ply++ + 1] = turn;
        if (move == Points.PASS) {
            int over = (turn & PASSED) != 0 ? OVER : 0;
            turn = (turn & (DEFENDER_TO_MOVE | THREATS) ^ DEFENDER_TO_MOVE) | PASSED | over;
        } else if (isDefenderToMove()) {
            int left = threatsAfter(move);
            state.put(move, WideStones.DEFENDER);
            int captured = capture(groups.findCaptures(move, WideStones.ATTACKER));
            boolean isKo = captured >= 0 && isEachKoKept && areAllBeside(move, captured, WideStones.ATTACKER);
            turn = left | (isKo ? captured + 1 : 0);
        } else {
            playAttacker(move);
        }
    }

    /** The bits of the threats that a move leaves: retaking a ko at once costs one. */
    private int threatsAfter(int move) {
        return move + 1 == (turn & KO) ? turn - ONE_THREAT & THREATS : turn & THREATS;
    }

    private void playAttacker(int move) {
        int left = threatsAfter(move);
        state.put(move, WideStones.ATTACKER);
        int count = groups.findCaptures(move, WideStones.DEFENDER);
        if (count == WideGroups.BLOCK) {
            turn = DEFENDER_TO_MOVE | CAPTURED;
            return;
        }
        int captured = capture(count);
        boolean isKo = captured >= 0 && !isDefenderFree && areAllBeside(move, captured, WideStones.DEFENDER);
        turn = left | DEFENDER_TO_MOVE | (isKo ? captured + 1 : 0);
    }

    /** Removes the groups of the first seeds. Returns the stone if it is only one, otherwise -1. */
    private int capture(int count) {
        int single = -1;
        int changesBefore = state.changes();
        for (int i = 0; i < count; i++) {
            int seed = groups.seed(i);
            if (stones[seed] != WideStones.EMPTY) {
                groups.find(seed, 1);
                single = seed;
                for (int j = 0; j < groups.size(); j++) {
                    state.put(groups.node(j), WideStones.EMPTY);
                }
            }
        }
        return state.changes() == changesBefore + 1 ? single : -1;
    }

    /** True if a stone has no neighbors but a captured point and stones or blocks of the other color. */
    private boolean areAllBeside(int move, int captured, byte color) {
        for (int at = starts[move]; at < starts[move + 1]; at++) {
            int next = neighbors[at];
            if (next != captured && stones[next] != color) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void undo() {
        turn = saved[2 * --ply + 1];
        state.undoTo(saved[2 * ply]);
    }

    /** Adds the stones that the last move has removed to a set. */
    public void addCapturedTo(WideSet captured) {
        state.addRemovedSince(saved[2 * (ply - 1)], captured);
    }

    @Override
    public int liberties(int local) {
        groups.find(local, Integer.MAX_VALUE);
        return groups.liberties();
    }

    /** True if the group with a stone on a node, a point or an essential block, has at least so many liberties. */
    public boolean hasLiberties(int node, int number) {
        groups.find(node, number);
        return groups.liberties() >= number;
    }

    /**
     * Adds the group with a stone on a node to a set, without blocks, and the points around it to another set.
     *
     * @param node a point, or the number of points and that of an essential block
     */
    public void addGroupTo(int node, WideSet own, WideSet around) {
        groups.find(node, Integer.MAX_VALUE);
        for (int i = 0; i < groups.size(); i++) {
            int each = groups.node(i);
            if (each < size) {
                own.add(each);
            }
            addNeighborsTo(each, around);
        }
        around.subtract(own);
    }

    /** Adds the points next to a point to a set. */
    public void addNeighborsTo(int local, WideSet around) {
        for (int at = starts[local]; at < starts[local + 1]; at++) {
            if (neighbors[at] < size) {
                around.add(neighbors[at]);
            }
        }
    }

    /** True if the group that was met last by {@link #addGroupTo} or {@link #liberties} has a stone at the wall. */
    public boolean isGroupAtWall() {
        return groups.isAtWall();
    }

    @Override
    public boolean findBlockInLastEye() {
        for (int node = size; node < stones.length; node++) {
            groups.find(node, 1);
            if (groups.liberties() == 0 && groups.eyes() < 2) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean findDoubtfulStones() {
        groups.beginPass();
        WideSet defender = state.defender();
        for (int local = defender.next(0); local >= 0; local = defender.next(local + 1)) {
            if (groups.isWeak(local)) {
                int liberty = groups.liberties() == 0 ? -1 : groups.lastLiberty();
                if (liberty >= 0) {
                    stones[liberty] = WideStones.ATTACKER;
                }
                boolean isDoubtful = groups.isKeptBesideWall();
                if (liberty >= 0) {
                    stones[liberty] = WideStones.EMPTY;
                }
                if (isDoubtful) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public int giveUpDoubtful() {
        WideSet defender = state.defender();
        int given = 0;
        int before;
        do {
            before = given;
            groups.beginPass();
            for (int local = defender.next(0); local >= 0; local = defender.next(local + 1)) {
                if (groups.isWeak(local) && groups.isKeptBesideWall()) {
                    for (int i = 0; i < groups.keptSize(); i++) {
                        state.put(groups.kept(i), WideStones.ATTACKER);
                    }
                    given += groups.keptSize();
                }
            }
        } while (given != before);
        return given;
    }

    /** True if all that is kept from move to move is that of the stones. */
    public boolean isConsistent() {
        return state.isConsistent();
    }

    /** The points as two sets, for messages. */
    @Override
    public String toString() {
        return LocalText.of(this, shape.pointsOf(state.attacker()), shape.pointsOf(state.defender()));
    }
}
