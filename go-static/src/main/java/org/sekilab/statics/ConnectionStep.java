package org.sekilab.statics;

import org.sekilab.model.Block;
import org.sekilab.model.PointSet;

/**
 * Finds blocks with two liberties in common with alive blocks, in whatever regions: the defender gets one of the two, and
 * the block is alive, though nothing is said of territory.
 *
 * <p>Source: the chains of [M97].
 * <p>Proves: the blocks it reports.
 * <p>Differs: the two liberties may lie in different regions.
 * <p>Cost: O(blocks) set operations for each block found.
 */
final class ConnectionStep {
    private final DefenderState state;

    ConnectionStep(DefenderState state) {
        this.state = state;
    }

    /** Adds all such blocks to the state; returns whether there was any. */
    boolean run() {
        boolean found = false;
        boolean connected = true;
        while (connected) {
            connected = false;
            for (Block block : state.map().blocks()) {
                if (!state.isSafe(block.index())) {
                    connected |= connect(block);
                }
            }
            found |= connected;
        }
        return found;
    }

    private boolean connect(Block block) {
        for (Block alive : state.map().blocks()) {
            if (state.isSafe(alive.index())) {
                PointSet common = block.liberties().copy().intersect(reachOf(alive));
                if (common.size() >= 2) {
                    int first = common.first();
                    state.commit(first, common.next(first));
                    state.addAlive(block.index(), SafetyMethod.CONNECTED);
                    return true;
                }
            }
        }
        return false;
    }

    /** The free liberties of the chain of an alive block. */
    private PointSet reachOf(Block alive) {
        PointSet reach = new PointSet(state.free().geometry());
        for (Block block : state.map().blocks()) {
            if (state.chains().find(block.index()) == state.chains().find(alive.index())) {
                reach.unite(block.liberties());
            }
        }
        return reach.intersect(state.free());
    }
}
