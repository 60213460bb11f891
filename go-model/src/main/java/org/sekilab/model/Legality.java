package org.sekilab.model;

/** Whether a move is legal, and if not, the reason. */
public enum Legality {
    LEGAL,
    /** The move is neither a point of the board nor a pass. */
    OFF_BOARD,
    OCCUPIED,
    /** The stone would have no liberty and capture nothing. */
    SUICIDE,
    /** The move would retake a ko at once. */
    KO,
    /**
     * The move would repeat an earlier position. Only {@code GameHistory} reports this, because a board knows no
     * history.
     */
    SUPERKO
}
