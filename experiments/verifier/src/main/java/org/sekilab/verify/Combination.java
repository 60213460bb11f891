package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;

/**
 * The blocks of a color that are alive by zones without a common point, and the territory of these zones.
 *
 * <p>Rules: R-SUM-1, R-SUM-2; sound by L-3.
 */
final class Combination {
    private final List<CheckedZone> zones;
    private final BitSet alive = new BitSet();

    /** @param zones of one color, without a common point */
    Combination(List<CheckedZone> zones) {
        this.zones = zones;
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
        BitSet candidates = new BitSet();
        zones.forEach(zone -> zone.eyes().keySet().forEach(candidates::set));
        boolean isEliminated = true;
        while (isEliminated) {
            isEliminated = false;
            for (int block = candidates.nextSetBit(0); block >= 0; block = candidates.nextSetBit(block + 1)) {
                if (!alive.get(block) && liberties(block, candidates) < 2) {
                    candidates.clear(block);
                    isEliminated = true;
                }
            }
        }
        return candidates;
    }

    private int liberties(int block, BitSet candidates) {
        int liberties = 0;
        for (CheckedZone zone : zones) {
            if (zone.isFoundedOn(alive) && zone.isClosedBy(candidates)) {
                liberties += zone.liberties(block);
            }
        }
        return liberties;
    }
}
