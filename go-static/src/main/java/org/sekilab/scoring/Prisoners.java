package org.sekilab.scoring;

import org.sekilab.model.Color;

/**
 * Stones that were captured.
 *
 * @param black the number of black stones that white has
 * @param white the number of white stones that black has
 */
public record Prisoners(int black, int white) {
    public static final Prisoners NONE = new Prisoners(0, 0);

    public Prisoners {
        if (black < 0 || white < 0) {
            throw new IllegalArgumentException("prisoners: %d black and %d white".formatted(black, white));
        }
    }

    /** The number of stones of a color. */
    public int of(Color color) {
        return color == Color.BLACK ? black : white;
    }
}
