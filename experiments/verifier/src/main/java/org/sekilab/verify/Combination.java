package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;

/**
 * The blocks of a color that are alive by zones without a common point.
 *
 * <p>A turn of the attacker is called quiet. At a quiet turn, a strategy that assumes nothing of a block leaves it two
 * liberties in its zone. With fewer liberties the attacker would capture the block. A strategy that assumes a liberty
 * elsewhere leaves the block one liberty. A group that contains such a block has at least as many liberties there,
 * unless a block of the group is assumed to be alive. A group with two liberties at quiet turns is not captured: a move
 * takes one liberty, and the answer restores it.
 *
 * <p>Living blocks are found in levels. A zone counts at a level under two conditions. All blocks that the zone assumes
 * to be alive are of lower levels. All its other blocks are of this level or lower. The zones that count give a block
 * of the level at least two liberties in sum. A zone that assumes nothing, or that names givers, gives two. A zone that
 * assumes a liberty elsewhere gives one.
 *
 * <p>Why: suppose that a group is the first with fewer than two liberties at a quiet turn. Take the block of the group
 * that has the lowest level. The zones that count at that level assume no block of the group to be alive. Suppose that
 * a zone that assumes nothing of the block does not leave two liberties. Then one block of the group there has the
 * liberty elsewhere. That block is of the same level, and has another such zone. The eyes in a zone with givers are
 * liberties in as many other zones. In each case the group has two liberties, at different points. If blocks are one
 * chain by pairs only, each part of the chain has both points of a pair.
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
