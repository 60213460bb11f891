package org.sekilab.semeai.graph;

import org.sekilab.model.Color;

/**
 * A vertex of a semeai graph: a group that is not alive by itself. Source: [N05] 5.1.
 *
 * @param color whose it is
 * @param size its stones
 * @param innerLiberties the moves that its eye is worth; 0 for none
 * @param outerLiberties its plain liberties towards alive groups of the opponent
 */
public record RaceGroup(Color color, int size, int innerLiberties, int outerLiberties) {
    public RaceGroup {
        if (size < 1 || innerLiberties < 0 || outerLiberties < 0) {
            throw new IllegalArgumentException(
                    "size %d, liberties %d and %d".formatted(size, innerLiberties, outerLiberties));
        }
    }
}
