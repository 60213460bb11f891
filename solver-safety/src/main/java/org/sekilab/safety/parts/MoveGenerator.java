package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Prunes the moves of the defender in local games. An extension point, see {@code SafetyModule}; immutable, shared by
 * threads.
 *
 * <p>Proves: <strong>that each pruned move is no better than the best move that it keeps.</strong> No other check
 * follows. A generator that prunes the only good move makes the verdicts SEKI and UNSAFE wrong. SAFE does not depend on
 * it.
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
         * The points that suffice for the defender, the side to move: no other move, passing included, is better than
         * the best of them. 0 means that no such set is known, so that all moves are searched. All moves are also
         * searched if none of the points is legal. The search calls it in its inner loop: it must leave the board as it
         * is, and should allocate nothing.
         */
        long forcedPoints();
    }
}
