package org.sekilab.safety.parts;

import org.sekilab.model.local.DefenderGroups;
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
        DefenderGroups groups = new DefenderGroups(board.shape());
        return () -> count(board, groups);
    }

    private static int count(LocalBoard board, DefenderGroups groups) {
        int missing = 0;
        int count = board.groupsInto(groups);
        for (int group = 0; group < count; group++) {
            missing += NEEDED - Math.min(NEEDED, groups.eyes()[group]);
        }
        return missing;
    }
}
