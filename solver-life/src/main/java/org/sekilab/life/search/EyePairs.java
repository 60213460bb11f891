package org.sekilab.life.search;

/**
 * Points that may become eyes, with what each costs, and the pair that costs least. Mutable buffers, confined to one
 * thread.
 *
 * <p>Source: own. Kishimoto and Müller have distances to two eyes as first proof numbers: Search versus knowledge for
 * solving life and death problems in Go, AAAI 2005.
 * <p>Proves: nothing.
 * <p>Cost: a comparison for each two candidates; allocates nothing.
 */
public final class EyePairs {
    /** What a missing stone costs. */
    public static final int STONE = 2;

    /** The cost if no two eyes are in sight. */
    public static final int MOST = 24;

    private static final int HARD = 6; // a neighbor that would have to be captured first
    private static final int FALSE_EYE = 8;

    private final long[] neighbors;
    private final Diagonals diagonals;
    private final int[] points;
    private final int[] costs;
    private int count;

    /**
     * No candidates yet.
     *
     * @param neighbors [point]
     * @param mostEyes only so many candidates, the cheapest ones, are kept
     */
    public EyePairs(long[] neighbors, Diagonals diagonals, int mostEyes) {
        this.neighbors = neighbors;
        this.diagonals = diagonals;
        this.points = new int[mostEyes];
        this.costs = new int[mostEyes];
    }

    /**
     * Adds the points of a mask that cost less than {@link #MOST}.
     *
     * @param empties the empty points
     * @param taken stones of the other side that are captured soon
     * @param others the other side's other stones
     * @param loose own stones that are not yet connected with the group
     */
    public void find(long candidates, long empties, long taken, long others, long loose) {
        count = 0;
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            int cost = cost(point, empties, taken, others, loose);
            if (cost < MOST) {
                add(point, cost);
            }
        }
    }

    private int cost(int point, long empties, long taken, long others, long loose) {
        long around = neighbors[point];
        long open = empties | taken;
        int cost = (empties >>> point & 1) != 0 ? 0 : STONE;
        cost += STONE * Long.bitCount(around & open);
        cost += (taken >>> point & 1) != 0 ? 0 : HARD * Long.bitCount(around & others);
        cost += Long.bitCount(around & loose);
        int bad = diagonals.beyond(point) + Long.bitCount(diagonals.inside(point) & others);
        int allowed = diagonals.allowed(point);
        return bad > allowed
                ? cost + FALSE_EYE
                : cost + Math.max(0, bad + Long.bitCount(diagonals.inside(point) & open) - allowed);
    }

    private void add(int point, int cost) {
        if (count < points.length) {
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

    /** What the cheapest two eyes cost that are no neighbors, or a given cost if that is less; never negative. */
    public int least(long empties, int given) {
        int least = given;
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
}
