package org.sekilab.life.wall;

import org.sekilab.life.search.Diagonals;
import org.sekilab.life.search.EyePairs;

/**
 * Guesses how many stones the targets lack for two eyes, see {@link EyePairs}, or to reach the wall if that is on their
 * side. Mutable buffers, confined to one thread.
 *
 * <p>Proves: nothing.
 * <p>Cost: some mask operations for each point near the targets; allocates nothing.
 */
final class WallEyes {
    private final WallBoard board;
    private final boolean isAgainst;
    private final long wallAt;
    private final EyePairs pairs;

    WallEyes(WallBoard board) {
        WallShape shape = board.shape();
        this.board = board;
        this.isAgainst = board.goal() != WallQuestion.Goal.LIVE;
        this.wallAt = shape.wallAt();
        int[] points = new int[shape.size()];
        for (int bit = 0; bit < points.length; bit++) {
            points[bit] = shape.part(bit).first();
        }
        Diagonals diagonals = Diagonals.of(shape.geometry(), points, shape::bitOf, point -> isAgainst);
        this.pairs = new EyePairs(shape.neighbors(), diagonals, shape.size());
    }

    /** The guess: 0 for safety, more for each stone that is missing, at most {@link EyePairs#MOST}. */
    int distance() {
        long own = isAgainst ? board.opponent() : board.prover();
        long others = isAgainst ? board.prover() : board.opponent();
        long empties = board.empties();
        long group = board.flood(board.targets(), own);
        long near = board.around(group) & ~own;
        long taken = takenSoon(near & others, others, empties);
        long candidates = (near | board.around(near & empties)) & (empties | taken) & (isAgainst ? -1 : ~wallAt);
        pairs.find(candidates, empties, taken, others & ~taken, own & ~group);
        return pairs.least(empties, isAgainst ? wayToWall(near & empties, own, empties) : EyePairs.MOST);
    }

    /** What the steps from the liberties to the wall cost, or to stones that are connected with it. */
    private int wayToWall(long liberties, long own, long empties) {
        if (wallAt == 0) {
            return EyePairs.MOST;
        }
        long goal = wallAt | board.around(board.outer());
        long reached = liberties;
        int cost = EyePairs.STONE;
        while ((reached & goal) == 0 && cost < EyePairs.MOST) {
            long next = board.around(reached) & (empties | own);
            next = (reached | board.flood(next, own) | next) & ~own | board.around(board.flood(next, own)) & empties;
            if (next == reached) {
                return EyePairs.MOST;
            }
            reached = next;
            cost += EyePairs.STONE;
        }
        return Math.min(cost, EyePairs.MOST);
    }

    /** The other side's stones next to the targets that have one liberty. */
    private long takenSoon(long seeds, long others, long empties) {
        long taken = 0;
        for (long rest = seeds; rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), others);
            rest &= ~stones;
            long liberties = board.around(stones) & empties;
            boolean isFirm = !isAgainst && (stones & wallAt) != 0;
            taken |= !isFirm && (liberties & liberties - 1) == 0 ? stones : 0;
        }
        return taken;
    }
}
