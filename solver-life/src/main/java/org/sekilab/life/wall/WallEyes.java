package org.sekilab.life.wall;

import org.sekilab.model.Geometry;

/**
 * Guesses how many stones the targets lack for two eyes, or to reach the wall if that is on their side. Mutable
 * buffers, confined to one thread.
 *
 * <p>Source: own. Kishimoto and Müller have distances to two eyes as first proof numbers in Search versus knowledge
 * for solving life and death problems in Go, AAAI 2005.
 * <p>Proves: nothing.
 * <p>Cost: some mask operations for each point near the targets; allocates nothing.
 */
final class WallEyes {
    /** The guess if no two eyes are in sight. */
    static final int MOST = 24;

    private static final int STONE = 2; // what a missing stone costs
    private static final int HARD = 6; // a neighbor that would have to be captured first
    private static final int FALSE_EYE = 8;

    private final WallBoard board;
    private final boolean isKill;
    private final long[] neighbors;
    private final long wallAt;
    private final long[] diagonals; // [bit]
    private final int[] diagonalsBeyond; // [bit] how many are in the wall
    private final boolean[] isAtEdge; // [bit] has fewer than four diagonals
    private final int[] points;
    private final int[] costs;
    private int count;

    WallEyes(WallBoard board) {
        WallShape shape = board.shape();
        this.board = board;
        this.isKill = board.goal() == WallQuestion.Goal.KILL;
        this.neighbors = shape.neighbors();
        this.wallAt = shape.wallAt();
        this.diagonals = new long[shape.size()];
        this.diagonalsBeyond = new int[shape.size()];
        this.isAtEdge = new boolean[shape.size()];
        this.points = new int[shape.size()];
        this.costs = new int[shape.size()];
        for (int bit = 0; bit < shape.size(); bit++) {
            addDiagonals(bit, shape);
        }
    }

    private void addDiagonals(int bit, WallShape shape) {
        Geometry geometry = shape.geometry();
        int point = shape.part(bit).first();
        for (int i = 0; i < 4; i++) {
            int column = geometry.column(point) + (i % 2 == 0 ? -1 : 1);
            int row = geometry.row(point) + (i < 2 ? -1 : 1);
            if (geometry.isOnBoard(column, row)) {
                int other = shape.bitOf(geometry.point(column, row));
                diagonals[bit] |= other < 0 ? 0 : 1L << other;
                diagonalsBeyond[bit] += other < 0 ? 1 : 0;
            } else {
                isAtEdge[bit] = true;
            }
        }
    }

    /** The guess: 0 for safety, more for each stone that is missing, at most {@link #MOST}. */
    int distance() {
        long own = isKill ? board.opponent() : board.prover();
        long others = isKill ? board.prover() : board.opponent();
        long empties = board.empties();
        long group = board.flood(board.targets(), own);
        long near = board.around(group) & ~own;
        long taken = takenSoon(near & others, others, empties);
        long candidates = (near | board.around(near & empties)) & (empties | taken) & (isKill ? -1 : ~wallAt);
        count = 0;
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            int cost = cost(point, own, group, others & ~taken, empties | taken, empties);
            if (cost < MOST) {
                points[count] = point;
                costs[count++] = cost;
            }
        }
        int least = isKill ? wayToWall(near & empties, own, empties) : MOST;
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                int sum = costs[i] + costs[j];
                if (sum - 2 * STONE < least && (neighbors[points[i]] >>> points[j] & 1) == 0) {
                    long shared = neighbors[points[i]] & neighbors[points[j]] & empties;
                    least = Math.min(least, sum - STONE * Long.bitCount(shared));
                }
            }
        }
        return Math.max(least, 0);
    }

    /** What the steps from the liberties to the wall cost, or to stones that are connected with it. */
    private int wayToWall(long liberties, long own, long empties) {
        if (wallAt == 0) {
            return MOST;
        }
        long goal = wallAt | board.around(board.outer());
        long reached = liberties;
        int cost = STONE;
        while ((reached & goal) == 0 && cost < MOST) {
            long next = board.around(reached) & (empties | own);
            next = (reached | board.flood(next, own) | next) & ~own | board.around(board.flood(next, own)) & empties;
            if (next == reached) {
                return MOST;
            }
            reached = next;
            cost += STONE;
        }
        return Math.min(cost, MOST);
    }

    /** The other side's stones next to the targets that have one liberty. */
    private long takenSoon(long seeds, long others, long empties) {
        long taken = 0;
        for (long rest = seeds; rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), others);
            rest &= ~stones;
            long liberties = board.around(stones) & empties;
            boolean isFirm = !isKill && (stones & wallAt) != 0;
            taken |= !isFirm && (liberties & liberties - 1) == 0 ? stones : 0;
        }
        return taken;
    }

    private int cost(int point, long own, long group, long others, long open, long empties) {
        long around = neighbors[point];
        int cost = (empties >>> point & 1) != 0 ? 0 : STONE;
        cost += STONE * Long.bitCount(around & open);
        cost += HARD * Long.bitCount(around & others);
        cost += Long.bitCount(around & own & ~group);
        int bad = (isKill ? 0 : diagonalsBeyond[point]) + Long.bitCount(diagonals[point] & others);
        int allowed = isAtEdge[point] ? 0 : 1;
        return bad > allowed
                ? cost + FALSE_EYE
                : cost + Math.max(0, bad + Long.bitCount(diagonals[point] & open) - allowed);
    }
}
