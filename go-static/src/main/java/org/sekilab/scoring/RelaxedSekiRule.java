package org.sekilab.scoring;

import org.sekilab.model.Position;

/**
 * Tells seki by the eyes that are left when all neutral points and obvious false eyes are filled: a group without two is in
 * seki, as the players say that it is not dead.
 *
 * <p>Source: [AP], the whole; eyes as in {@link EyeTable}, false ones as in {@link FalseEyes}.
 * <p>Proves: nothing. It reads no moves: a snapback is not seen, nor that one side closes a larger gap.
 * <p>Differs: see {@link Filling}, {@link EyeTable} and {@link FalseEyes}.
 * <p>Cost: O(n) for n points, for each pattern, times the number of rounds in which false eyes appear.
 */
public final class RelaxedSekiRule implements SekiRule {
    private final Filling filling;

    public RelaxedSekiRule(Filling filling) {
        this.filling = filling;
    }

    @Override
    public Territory territory(Position position) {
        return FilledBoard.territory(position, filling, (group, board) -> !group.hasTwoEyes());
    }
}
