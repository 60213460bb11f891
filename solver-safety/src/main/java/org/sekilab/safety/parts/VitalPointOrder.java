package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * The score of another orderer, with a bonus for points where a stone of the defender encloses one more region: vital
 * points, for both sides.
 *
 * <p>Source: [N05] 4.3.
 * <p>Proves: nothing.
 * <p>Cost: a pattern of eight neighbors besides the other orderer's; allocates nothing.
 */
final class VitalPointOrder implements MoveOrderer {
    private final MoveOrderer other;
    private final int weight;

    /** @param weight for each additional region */
    VitalPointOrder(MoveOrderer other, int weight) {
        this.other = other;
        this.weight = weight;
    }

    @Override
    public OnBoard on(LocalBoard board) {
        OnBoard scores = other.on(board);
        LocalEuler euler = new LocalEuler(board);
        return (move, lastMove) -> scores.score(move, lastMove) + weight * Math.max(0, euler.number(move));
    }
}
