package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;

/**
 * Recognizes states of local games that the defender has won, without search. An extension point, see {@code SafetyModule};
 * immutable, shared by threads.
 *
 * <p>Proves: <strong>{@code true} is a proof, and everything that the solver reports rests on it.</strong> Nothing checks it again: an
 * evaluator that says {@code true} once too often makes verdicts wrong. A guess belongs into a {@link HeuristicEvaluator}.
 * {@code false} means nothing, and is always right.
 */
@FunctionalInterface
public interface ExactEvaluator {
    /** The judgments of one game. The evaluator may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** What takes its place where a certificate has to say the proofs. */
    default ExactEvaluator checkable() {
        return new StaticSafe(Proofs.CHECKABLE);
    }

    /** The judgments of the states of one board; may hold scratch memory; confined to the board's thread. */
    @FunctionalInterface
    interface OnBoard {
        /**
         * {@code true} only if it is <strong>proved</strong> that, from the state that is on the board now, side to move included, the
         * defender can keep all essential blocks from capture and all attacker stones from staying on the territory, with the attacker
         * winning all ko fights, and endless play counted for the attacker.
         *
         * <p>Called for each node of the search, never after the end of the game: must leave the board as it is, and should allocate
         * nothing.
         *
         * @param lastMove the move that led here: a local point, {@link org.sekilab.model.Points#PASS}, or {@link
         *     org.sekilab.model.Points#NONE} at the start. It may save work; the state alone says what is true
         */
        boolean isSafe(int lastMove);
    }
}
