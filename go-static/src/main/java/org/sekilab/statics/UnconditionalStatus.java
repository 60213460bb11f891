package org.sekilab.statics;

import org.sekilab.model.Color;

/** What stays true of a point however often the opponent moves while the owner always passes. */
public enum UnconditionalStatus {
    /** A stone that is never captured, or that stands on its own territory. */
    ALIVE,
    /** A stone on the opponent's territory. */
    DEAD,
    /** An empty point of Black's territory. */
    BLACK_TERRITORY,
    /** An empty point of White's territory. */
    WHITE_TERRITORY,
    /** Nothing is claimed. */
    UNDECIDED;

    static UnconditionalStatus territoryOf(Color color) {
        return color == Color.BLACK ? BLACK_TERRITORY : WHITE_TERRITORY;
    }
}
