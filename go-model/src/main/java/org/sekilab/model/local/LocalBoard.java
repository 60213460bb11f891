package org.sekilab.model.local;

import java.util.Arrays;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Legality;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A local game between the defender and the attacker of a region. Mutable, confined to one thread.
 *
 * <p>Rules of ko: the attacker may retake a simple ko at once. If threats are limited, the attacker pays one threat for
 * it, see {@link KoThreats}. The defender may not retake on the very next move, unless the threats are the defender's.
 *
 * <p>Other rules: suicide is illegal. A pass is always legal. Two passes in a row end the game, and so does the capture
 * of an essential block. A sacrificed block turns into a wall, see {@link LocalShape#sacrificing}. The search must
 * handle all other repetitions.
 *
 * <p>Invariant "alive stones": every group of stones has a liberty here, or holds an essential block with an eye
 * elsewhere. A group is a connected set of stones, essential blocks included.
 *
 * <p>Cost: {@link #play} and {@link #isLegal} take a few mask operations for most moves. They take some more for each
 * stone of a group that loses a liberty. {@link #undo} restores three longs. They allocate nothing, except when a game
 * outgrows the undo stack, which then doubles.
 */
public final class LocalBoard implements LocalForm {
    private static final int RECORD = 3;
    private static final int MAX_PLIES_AT_FIRST = 256;

    private final LocalShape shape;
    private final LocalGroups groups;
    private final LocalLiberties liberties;
    private final LocalCaptures captures;
    private final long[] neighbors;
    private final long all;
    private final KoThreats threats;
    private final LocalTurn turns;
    private long attacker;
    private long defender;
    private long turn = LocalTurn.OF_ATTACKER;
    private long[] saved = new long[RECORD * MAX_PLIES_AT_FIRST]; // [RECORD * ply] attacker, defender, turn
    private int ply;

    /**
     * A game that starts from the stones of a position, with unlimited ko threats.
     *
     * @param mover the side to move
     */
    public LocalBoard(LocalShape shape, Position position, Color mover) {
        this(shape, position, mover, KoThreats.UNLIMITED);
    }

    /**
     * A game that starts from the stones of a position.
     *
     * @param mover the side to move
     * @param threats the ko threats of the attacker
     * @throws IllegalArgumentException if there are too many points for limited threats, see
     *     {@link KoThreats#maxPoints}
     */
    public LocalBoard(LocalShape shape, Position position, Color mover, KoThreats threats) {
        this(shape, threats);
        this.attacker = shape.stones(position, shape.defender().opposite());
        this.defender = shape.stones(position, shape.defender());
        this.turn = turns.withThreats(firstTurn(mover));
    }

    /**
     * Closes the ko that a position forbids to the side to move, as if the last move of this game had taken it. For use
     * before the first move. A proof for the side that moves first could begin with an illegal move otherwise.
     *
     * @param position the position that the game starts from
     */
    public void closeKo(Position position) {
        int ko = position.koPointFor(
                isDefenderToMove() ? shape.defender() : shape.defender().opposite());
        int local = ko == Points.NONE ? -1 : shape.localOf(ko);
        if (local >= 0) {
            turn = turns.withKo(turn, local);
        }
    }

    /** A copy of the state, together with the moves that led to it. */
    public LocalBoard(LocalBoard other) {
        this(other.shape, other.threats);
        this.attacker = other.attacker;
        this.defender = other.defender;
        this.turn = other.turn;
        this.saved = other.saved.clone();
        this.ply = other.ply;
    }

    /** A game without stones. */
    private LocalBoard(LocalShape shape, KoThreats threats) {
        if (shape.size() > threats.maxPoints()) {
            throw new IllegalArgumentException(
                    "%d points, at most %d with %s ko threats".formatted(shape.size(), threats.maxPoints(), threats));
        }
        this.shape = shape;
        this.groups = new LocalGroups(shape);
        this.liberties = new LocalLiberties(shape, groups);
        this.captures = new LocalCaptures(shape, groups, liberties);
        this.threats = threats;
        this.turns = new LocalTurn(threats);
        this.neighbors = shape.neighbors();
        this.all = shape.all();
    }

    private long firstTurn(Color mover) {
        return mover == shape.defender() ? LocalTurn.OF_DEFENDER : LocalTurn.OF_ATTACKER;
    }

    @Override
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

    @Override
    public boolean isAttacker(int local) {
        return (attacker >>> local & 1) != 0;
    }

    @Override
    public boolean isDefender(int local) {
        return (defender >>> local & 1) != 0;
    }

    @Override
    public boolean isDefenderToMove() {
        return LocalTurn.isDefenders(turn);
    }

    @Override
    public boolean isPassed() {
        return LocalTurn.isPassed(turn);
    }

    @Override
    public boolean isOver() {
        return LocalTurn.isOver(turn);
    }

    @Override
    public boolean isBlockCaptured() {
        return LocalTurn.isBlockCaptured(turn);
    }

    /**
     * The point of a ko that the last move took, or {@link Points#NONE}. The defender may not retake it now. The
     * attacker may retake it at the price of a threat. With unlimited threats, no ko point is stored for the attacker.
     */
    @Override
    public int koPoint() {
        return LocalTurn.koPoint(turn);
    }

    @Override
    public KoThreats threatsLeft() {
        return turns.threatsLeft(turn);
    }

    @Override
    public int ply() {
        return ply;
    }

    /**
     * The first half of a key of the whole state, with ko, turn and threats. No other state of this shape has the same
     * two halves, if threats are limited in both states or in neither.
     */
    @Override
    public long keyLow() {
        return attacker | LocalTurn.keyLow(turn);
    }

    /** The second half of the key. */
    @Override
    public long keyHigh() {
        return defender | LocalTurn.keyHigh(turn);
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
        if (move < 0 || move >= shape.size()) {
            return Legality.OFF_BOARD;
        }
        long stone = 1L << move;
        long empty = empties();
        if ((empty & stone) == 0) {
            return Legality.OCCUPIED;
        }
        boolean isRetake = LocalTurn.isRetake(turn, move);
        if ((neighbors[move] & empty) != 0 && !isRetake) {
            return Legality.LEGAL;
        }
        if (isRetake && !turns.hasThreat(turn)) {
            return Legality.KO;
        }
        return isDefenderToMove()
                ? liberties.ofDefenderAt(move, attacker, defender, empty & ~stone)
                : liberties.ofAttackerAt(move, attacker, defender, empty & ~stone);
    }

    @Override
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
            turn = LocalTurn.afterPass(turn);
        } else if (isDefenderToMove()) {
            playDefender(move);
        } else {
            playAttacker(move);
        }
    }

    /**
     * Begins a new game with other stones and unlimited threats, without a ko.
     *
     * @param newAttacker the attacker's stones; each group has a liberty or is next to the wall
     * @param newDefender the defender's stones
     * @param mover the side to move
     */
    public void place(long newAttacker, long newDefender, Color mover) {
        attacker = newAttacker;
        defender = newDefender;
        turn = firstTurn(mover);
        ply = 0;
    }

    /** True when a sacrificed block has no liberty here any more. */
    public boolean isBlockTaken() {
        return liberties.areBesideTakenBlock(attacker, attacker);
    }

    /**
     * A copy of the state in which all blocks are essential and none is sacrificed. The copy has no moves to undo.
     * Returns this board if no block is sacrificed, or if a sacrificed block has no liberty here any more.
     */
    public LocalBoard keepingAll() {
        if (shape.sacrifices().isEmpty() || isBlockTaken()) {
            return this;
        }
        LocalBoard same = new LocalBoard(shape.keepingAll(), threats);
        same.attacker = attacker;
        same.defender = defender;
        same.turn = turn;
        return same;
    }

    /**
     * A game on a part of the points that begins with the stones of this state. The attacker moves first. The new game
     * has no moves to undo.
     *
     * @param part a mask of points
     * @param around as for {@link LocalShape#part}
     * @param others as for {@link LocalShape#part}
     */
    public LocalBoard part(long part, List<Block> around, long[] others) {
        LocalBoard onPart = new LocalBoard(shape.part(part, around, others), threats);
        onPart.attacker = onPart.shape.mask(shape.pointsOf(attacker & part));
        onPart.defender = onPart.shape.mask(shape.pointsOf(defender & part));
        return onPart;
    }

    @Override
    public void undo() {
        int record = RECORD * --ply;
        attacker = saved[record];
        defender = saved[record + 1];
        turn = saved[record + 2];
    }

    /**
     * True when a group of the defender has no liberty here and at most one eye elsewhere. An attacker to move fills
     * that eye.
     */
    @Override
    public boolean findBlockInLastEye() {
        return groups.findInLastEye(defender, empties());
    }

    /**
     * True when these stones may be those of a ko that the defender was forbidden to retake. Then an empty point has
     * only attacker stones around it, and a defender stone there would capture a single stone.
     */
    public boolean isKoOpen() {
        return captures.isKoOpen(attacker, defender, empties());
    }

    /**
     * True when the attacker may be able to capture defender stones here that have liberties outside on the whole
     * board.
     *
     * <p>Such stones form a group without a block and have at most one liberty here. They are next to the wall, or to
     * attacker stones that are connected to the wall after the capture. On the whole board those attacker stones may
     * have been captured themselves.
     */
    @Override
    public boolean findDoubtfulStones() {
        return groups.findDoubtful(defender, attacker, empties(), shape.wallAt());
    }

    /**
     * Turns stones of {@link #findDoubtfulStones} into stones of the attacker, where they are next to the wall or to
     * stones that are connected to it. This is the worst that can happen to them. Undo of the last move takes it back,
     * too.
     *
     * @return the stones that were given up
     */
    public long giveUpDoubtfulStones() {
        long given = 0;
        for (long stones = doubtful(); stones != 0; stones = doubtful()) {
            defender &= ~stones;
            attacker |= stones;
            given |= stones;
        }
        return given;
    }

    @Override
    public int giveUpDoubtful() {
        return Long.bitCount(giveUpDoubtfulStones());
    }

    @Override
    public int liberties(int local) {
        return Long.bitCount(groups.around(1L << local, attacker, defender) & empties());
    }

    private long doubtful() {
        return groups.doubtfulAtTheWall(defender, attacker, empties(), shape.wallAt());
    }

    /** Fills a buffer with the defender's groups that hold essential blocks. Returns their number. */
    public int groupsInto(DefenderGroups found) {
        return groupsInto(found, shape.blocks().size());
    }

    /**
     * Fills a buffer with the defender's groups that hold one of the first blocks. Returns their number.
     *
     * @param firstBlocks essential blocks come first, then sacrificed blocks
     */
    public int groupsInto(DefenderGroups found, int firstBlocks) {
        return groups.into(found, defender, firstBlocks);
    }

    /** The points of {@code within} that are connected to the seed. All are masks. */
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
        return LocalText.of(this, shape.pointsOf(attacker), shape.pointsOf(defender));
    }

    private void playDefender(int move) {
        defender |= 1L << move;
        long captured = captures.ofDefender(move, attacker, empties());
        attacker &= ~captured;
        turn = turns.afterDefender(turn, move, captures.koOfDefender(move, captured, attacker));
    }

    private void playAttacker(int move) {
        attacker |= 1L << move;
        long captured = captures.ofAttacker(move, defender, empties());
        if (captured == LocalCaptures.LOST) {
            turn = LocalTurn.AFTER_CAPTURE;
            return;
        }
        defender &= ~captured;
        turn = turns.afterAttacker(turn, move, captures.koOfAttacker(move, captured, defender));
    }
}
