package org.sekilab.experiments.gtp.fight;

import java.util.stream.Stream;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMap;

/** The blocks that proofs and small fights leave open, and what they are worth. */
final class OpenBlocks {
    private static final int FEWEST_STONES = 2;
    private static final double BOTH = 2; // a point that changes hands counts for both sides

    private OpenBlocks() {}

    /**
     * The blocks of a color that are neither proved nor decided, and are no single stones.
     *
     * @param decided points that need no answer
     */
    static Stream<Block> find(SafetyMap safety, Color color, PointSet decided, int mostLiberties) {
        return safety.regionMap(color).blocks().stream()
                .filter(block -> !safety.isAlive(block) && !safety.isDead(block))
                .filter(block -> block.stones().size() >= FEWEST_STONES
                        && block.liberties().size() <= mostLiberties
                        && !decided.contains(block.anchor()));
    }

    /** The points that a block is worth if it lives in place of dying: its stones and its liberties. */
    static double worth(Block block) {
        return BOTH * (block.stones().size() + block.liberties().size());
    }
}
