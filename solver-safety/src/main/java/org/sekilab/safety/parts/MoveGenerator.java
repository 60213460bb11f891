package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Prunes the moves of the defender in local games. An extension point, see {@code SafetyModule}; immutable, shared by threads.
 *
 * <p>Proves: <strong>that the moves which it leaves out are no better than the best one that it leaves.</strong> Nothing checks it again:
 * a generator that leaves out the only good move makes the verdicts SEKI and UNSAFE wrong. SAFE needs no trust in it.
 */
@FunctionalInterface
public interface MoveGenerator {
    /** Nothing is pruned. */
    MoveGenerator ALL = board -> () -> 0;

    /** The pruning of one game. The generator may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** The pruning of the states of one board; may hold scratch memory; confined to the board's thread. */
    @FunctionalInterface
    interface OnBoard {
        /**
         * The points that the defender, who is to move, can keep to: no other move, passing included, is better than the best of
         * them. 0 where that is not known, so that all moves are searched; they are, too, where none of the points is legal. Called in the
         * inner loop of the search: must leave the board as it is, and should allocate nothing.
         */
        long forcedPoints();
    }
}
