package org.sekilab.semeai;

import java.util.Set;
import org.sekilab.model.Color;

/** The ko model of a race: the side that may retake a simple ko at once, as if all of its threats were answered. */
public enum KoWinner {
    BLACK,
    WHITE,
    /** Both sides must play elsewhere first. */
    NONE;

    /** The model in which a side may retake at once. */
    public static KoWinner of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    /**
     * The side that may retake at once.
     *
     * @throws IllegalStateException if there is none
     */
    public Color side() {
        return switch (this) {
            case BLACK -> Color.BLACK;
            case WHITE -> Color.WHITE;
            case NONE -> throw new IllegalStateException("neither side may retake at once");
        };
    }

    /** True when a side may not retake on the very next move. */
    public boolean bans(Color color) {
        return banned().contains(color);
    }

    /** The sides that may not retake on the very next move. */
    public Set<Color> banned() {
        return switch (this) {
            case BLACK -> Set.of(Color.WHITE);
            case WHITE -> Set.of(Color.BLACK);
            case NONE -> Set.of(Color.BLACK, Color.WHITE);
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
