package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Outcome;

/** What it is worth to capture an essential block. */
interface CaptureValue {
    /** The race is won. */
    CaptureValue WIN =
            (before, move, repetition) -> before.mover() == Color.BLACK.ordinal() ? Outcome.WIN : Outcome.LOSS;

    /**
     * The value of a capture for black.
     *
     * @param before the race before the move; as it was afterwards
     * @param move the move that captures
     * @param repetition what endless play is worth, and what is not known
     */
    Outcome of(SemeaiBoard before, int move, Outcome repetition);
}
