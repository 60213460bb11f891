package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;

/**
 * The blocks of a color that are alive by zones and standing lines without a common point, and the territory of these
 * zones.
 *
 * <p>Rules: R-SUM-1, R-SUM-2; sound by L-3 and L-22.
 */
final class Combination {
    private final List<CheckedZone> zones;
    private final BitSet alive = new BitSet();

    /**
     * @param zones of one color, without a common point
     * @param standing the indices of the blocks that standing lines keep: level 0
     */
    Combination(List<CheckedZone> zones, BitSet standing) {
        this.zones = zones;
        alive.or(standing);
        BitSet level = findLevel();
        while (!level.equals(alive)) {
            alive.or(level);
            level = findLevel();
        }
    }

    /** The indices of the blocks that are alive. */
    BitSet alive() {
        return alive;
    }

    /** True when the territory of a zone is the color's on the whole board. */
    boolean isTerritory(CheckedZone zone) {
        return zone.goal() == CheckedZone.Goal.SAFE && zone.isFoundedOn(alive) && zone.isClosedBy(alive);
    }

    private BitSet findLevel() {
        BitSet level = StoneBoard.copy(alive);
        zones.forEach(zone -> zone.eyes().keySet().forEach(level::set));
        BitSet weak = weakOf(level);
        while (!weak.isEmpty()) {
            level.andNot(weak);
            weak = weakOf(level);
        }
        return level;
    }

    /** The blocks of a set that do not live with the others. The zones that count are found once for all blocks. */
    private BitSet weakOf(BitSet level) {
        List<CheckedZone> counting = zones.stream()
                .filter(zone -> zone.isFoundedOn(alive) && zone.isClosedBy(level))
                .toList();
        BitSet weak = new BitSet();
        level.stream()
                .filter(block -> !alive.get(block) && liberties(block, counting) < 2)
                .forEach(weak::set);
        return weak;
    }

    private static int liberties(int block, List<CheckedZone> counting) {
        return counting.stream().mapToInt(zone -> zone.liberties(block)).sum();
    }
}
