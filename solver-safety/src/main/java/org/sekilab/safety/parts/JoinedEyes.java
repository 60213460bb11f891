package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Starts with two numbers of {@link JoinedChains}. One is the number of eyes that the defender's groups lack after
 * they are joined. The other one is the number of territory points far from them.
 *
 * <p>Source: own; df-pn+ in the literature initializes leaves by knowledge of the game. Of several weights these solved
 * the most of 100 games that are hard to solve, with little difference between them.
 * <p>Proves: nothing.
 * <p>Cost: that of {@link JoinedChains}.
 */
public final class JoinedEyes implements LeafInitializer {
    private static final int EYE = 3;
    private static final int FAR_POINTS = 2; // this many count as one

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
