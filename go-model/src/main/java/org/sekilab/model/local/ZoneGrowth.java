package org.sekilab.model.local;

/**
 * Steps by which zones of proofs grow, on masks of points with masks of neighbors. What a zone proves is said where it
 * is used.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022.
 * <p>Cost: a flood fill for each group; allocates nothing.
 */
public final class ZoneGrowth {
    /** No zone: the prover's strategy needs more than the points of the board. No zone has all 64 bits. */
    public static final long NONE = -1;

    private ZoneGrowth() {}

    /**
     * A zone with some of a group's liberties, or all if there are less.
     *
     * @param needed how many liberties are to be in the zone
     * @param preferred the liberties to take first
     */
    public static long withLiberties(long zone, long liberties, int needed, long preferred) {
        return withFirst(withFirst(zone, liberties, needed, preferred), liberties, needed, -1);
    }

    private static long withFirst(long zone, long liberties, int needed, long some) {
        long grown = zone;
        for (long rest = liberties & some & ~grown; rest != 0 && Long.bitCount(grown & liberties) < needed; ) {
            grown |= rest & -rest;
            rest &= rest - 1;
        }
        return grown;
    }

    /**
     * The captured groups that meet a zone, with all points around them.
     *
     * @param neighbors [point]
     */
    public static long captures(long[] neighbors, long zone, long captured) {
        long met = 0;
        for (long rest = captured; rest != 0; ) {
            long group = Adjacency.flood(neighbors, Long.lowestOneBit(rest), captured);
            rest &= ~group;
            met |= (group & zone) == 0 ? 0 : group | Adjacency.around(neighbors, group);
        }
        return met;
    }

    /**
     * A zone in which the attacker's moves do the same as on the whole board. A move is legal in both, or in none.
     * It may take a ko in both, or in none. A move beside an empty point of the zone needs nothing.
     *
     * @param board with the attacker to move
     */
    public static long withMoves(LocalBoard board, long zone) {
        long[] neighbors = board.shape().neighbors();
        long empties = board.empties();
        long grown = zone;
        for (long rest = zone & empties; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if ((neighbors[point] & empties) == 0) {
                grown |= board.isLegal(point)
                        ? openNeighbor(grown, neighbors[point] & ~board.defender())
                        : suicide(neighbors, point, board.attacker());
            }
        }
        return grown;
    }

    /**
     * What must be in a zone with a group of the prover that has at most one liberty. These are the liberty, the
     * opponent's groups around the group, and all points around these groups. The points around the liberty of a
     * single stone tell a ko.
     *
     * @param neighbors [point]
     * @param opponents the opponent's stones
     * @param wallAt the points next to the wall
     * @return {@link #NONE} if the group or one of these groups is next to the wall
     */
    public static long atari(long[] neighbors, long group, long liberties, long opponents, long wallAt) {
        long groups = Adjacency.flood(neighbors, Adjacency.around(neighbors, group), opponents);
        if (((group | groups) & wallAt) != 0) {
            return NONE;
        }
        return liberties | groups | Adjacency.around(neighbors, groups) | koNeighbors(neighbors, group, liberties);
    }

    /**
     * What must be in a zone so that a stone of the opponent is suicide there, too. These are the groups that the
     * stone would join, and all points around them.
     *
     * @param neighbors [point]
     * @param opponents the opponent's stones
     */
    public static long suicide(long[] neighbors, int point, long opponents) {
        long groups = Adjacency.flood(neighbors, neighbors[point], opponents);
        return neighbors[point] | groups | Adjacency.around(neighbors, groups);
    }

    /**
     * What a zone with a group in atari needs for its ko. The capture of a single stone is a ko in the zone only if
     * it is one in the whole game. So all points around its liberty must be in the zone.
     *
     * @param neighbors [point]
     * @param liberties of the group: one, or none
     */
    static long koNeighbors(long[] neighbors, long group, long liberties) {
        return (group & group - 1) == 0 ? Adjacency.around(neighbors, liberties) : 0;
    }

    /**
     * A point that shows in a zone that a capture is no ko; 0 if the zone has a point of this kind.
     *
     * @param open the neighbors of the point that are not the prover's
     */
    public static long openNeighbor(long zone, long open) {
        return (open & zone) != 0 ? 0 : open & -open;
    }
}
