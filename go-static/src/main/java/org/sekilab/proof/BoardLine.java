package org.sekilab.proof;

import java.util.List;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A line of play against a proof.
 *
 * @param moves of both sides, points of the board and {@link Points#PASS}; unmodifiable
 * @param position after the moves
 * @param zone the points that the rest of the proof is about; frozen
 * @param isDecided true if the proof has come to an end: static reasons keep its claims from now on
 * @param tries the next possible moves of the side without the proof, {@link Points#PASS} last; none if play has ended;
 *     unmodifiable
 */
public record BoardLine(List<Integer> moves, Position position, PointSet zone, boolean isDecided, List<Integer> tries) {
    public BoardLine {
        moves = List.copyOf(moves);
        zone = zone.copy().freeze();
        tries = List.copyOf(tries);
    }
}
