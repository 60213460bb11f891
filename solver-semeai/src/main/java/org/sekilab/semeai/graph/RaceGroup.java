package org.sekilab.semeai.graph;

import org.sekilab.model.Color;

/**
 * A vertex of a semeai graph: a group in a race. Source: [N05] 5.1.
 *
 * @param color the color of its stones
 * @param size the number of its stones
 * @param innerLiberties the moves that its eye is worth; 0 for none, {@link #ALIVE} for a group that lives
 * @param outerLiberties its plain liberties towards alive groups of the opponent
 */
public record RaceGroup(Color color, int size, int innerLiberties, int outerLiberties) {
    /** The inner liberties of a group that is never captured: it has two eyes, or is connected to alive stones. */
    public static final int ALIVE = 1 << 16;

    public RaceGroup {
        if (size < 1 || innerLiberties < 0 || outerLiberties < 0) {
            throw new IllegalArgumentException(
                    "size %d, liberties %d and %d".formatted(size, innerLiberties, outerLiberties));
        }
    }
}
