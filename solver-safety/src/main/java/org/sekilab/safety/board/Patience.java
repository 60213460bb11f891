package org.sekilab.safety.board;

import java.util.HashMap;
import java.util.Map;
import org.sekilab.model.Block;

/**
 * Counts the searches for the life of each block that have reached their limits, so that hopeless blocks are given up. Mutable, confined to one
 * thread.
 */
public final class Patience {
    private final int mostOpen;
    private final Map<Block, Integer> open = new HashMap<>();

    /** @param mostOpen so many searches of a block may be left open */
    Patience(int mostOpen) {
        this.mostOpen = mostOpen;
    }

    /** True when a block is worth no more searches. */
    public boolean isLostFor(Block block) {
        return open.getOrDefault(block, 0) >= mostOpen;
    }

    /** Counts searches of a block that have been left open. */
    public void addOpen(Block block, int count) {
        open.merge(block, count, Integer::sum);
    }
}
