package org.sekilab.life.wall;

import java.util.List;
import org.sekilab.model.PointSet;

/**
 * A proved claim of a {@link WallQuestion}.
 *
 * @param claim the words of the claim, without {@code claim}
 * @param lines of a certificate, after the claim
 * @param zone the points that the strategy plays on; the first state of a claim about a ko has the whole board
 * @param states the number of states
 * @param line the main line, points of the board and passes: the longest one
 */
public record WallProof(String claim, List<String> lines, PointSet zone, int states, List<Integer> line) {
    public WallProof {
        lines = List.copyOf(lines);
        line = List.copyOf(line);
    }
}
