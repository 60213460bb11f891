package org.sekilab.scoring;

import org.sekilab.model.Position;

/**
 * Recognizes seki by the eyes that remain when all neutral points and obvious false eyes are filled. A group without
 * two eyes is in seki, because the players say that it is not dead.
 *
 * <p>Source: [AP], the whole; eyes as in {@link EyeTable}, false eyes as in {@link FalseEyes}.
 * <p>Proves: nothing. It reads no moves. It sees neither a snapback nor that one side closes a larger gap.
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
