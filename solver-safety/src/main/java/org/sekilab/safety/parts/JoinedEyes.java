package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Begins with the eyes that the defender's groups have yet to find once they are joined, and with how much of the territory is far from all
 * of them, by {@link JoinedChains}.
 *
 * <p>Source: own; df-pn+ in the literature initializes leaves by knowledge of the game. Of some weights these solved the most of 100 games that
 * are hard to solve, with little difference between them.
 * <p>Proves: nothing.
 * <p>Cost: that of {@link JoinedChains}.
 */
public final class JoinedEyes implements LeafInitializer {
    private static final int EYE = 3;
    private static final int FAR_POINTS = 2; // as many are worth one

    @Override
    public OnBoard on(LocalBoard board) {
        JoinedChains chains = new JoinedChains(board);
        return () -> {
            chains.find();
            int turn = board.isDefenderToMove() ? 0 : 1;
            return turn + EYE * chains.missingEyes() + chains.farPoints() / FAR_POINTS;
        };
    }
}
