package org.sekilab.life;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Guesses how many stones the essential groups lack for two eyes. Mutable buffers, confined to one thread.
 *
 * <p>Source: own. Kishimoto and Müller have distances to two eyes as first proof numbers in Search versus knowledge
 * for solving life and death problems in Go, AAAI 2005.
 * <p>Proves: nothing.
 * <p>Cost: some mask operations for each point near the groups, and a comparison for each two candidates; allocates
 * nothing.
 */
final class EyeDistance {
    /** The cost of a stone that is still missing. */
    static final int STONE = 2;

    /** The guess if no two eyes are in sight. */
    static final int MOST = 24;

    private static final int HARD = 6;
    private static final int FALSE_EYE = 8;
    private static final int MOST_EYES = 16;

    private final LocalBoard board;
    private final long wallAt;
    private final long[] neighbors;
    private final long[] diagonals; // [point] local points
    private final int[] badDiagonals; // [point] diagonals in the wall
    private final int[] allowed; // [point] diagonals that the attacker may hold
    private final DefenderGroups groups;
    private final int[] points = new int[MOST_EYES];
    private final int[] costs = new int[MOST_EYES];
    private int count;

    EyeDistance(LocalBoard board) {
        this.board = board;
        LocalShape shape = board.shape();
        this.wallAt = shape.wallAt();
        this.neighbors = shape.neighbors();
        this.groups = new DefenderGroups(shape);
        this.diagonals = new long[shape.size()];
        this.badDiagonals = new int[shape.size()];
        this.allowed = new int[shape.size()];
        Geometry geometry = shape.geometry();
        PointSet essential = new PointSet(geometry);
        shape.blocks().forEach(block -> essential.unite(block.stones()));
        for (int local = 0; local < shape.size(); local++) {
            int x = geometry.column(shape.point(local));
            int y = geometry.row(shape.point(local));
            int onBoard = 0;
            for (int i = 0; i < 4; i++) {
                int column = x + (i % 2 == 0 ? -1 : 1);
                int row = y + (i < 2 ? -1 : 1);
                if (column >= 0 && column < geometry.width() && row >= 0 && row < geometry.height()) {
                    onBoard++;
                    int diagonal = geometry.point(column, row);
                    int other = shape.localOf(diagonal);
                    if (other >= 0) {
                        diagonals[local] |= 1L << other;
                    } else if (!essential.contains(diagonal)) {
                        badDiagonals[local]++;
                    }
                }
            }
            allowed[local] = onBoard == 4 ? 1 : 0;
        }
    }

    /** The guess: 0 for two eyes, about {@link #STONE} for each stone that is missing, at most {@link #MOST}. */
    int find() {
        long own = 0;
        long near = 0;
        int found = board.groupsInto(groups);
        for (int group = 0; group < found; group++) {
            own |= groups.stones()[group];
            near |= groups.exteriors()[group];
        }
        long empties = board.empties();
        near &= ~own;
        long open = near & empties;
        long candidates = (near | board.around(open)) & ~board.defender() & ~wallAt;
        long taken = takenSoon(near);
        candidates &= empties | taken;
        count = 0;
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            add(point, cost(point, own, empties, taken));
        }
        int least = MOST;
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

    /** The attacker's stones next to the groups that have one liberty. */
    private long takenSoon(long near) {
        long taken = 0;
        for (long rest = near & board.attacker(); rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), board.attacker());
            rest &= ~stones;
            long liberties = board.around(stones) & board.empties();
            if ((stones & wallAt) == 0 && (liberties & liberties - 1) == 0) {
                taken |= stones;
            }
        }
        return taken;
    }

    private int cost(int point, long own, long empties, long taken) {
        long around = neighbors[point];
        int cost = (empties >>> point & 1) != 0 ? 0 : STONE;
        cost += STONE * Long.bitCount(around & empties);
        cost += STONE * Long.bitCount(around & taken);
        cost += (taken >>> point & 1) != 0 ? 0 : HARD * Long.bitCount(around & board.attacker() & ~taken);
        cost += Long.bitCount(around & board.defender() & ~own);
        int bad = badDiagonals[point] + Long.bitCount(diagonals[point] & board.attacker() & ~taken);
        if (bad > allowed[point]) {
            return cost + FALSE_EYE;
        }
        int open = Long.bitCount(diagonals[point] & (empties | taken));
        return cost + Math.max(0, bad + open - allowed[point]);
    }

    private void add(int point, int cost) {
        if (cost >= MOST) {
            return;
        }
        if (count < MOST_EYES) {
            points[count] = point;
            costs[count++] = cost;
            return;
        }
        int worst = 0;
        for (int i = 1; i < count; i++) {
            worst = costs[i] > costs[worst] ? i : worst;
        }
        if (cost < costs[worst]) {
            points[worst] = point;
            costs[worst] = cost;
        }
    }
}
