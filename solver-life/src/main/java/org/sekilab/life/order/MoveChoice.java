package org.sekilab.life.order;

import java.util.Arrays;
import java.util.List;
import org.sekilab.safety.order.MoveFeature;

/**
 * A state in which one of several legal moves was found to win. Other moves may win, too. Immutable.
 *
 * @param moves of each move, the values of its features in the order of {@link MoveFeature}
 * @param chosen the index of the move that wins
 */
public record MoveChoice(List<int[]> moves, int chosen) {
    public MoveChoice {
        moves = moves.stream().map(int[]::clone).toList();
        if (chosen < 0 || chosen >= moves.size()) {
            throw new IndexOutOfBoundsException("move %d of %d".formatted(chosen, moves.size()));
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MoveChoice choice
                && chosen == choice.chosen
                && Arrays.deepEquals(moves.toArray(), choice.moves.toArray());
    }

    @Override
    public int hashCode() {
        return 31 * chosen + Arrays.deepHashCode(moves.toArray());
    }
}
