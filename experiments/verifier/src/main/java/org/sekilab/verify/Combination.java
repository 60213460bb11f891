package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;

/**
 * The blocks of a color that are alive by zones without a common point.
 *
 * <p>Call the attacker's turns quiet. At quiet turns, a strategy that assumes nothing of a block leaves it two liberties in its zone, since
 * else the attacker would capture it; one that assumes a liberty elsewhere leaves one. So does each group that such a block has become part
 * of, unless a block of the group is assumed to be alive. Two liberties of a group at quiet turns are enough: a move takes one, and the answer restores it.
 *
 * <p>Blocks are found in levels. A zone counts at a level when all blocks that it assumes to be alive are of lower levels, and all its
 * other blocks of this level or lower. A block of the level has liberties of such zones that sum up to two: 2 of a zone that assumes nothing, or
 * names givers, and 1 of each zone that assumes a liberty elsewhere.
 *
 * <p>Why: suppose that a group is the first to have less than two liberties at a quiet turn. Take a block of it whose level is
 * lowest. In the zones that count at that level no block of the group is assumed to be alive. If a zone that assumes nothing of the block does not leave
 * two, then one block of the group there has the liberty elsewhere; that one is of the same level, and has another such zone. The eyes in a zone with givers are
 * liberties in as many other zones. So in each case there are two liberties, at different points. If blocks are one chain by pairs only, each
 * part of the chain has both points of a pair.
 */
final class Combination {
    private final List<Zone> zones;
    private final BitSet alive = new BitSet();

    /** @param zones of one color, without a common point */
    Combination(List<Zone> zones) {
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
    boolean isTerritory(Zone zone) {
        return zone.goal() == Zone.Goal.SAFE && zone.isFoundedOn(alive) && zone.isClosedBy(alive);
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
        for (Zone zone : zones) {
            if (zone.isFoundedOn(alive) && zone.isClosedBy(candidates)) {
                liberties += zone.liberties(block);
            }
        }
        return liberties;
    }
}
