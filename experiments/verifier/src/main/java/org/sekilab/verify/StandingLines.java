package org.sekilab.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Strategies of life of one color that the color may follow beside its zones, and beside each other. Mutable, confined
 * to one thread.
 *
 * <p>Rules: R-SUM-4; sound by L-22. The goal, the first mover and the winner of kos are tested before.
 */
final class StandingLines {
    private final ColorBlocks blocks;
    private final List<Line> lines = new ArrayList<>();
    private final BitSet used = new BitSet(); // by some line
    private final BitSet shared = new BitSet(); // by two lines

    /** @param kept the indices of the blocks that it keeps each by itself */
    private record Line(BitSet points, BitSet kept) {}

    StandingLines(ColorBlocks blocks) {
        this.blocks = blocks;
    }

    /**
     * Adds a strategy that keeps a block of each group, though the other color moves first and retakes kos.
     *
     * @param points where it plays
     * @param groups the stones of the blocks of each group
     */
    void add(BitSet points, List<BitSet> groups) {
        BitSet kept = new BitSet();
        for (BitSet group : groups) {
            int block = blocks.blocks().indexOf(group);
            if (block >= 0) { // the group is one block
                kept.set(block);
            }
        }
        BitSet common = StoneBoard.copy(used);
        common.and(points);
        shared.or(common);
        used.or(points);
        lines.add(new Line(points, kept));
    }

    /**
     * The indices of the blocks that are kept by strategies that stand.
     *
     * @param others the points of zones
     */
    BitSet kept(BitSet others) {
        BitSet kept = new BitSet();
        lines.stream()
                .filter(line -> !line.points.intersects(shared) && !line.points.intersects(others))
                .forEach(line -> kept.or(line.kept));
        return kept;
    }
}
