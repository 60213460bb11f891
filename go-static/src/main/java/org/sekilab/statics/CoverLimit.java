package org.sekilab.statics;

/**
 * Bounds what pairs of answers can cover in an area, even if a point could be in any number of pairs.
 *
 * <p>Proves: nothing. It spares {@link MiaiPlanner} plans that cannot keep a liberty, and changes none of its choices.
 * It saves {@link LocalEvaluator} a third of the evaluations of new parts in searches of some thousand nodes.
 * <p>Cost: some mask operations for each point that no block touches; allocates nothing.
 */
final class CoverLimit {
    private CoverLimit() {}

    /**
     * False only if no plan covers a part for a chain. For the parameters see {@link MiaiCheck#cover}.
     *
     * @param part points of the area
     * @param adjacent the points adjacent to the chain
     * @param held the points adjacent to any block that stays
     */
    static boolean mayCover(LocalArea area, long part, long adjacent, long held) {
        return uncovered(area.neighbors(), part & area.empties(), part & ~adjacent, held) == 0;
    }

    /** False only if no plan makes the area territory by its cover: see {@link MiaiCheck#isTerritory}. */
    static boolean mayBeTerritory(LocalArea area) {
        return mayBeTerritory(area.neighbors(), area.empties(), area.all() & ~area.touched());
    }

    /**
     * False only if no plan makes an area territory by its cover.
     *
     * @param neighbors [point] as masks
     * @param empties the empty points of the area
     * @param open the points of the area that no block touches
     */
    static boolean mayBeTerritory(long[] neighbors, long empties, long open) {
        long held = 0; // no open point is next to a block
        return MiaiCheck.areOneEye(neighbors, uncovered(neighbors, empties, open, held));
    }

    /**
     * False only if no pair splits the area into parts of which one keeps a liberty for a chain: see
     * {@link MiaiCheck#vitality}.
     */
    static boolean maySplit(LocalArea area) {
        int stones = 0; // points of a pair whose defender stone may leave a part with a liberty
        for (long rest = area.empties() & area.touched(); rest != 0 && stones < 2; rest &= rest - 1) {
            stones += mayKeepPart(area, Long.numberOfTrailingZeros(rest)) ? 1 : 0;
        }
        return stones == 2;
    }

    private static boolean mayKeepPart(LocalArea area, int stone) {
        long adjacent = area.touched() | area.neighbors(stone);
        for (long part : area.partsWithout(stone)) {
            boolean mayBeEmptied = Long.bitCount(part & area.empties()) <= 1; // but for the other point of the pair
            if (mayBeEmptied || mayCover(area, part, adjacent, adjacent)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The points that no plan covers.
     *
     * @param neighbors [point] as masks
     * @param usable the points that a pair may have
     * @param uncovered the points that are not covered without pairs
     * @param held the points next to any block that stays
     */
    private static long uncovered(long[] neighbors, long usable, long uncovered, long held) {
        long open = uncovered;
        boolean isGrowing = open != 0;
        while (isGrowing) {
            long before = open;
            for (long rest = open; rest != 0; rest &= rest - 1) {
                long point = rest & -rest;
                long near = neighbors[Long.numberOfTrailingZeros(rest)] & usable & ~open;
                boolean isBetween = (near & near - 1) != 0; // next to both points of a pair
                if (isBetween || (point & usable & held) != 0 && (near & held) != 0) {
                    open &= ~point;
                }
            }
            isGrowing = open != before && open != 0;
        }
        return open;
    }
}
