package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Starts with the number of eyes that the defender's groups lack: two for each group, less those that it has elsewhere.
 *
 * <p>Source: own; df-pn+ in the literature initializes leaves by knowledge of the game.
 * <p>Proves: nothing.
 * <p>Cost: a flood fill for each group; allocates nothing.
 */
public final class MissingEyes implements LeafInitializer {
    private static final int NEEDED = 2;

    @Override
    public OnBoard on(LocalBoard board) {
        return () -> count(board);
    }

    private static int count(LocalBoard board) {
        int missing = 0;
        long seen = 0;
        for (int block = 0; block < board.shape().blocks().size(); block++) {
            if ((seen >>> block & 1) == 0) {
                board.findGroupOfBlock(block);
                seen |= board.groupBlocks();
                missing += NEEDED - Math.min(NEEDED, board.groupEyes());
            }
        }
        return missing;
    }
}
