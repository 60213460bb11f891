package org.sekilab.life.search;

/** Steps by which zones of proofs grow, on masks. */
public final class ZoneGrowth {
    private ZoneGrowth() {}

    /**
     * A zone with two of a group's liberties, or all if there are less.
     *
     * @param preferred the liberties to take first
     */
    public static long withTwo(long zone, long liberties, long preferred) {
        return withFirst(withFirst(zone, liberties, preferred), liberties, -1);
    }

    private static long withFirst(long zone, long liberties, long some) {
        long grown = zone;
        for (long rest = liberties & some & ~grown; rest != 0 && !haveTwo(grown & liberties); rest &= rest - 1) {
            grown |= rest & -rest;
        }
        return grown;
    }

    private static boolean haveTwo(long mask) {
        return (mask & mask - 1) != 0;
    }

    /**
     * A point that shows that a capture is no ko in a zone, as it is none in the window; 0 if the zone has one.
     *
     * @param open the neighbors of the point that are not the prover's
     */
    public static long openNeighbor(long zone, long open) {
        return (open & zone) != 0 ? 0 : open & -open;
    }
}
