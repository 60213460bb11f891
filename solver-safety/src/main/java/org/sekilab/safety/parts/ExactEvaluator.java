package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;

/**
 * Recognizes states of local games that the defender has won, without search. An extension point, see {@code
 * SafetyModule}; shared by threads. What it remembers must not change answers.
 *
 * <p>Proves: <strong>{@code true} is a proof, and every result of the solver depends on it.</strong> No other check
 * follows. An evaluator that says {@code true} without a proof makes verdicts wrong; a guess belongs into a {@link
 * HeuristicEvaluator}. {@code false} means nothing, and is always right.
 */
@FunctionalInterface
public interface ExactEvaluator {
    /** The judgments of one game. The evaluator may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** The evaluator that replaces this one where a certificate has to state the proofs. */
    default ExactEvaluator checkable() {
        return new StaticSafe(Proofs.CHECKABLE);
    }

    /** The judgments of the states of one board; may hold scratch memory; confined to the board's thread. */
    @FunctionalInterface
    interface OnBoard {
        /**
         * Returns {@code true} only if it is <strong>proved</strong> that the defender wins from the current state,
         * side to move included. To win is to keep all essential blocks from capture, and to let no attacker stone stay
         * on the territory. The attacker wins all ko fights, and endless play counts for the attacker.
         *
         * <p>The search calls it for each node, but never after the end of the game. It must leave the board as it is,
         * and should allocate nothing.
         *
         * @param lastMove the move that led here: a local point, {@link org.sekilab.model.Points#PASS}, or {@link
         *     org.sekilab.model.Points#NONE} at the start. An evaluator may return {@code false} without a test after
         *     some moves. So the same state may get {@code true} after one move and {@code false} after another one.
         *     {@code true} proves the state, whichever move led to it
         */
        boolean isSafe(int lastMove);
    }
}
