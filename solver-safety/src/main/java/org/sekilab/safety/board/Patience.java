package org.sekilab.safety.board;

import java.util.HashMap;
import java.util.Map;
import org.sekilab.model.Block;

/**
 * Counts the searches for the life of each block that have reached their limits, so that no more are made for hopeless
 * blocks. Mutable, confined to one thread.
 */
public final class Patience {
    private final int mostOpen;
    private final Map<Block, Integer> open = new HashMap<>();

    /** @param mostOpen the number of open searches after which a block is hopeless */
    Patience(int mostOpen) {
        this.mostOpen = mostOpen;
    }

    /** True when a block is worth no more searches. */
    public boolean isLostFor(Block block) {
        return open.getOrDefault(block, 0) >= mostOpen;
    }

    /** Counts searches of a block that were left open. */
    public void addOpen(Block block, int count) {
        open.merge(block, count, Integer::sum);
    }
}
