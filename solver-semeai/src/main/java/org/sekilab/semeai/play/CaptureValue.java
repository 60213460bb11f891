package org.sekilab.semeai.play;

import org.sekilab.model.Color;
import org.sekilab.search.Outcome;

/** The value of capturing an essential block. */
public interface CaptureValue {
    /** A capture wins the race. */
    CaptureValue WIN =
            (before, move, repetition) -> before.mover() == Color.BLACK.ordinal() ? Outcome.WIN : Outcome.LOSS;

    /**
     * The value of a capture for black.
     *
     * @param before the race before the move; unchanged on return
     * @param move the move that captures
     * @param repetition the value of endless play and of unknown results
     */
    Outcome of(SemeaiBoard before, int move, Outcome repetition);
}
