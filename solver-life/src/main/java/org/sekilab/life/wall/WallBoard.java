package org.sekilab.life.wall;

import java.util.Arrays;
import org.sekilab.model.Points;
import org.sekilab.model.local.Adjacency;

/**
 * A state of a wall game: all beyond its points counts as stones of the opponent that are never captured. Mutable,
 * confined to one thread.
 *
 * <p>The rules are those of the certificates in a zone that is not the first one. So a ban on a retake by the
 * opponent needs firm stones around it, and a strategy holds on any board. With limited ko threats, neither side may
 * retake at once. Only one side has threats. A threat lets this side retake once, or makes the other side pass once.
 *
 * <p>Cost: a flood fill for each group next to a move; allocates nothing but a longer stack.
 */
final class WallBoard {
    static final int NO_KO = -1;

    private static final int RECORD = 4;
    private static final int PLIES_AT_FIRST = 256;
    private static final int KO_SHIFT = 1;
    private static final int PLACE_SHIFT = 7; // of the third part of the key
    private static final int BLOCKS_SHIFT = 13;
    private static final int THREATS_SHIFT = 61;
    private static final int SAVED_PLACE = 8; // the shift of what is saved above the threats and the turn
    private static final int SAVED_KO = 16;

    private final WallShape shape;
    private final WallQuestion.Goal goal;
    private final boolean isProversKo;
    private final boolean isLimited;
    private final WallQuestion.Worth worth;
    private final long[] neighbors;
    private final long wallAt;
    private long prover;
    private long opponent;
    private long targets; // never captured so far
    private boolean isProvers;
    private int ko = NO_KO;
    private int threats; // left to the side that has some; 0 if there is no limit
    private int place = NO_KO; // where that side retakes, once it has, if it may do so at one point only
    private long[] saved = new long[RECORD * PLIES_AT_FIRST];
    private int ply;

    WallBoard(WallQuestion game, WallShape shape) {
        this.shape = shape;
        this.goal = game.goal();
        this.isProversKo = game.isProversKo();
        this.isLimited = game.isLimited();
        this.worth = game.worth();
        this.threats = Math.max(0, game.threats());
        this.neighbors = shape.neighbors();
        this.wallAt = shape.wallAt();
        this.prover = shape.prover();
        this.opponent = shape.opponent();
        this.targets = shape.targets();
        this.isProvers = game.first() == game.prover();
        // A certificate cannot say that the opponent may not retake at first.
        boolean isBound = isProvers ? isProverBound() : isLimited;
        int closed = game.position().koPointFor(game.first());
        if (isBound && closed != Points.NONE) {
            this.ko = shape.bitOf(closed); // none, if it lies elsewhere
        }
    }

    WallShape shape() {
        return shape;
    }

    WallQuestion.Goal goal() {
        return goal;
    }

    /** True if the opponent may be forbidden to retake a ko. */
    boolean isOpponentBound() {
        return isProversKo || isLimited;
    }

    private boolean isProverBound() {
        return !isProversKo || isLimited;
    }

    long prover() {
        return prover;
    }

    long opponent() {
        return opponent;
    }

    long empties() {
        return shape.all() & ~prover & ~opponent;
    }

    /** The targets that were never captured. */
    long targets() {
        return targets;
    }

    boolean isProvers() {
        return isProvers;
    }

    /** The point where the side to move may not play, or not without a threat, or {@link #NO_KO}. */
    int ko() {
        return ko;
    }

    /** The point where the side to move may not play, as a mask. */
    long banned() {
        return ko == NO_KO || mayRetake() ? 0 : 1L << ko;
    }

    private boolean mayRetake() {
        boolean hasThreat = worth != WallQuestion.Worth.TURN && threats > 0 && isProvers == isProversKo;
        return hasThreat && (place == NO_KO || place == ko);
    }

    /** True if the side to move must pass: it ignores a threat. */
    boolean mustPass() {
        return worth == WallQuestion.Worth.TURN && threats > 0 && isProvers != isProversKo;
    }

    int ply() {
        return ply;
    }

    /** The third part of the key of the state, with the blocks that are left; the others are the stones. */
    long keyRest() {
        long rest = (isProvers ? 1 : 0) | (long) (ko + 1) << KO_SHIFT | (long) threats << THREATS_SHIFT;
        rest |= (long) (place + 1) << PLACE_SHIFT;
        for (int block = 0; block < shape.blocks().size(); block++) {
            rest |= (shape.blocks().get(block) & targets) == 0 ? 1L << BLOCKS_SHIFT + block : 0;
        }
        return rest;
    }

    /** True if all targets of the opponent are captured, which is the goal or enough for it. */
    boolean isKilled() {
        return goal != WallQuestion.Goal.LIVE && targets == 0;
    }

    /** True if a block of the prover is captured that must not be. */
    boolean isFailed() {
        return (shape.kept() & empties()) != 0 || goal == WallQuestion.Goal.LIVE && (shape.targets() & ~prover) != 0;
    }

