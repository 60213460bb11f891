package org.sekilab.model;

/** Whether a move is legal, and if not, why. */
public enum Legality {
    LEGAL,
    /** Not a point of the board, and not a pass. */
    OFF_BOARD,
    OCCUPIED,
    /** The stone would have no liberty and capture nothing. */
    SUICIDE,
    /** It would retake a ko at once. */
    KO,
    /** It would repeat an earlier position; told by {@code GameHistory} only, as a board knows no history. */
    SUPERKO
}
