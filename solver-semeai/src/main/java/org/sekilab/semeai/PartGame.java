package org.sekilab.semeai;

import java.util.Map;
import org.sekilab.semeai.lcg.LibertyCountGame;

/**
 * The liberty count game of a part of a race, and where its first moves are. Immutable.
 *
 * @param game the game
 * @param points by what a first move leads to: a point of the area where it is played
 */
record PartGame(LibertyCountGame game, Map<LibertyCountGame, Integer> points) {
    PartGame {
        points = Map.copyOf(points);
    }

    /** The point of the area where a first move leads to a game. */
    int point(LibertyCountGame result) {
        Integer point = points.get(result);
        if (point == null) {
            throw new IllegalArgumentException("no first move leads to " + result);
        }
        return point;
    }
}
