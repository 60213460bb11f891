package org.sekilab.experiments.gtp.fight;

import java.util.Arrays;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.local.Adjacency;
import org.sekilab.semeai.KoWinner;

/**
 * A local game for points. Both sides may capture all local stones that have no stone of their own color beside the
 * area. Mutable, confined to one thread.
 *
 * <p>Rules: suicide is illegal, and so is the immediate retake of a ko, but one side may be free to do it. A pass is
 * legal. Two passes in a row end the game. The score counts stones and territory. The search must handle all other
 * repetitions.
 *
 * <p>Differs from Go: a captured block of {@value Battlefield#ROOMY} stones or more leaves no empty points, but
 * stones of the other color that are never captured. A space of so many points has two eyes, as a rule.
 *
 * <p>Cost: {@link #tryPlay} takes some mask operations for each stone of the blocks beside the move. It allocates
 * nothing.
 */
final class ScoreBoard {
    private static final int MOST_PLIES = 256;
    private static final int RECORD = 4;
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
    private static final long OTHER_MULTIPLIER = 0xC2B2AE3D27D4EB4FL;

    private final long[] neighbors;
    private final long all;
    private final long[] beside = new long[2]; // [color] next to what is the color's for good
    private final boolean[] mayRetake = new boolean[2]; // [color] at once, any ko
    private final long[] stones = new long[2]; // [color]
    private final long[] saved = new long[RECORD * MOST_PLIES]; // [RECORD * ply] black, white, solid, turn
    private long solid; // stones that are never captured, in place of a large block
    private int ko; // the point that the side to move may not retake, or NONE
    private int toMove;
    private int passes;
    private int ply;

    /**
     * A game from the position of a field.
     *
     * @param koWinner the side that may always retake a ko at once
     */
    ScoreBoard(Battlefield field, Color toMove, KoWinner koWinner) {
        this.neighbors = field.neighbors();
        this.all = neighbors.length == 0 ? 0 : -1L >>> Long.SIZE - neighbors.length;
        this.toMove = toMove.ordinal();
        for (Color color : Color.values()) {
            stones[color.ordinal()] = field.mask(field.position().stones(color));
            beside[color.ordinal()] = field.beside(color);
            mayRetake[color.ordinal()] = !koWinner.bans(color);
        }
        boolean isBarred = field.position().toMove() == toMove && !mayRetake[this.toMove];
        this.ko = isBarred ? field.indexOf(field.position().koPoint()) : Points.NONE;
    }

    int ply() {
        return ply;
    }

    int passes() {
        return passes;
    }

    int toMove() {
        return toMove;
    }

    long empties() {
        return all & ~stones[0] & ~stones[1];
    }

    /** Half of a key of the state. Both halves are equal in different states by rare chance only. */
    long keyLow() {
        return stones[0] * MULTIPLIER ^ Long.rotateLeft(solid * OTHER_MULTIPLIER, 31) ^ turn() * OTHER_MULTIPLIER;
    }

    /** The other half of the key. */
    long keyHigh() {
        return stones[1] * OTHER_MULTIPLIER ^ Long.rotateLeft(solid * MULTIPLIER, 17) ^ turn() * MULTIPLIER;
    }

    private long turn() {
        return (ko & 0xffL) << 8 | passes << 1 | toMove;
    }

    /** The empty points, but those with stones of the side to move around that form one block for good. */
    long moves() {
        long own = stones[toMove];
        long found = 0;
        for (long rest = empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            found |= isOwnEye(move, own) ? 0 : 1L << move;
        }
        return found;
    }

    private boolean isOwnEye(int move, long own) {
        long around = neighbors[move];
        long bit = 1L << move;
        if ((around & ~own) != 0 || (beside[1 - toMove] & bit) != 0) {
            return false;
        }
        long block = around == 0 ? 0 : Adjacency.flood(neighbors, Long.lowestOneBit(around), own);
        return (around & ~block) == 0 && ((beside[toMove] & bit) == 0 || isSolid(block, toMove));
    }

    void pass() {
        save();
        passes++;
        ko = Points.NONE;
        toMove = 1 - toMove;
    }

    /** Plays a move on an empty point, or returns false if it is illegal. */
    boolean tryPlay(int move) {
        if (move == ko) {
            return false;
        }
        save();
        int own = toMove;
        int other = 1 - own;
        long stone = 1L << move;
        stones[own] |= stone;
        long taken = 0;
        for (long rest = neighbors[move] & stones[other]; rest != 0; rest &= rest - 1) {
            long block = Adjacency.flood(neighbors, Long.lowestOneBit(rest), stones[other]);
            rest &= ~block | Long.lowestOneBit(rest);
            if (isCaptured(block, other)) {
                stones[other] &= ~block;
                taken |= block;
                if (Long.bitCount(block) >= Battlefield.ROOMY) {
                    stones[own] |= block;
                    solid |= block;
                }
            }
        }
        long block = Adjacency.flood(neighbors, stone, stones[own]);
        if (taken == 0 && isCaptured(block, own)) {
            undo();
            return false;
        }
        boolean isKo = Long.bitCount(taken) == 1
                && block == stone
                && !isSolid(block, own)
                && (Adjacency.around(neighbors, block) & empties()) == taken
                && !mayRetake[other];
        ko = isKo ? Long.numberOfTrailingZeros(taken) : Points.NONE;
        passes = 0;
        toMove = other;
        return true;
    }

    void undo() {
        int record = RECORD * --ply;
        stones[0] = saved[record];
        stones[1] = saved[record + 1];
        solid = saved[record + 2];
        long turn = saved[record + 3];
        toMove = (int) turn & 1;
        passes = (int) turn >> 1 & 3;
        ko = (byte) (turn >> 8);
    }

    private void save() {
        int record = RECORD * ply++;
        saved[record] = stones[0];
        saved[record + 1] = stones[1];
        saved[record + 2] = solid;
        saved[record + 3] = turn();
    }

    /** The area score for the side to move. */
    int score() {
        int black = Long.bitCount(stones[0]) - Long.bitCount(stones[1]);
        for (long rest = empties(); rest != 0; ) {
            long space = Adjacency.flood(neighbors, Long.lowestOneBit(rest), empties());
            rest &= ~space;
            long around = Adjacency.around(neighbors, space);
            boolean isBeside0 = (around & stones[0]) != 0 || (space & beside[0]) != 0;
            boolean isBeside1 = (around & stones[1]) != 0 || (space & beside[1]) != 0;
            if (isBeside0 != isBeside1) {
                black += isBeside0 ? Long.bitCount(space) : -Long.bitCount(space);
            }
        }
        return toMove == 0 ? black : -black;
    }

    private boolean isCaptured(long block, int color) {
        return (Adjacency.around(neighbors, block) & empties()) == 0 && !isSolid(block, color);
    }

    private boolean isSolid(long block, int color) {
        return (block & (solid | beside[color])) != 0;
    }

    @Override
    public String toString() {
        return "black %x white %x solid %x ko %d to move %d after %s"
                .formatted(stones[0], stones[1], solid, ko, toMove, Arrays.toString(neighbors));
    }
}
