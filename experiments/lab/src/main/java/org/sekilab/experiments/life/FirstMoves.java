package org.sekilab.experiments.life;

import java.util.List;

/**
 * The first moves of a problem: points, and {@link org.sekilab.model.Points#PASS}.
 *
 * @param winning the moves that are proved to keep the verdict
 * @param open the moves of which neither is proved
 */
public record FirstMoves(List<Integer> winning, List<Integer> open) {
    public FirstMoves {
        winning = List.copyOf(winning);
        open = List.copyOf(open);
    }
}
