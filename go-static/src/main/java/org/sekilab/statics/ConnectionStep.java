package org.sekilab.statics;

import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMethod;

/**
 * Finds blocks that have two liberties in common with alive blocks, in any regions. The defender gets one of the two,
 * so the block is alive. This says nothing about territory.
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

    /** Adds all of these blocks to the state. Returns true if there was any. */
    boolean run() {
        PointSet reach = new PointSet(state.free().geometry()); // free liberties of alive blocks
        for (Block block : state.map().blocks()) {
            if (state.isSafe(block.index())) {
                reach.unite(block.liberties());
            }
        }
        reach.intersect(state.free());
        boolean found = false;
        boolean connected = true;
        while (connected) {
            connected = false;
            for (Block block : state.map().blocks()) {
                if (!state.isSafe(block.index()) && block.liberties().intersectionSize(reach) >= 2) {
                    PointSet common = block.liberties().copy().intersect(reach);
                    int first = common.first();
                    state.commit(first, common.next(first));
                    state.addAlive(block.index(), SafetyMethod.CONNECTED);
                    reach.unite(block.liberties()).intersect(state.free());
                    connected = true;
                    found = true;
                }
            }
        }
        return found;
    }
}
