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
     * A zone with what makes the attacker's moves in it the same as on the whole board: each is legal on both, or on
     * none, and may take a ko on both, or on none. A move beside an empty point of the zone needs nothing.
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
     * What must be in a zone with a group of the prover that has at most one liberty: this liberty, the opponent's
     * groups around the group, and all around them. The points around the liberty of a single stone tell a ko.
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
     * What must be in a zone so that a stone of the opponent is suicide there, too: its groups, and all around them.
     *
     * @param neighbors [point]
     * @param opponents the opponent's stones
     */
    public static long suicide(long[] neighbors, int point, long opponents) {
        long groups = Adjacency.flood(neighbors, neighbors[point], opponents);
        return neighbors[point] | groups | Adjacency.around(neighbors, groups);
    }

    /**
     * What must be in a zone with a group in atari, so that its capture is a ko there only if it is one in the whole
     * game: all around its liberty, if the group is a single stone.
     *
     * @param neighbors [point]
     * @param liberties of the group: one, or none
     */
    static long koNeighbors(long[] neighbors, long group, long liberties) {
        return (group & group - 1) == 0 ? Adjacency.around(neighbors, liberties) : 0;
    }

    /**
     * A point that shows that a capture is no ko in a zone, as it is none in the whole game; 0 if the zone has one.
     *
     * @param open the neighbors of the point that are not the prover's
     */
    public static long openNeighbor(long zone, long open) {
        return (open & zone) != 0 ? 0 : open & -open;
    }
}
