package org.sekilab.experiments.gtp.fight;

import org.sekilab.model.Color;

/** Which side may always retake a ko at once. */
enum KoRight {
    NONE,
    BLACK,
    WHITE;

    static KoRight of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    /** True if a color, by its ordinal, has the right. */
    boolean isOf(int color) {
        return ordinal() == color + 1;
    }
}
