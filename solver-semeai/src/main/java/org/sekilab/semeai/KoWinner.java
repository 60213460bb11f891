package org.sekilab.semeai;

import org.sekilab.model.Color;

/** The ko model of a race: the side that may retake a simple ko at once, as if all of its threats were answered. */
public enum KoWinner {
    BLACK,
    WHITE,
    /** Both sides must play elsewhere first. */
    NONE;

    /** True when a side may not retake on the very next move. */
    public boolean bans(Color color) {
        return switch (this) {
            case BLACK -> color == Color.WHITE;
            case WHITE -> color == Color.BLACK;
            case NONE -> true;
        };
    }

    /** The same model with black and white exchanged. */
    public KoWinner withColorsSwapped() {
        return switch (this) {
            case BLACK -> WHITE;
            case WHITE -> BLACK;
            case NONE -> NONE;
        };
    }
}