    /** All points next to points of a mask. */
    long around(long mask) {
        return Adjacency.around(neighbors, mask);
    }

    /** The points of {@code within} that are connected to the seed. */
    long flood(long seed, long within) {
        return Adjacency.flood(neighbors, seed, within);
    }

    /** The opponent's stones that are connected to the wall. */
    long outer() {
        return flood(opponent & wallAt, opponent);
    }

    /** True if the side to move may play on an empty point. */
    boolean isLegal(int move) {
        long stone = 1L << move;
        if ((stone & banned()) != 0 || mustPass()) {
            return false;
        }
        long empties = empties() & ~stone;
        if ((neighbors[move] & empties) != 0) {
            return true;
        }
        if (isProvers) {
            long own = flood(stone, prover | stone);
            return (around(own) & empties) != 0 || captured(move, opponent, empties) != 0;
        }
        long own = flood(stone, opponent | stone);
        return (own & wallAt) != 0 || (around(own) & empties) != 0 || captured(move, prover, empties) != 0;
    }

    /** The stones that a stone of the side to move captures. */
    private long captured(int move, long others, long empties) {
        long captured = 0;
        for (long rest = neighbors[move] & others; rest != 0; ) {
            long group = flood(Long.lowestOneBit(rest), others);
            rest &= ~group;
            boolean isFree = (around(group) & empties) != 0 || isProvers && (group & wallAt) != 0;
            captured |= isFree ? 0 : group;
        }
        return captured;
    }

    /**
     * Plays a legal move or {@link Points#PASS}. After a move of the prover, doubtful stones become the opponent's.
     * This is the worst that can happen to them.
     *
     * @return the captured stones
     */
    long play(int move) {
        save();
        long captured = 0;
        int next = NO_KO;
        boolean isRetake = move != Points.PASS && move == ko;
        threats -= isRetake || mustPass() ? 1 : 0;
        place = isRetake && worth == WallQuestion.Worth.RETAKE_OF_ONE_KO ? move : place;
        if (move != Points.PASS) {
            long stone = 1L << move;
            long empties = empties() & ~stone;
            captured = captured(move, isProvers ? opponent : prover, empties);
            if (isProvers) {
                prover |= stone;
                opponent &= ~captured;
            } else {
                opponent |= stone;
                prover &= ~captured;
            }
            targets &= ~captured;
            boolean isBound = isProvers ? isOpponentBound() : isProverBound();
            next = captured != 0 && isBound && isKo(move, captured) ? Long.numberOfTrailingZeros(captured) : NO_KO;
        }
        ko = next;
        isProvers = !isProvers;
        if (!isProvers) {
            giveUp();
        }
        return captured;
    }

    private boolean isKo(int move, long captured) {
        long others = neighbors[move] & ~captured;
        if ((captured & captured - 1) != 0 || (captured & shape.kept()) != 0) {
            return false;
        }
        if (!isProvers) {
            return (others & ~prover) == 0;
        }
        return (1L << move & wallAt) == 0 && (others & ~opponent) == 0 && (flood(others, opponent) & wallAt) == 0;
    }

    /** Turns the prover's doubtful groups into stones of the opponent. The opponent is to move. */
    void giveUp() {
        boolean isChanged = wallAt != 0;
        while (isChanged) {
            isChanged = false;
            long outer = outer();
            long empties = empties();
            for (long rest = prover & (wallAt | around(outer)); rest != 0; ) {
                long group = flood(Long.lowestOneBit(rest), prover);
                rest &= ~group;
                long liberties = around(group) & empties;
                boolean isBanned = liberties != 0 && liberties == banned();
                if ((liberties & liberties - 1) == 0 && !isBanned) {
                    prover &= ~group;
                    opponent |= group;
                    isChanged = true;
                }
            }
        }
    }

    private void save() {
        int at = RECORD * ply++;
        if (at == saved.length) {
            saved = Arrays.copyOf(saved, 2 * at);
        }
        saved[at] = prover;
        saved[at + 1] = opponent;
        saved[at + 2] = targets;
        saved[at + 3] = (long) ko << SAVED_KO | (place + 1L) << SAVED_PLACE | (long) threats << 1 | (isProvers ? 1 : 0);
    }

    /** Takes the last move back. */
    void undo() {
        int at = RECORD * --ply;
        prover = saved[at];
        opponent = saved[at + 1];
        targets = saved[at + 2];
        ko = (int) (saved[at + 3] >> SAVED_KO);
        place = ((int) (saved[at + 3] >> SAVED_PLACE) & (1 << SAVED_KO - SAVED_PLACE) - 1) - 1;
        threats = (int) (saved[at + 3] >> 1) & (1 << SAVED_PLACE - 1) - 1;
        isProvers = (saved[at + 3] & 1) != 0;
    }
}
