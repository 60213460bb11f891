package org.sekilab.experiments.solve;

import java.util.OptionalInt;

/**
 * A choice of positions of a game record.
 *
 * @param index the game tree, from 1, or all of them if empty
 * @param moves the number of moves of the main line, or all of them if empty
 */
public record Selection(OptionalInt index, OptionalInt moves) {
    /** The last position of every game tree. */
    public static final Selection ALL = new Selection(OptionalInt.empty(), OptionalInt.empty());

    public Selection {
        if (index.isPresent() && index.getAsInt() < 1) {
            throw new IllegalArgumentException("index: %d is not 1 or more".formatted(index.getAsInt()));
        }
        if (moves.isPresent() && moves.getAsInt() < 0) {
            throw new IllegalArgumentException("moves: %d is negative".formatted(moves.getAsInt()));
        }
    }
}
