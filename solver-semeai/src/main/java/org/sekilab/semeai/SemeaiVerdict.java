package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Outcome;

/** The outcome of a race. */
public enum SemeaiVerdict {
    /** Black captures the white essential block. */
    BLACK_WINS,
    /** White captures the black essential block. */
    WHITE_WINS,
    /** Neither side can capture: both pass in the end. The blocks coexist, or both have come to life. */
    SEKI,
    /** Not known. */
    UNKNOWN;

    /** The verdict that a color captures the essential block of the other color. */
    public static SemeaiVerdict winOf(Color color) {
        return color == Color.BLACK ? BLACK_WINS : WHITE_WINS;
    }

    /** The verdict that a search with black as the prover gives. */
    static SemeaiVerdict of(Outcome outcome) {
        return switch (outcome) {
            case WIN -> BLACK_WINS;
            case LOSS -> WHITE_WINS;
            case DRAW -> SEKI;
            case UNKNOWN -> UNKNOWN;
        };
    }
}
