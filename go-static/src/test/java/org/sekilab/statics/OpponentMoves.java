package org.sekilab.statics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.Proofs;

/**
 * The truth about unconditional status, by playing all sequences of moves of the opponent on a small board, while the
 * owner passes.
 *
 * @param neverCaptured the owner's stones that no sequence captures
 * @param neverLost the points that the opponent has after no sequence, other than those of the stones never captured.
 *     The opponent has a point if it has an alive stone there, or if its alive stones part the point from all stones
 *     that are never captured
 */
record OpponentMoves(PointSet neverCaptured, PointSet neverLost) {
    /** Empty if more positions than the given number can arise. */
    static Optional<OpponentMoves> of(Position start, Color owner, int mostPositions) {
        Color opponent = owner.opposite();
        Position first = Position.of(start.black(), start.white(), opponent);
        Set<Position> seen = new HashSet<>(Set.of(first));
        Deque<Position> open = new ArrayDeque<>(seen);
        int[] moves = new int[start.geometry().area()];
        while (!open.isEmpty()) {
            Board board = new Board(open.pop());
            int count = board.legalMovesInto(moves);
            for (int i = 0; i < count; i++) {
                board.play(moves[i]);
                Position after = board.toPosition();
                board.undo();
                Position next = Position.of(after.black(), after.white(), opponent);
                if (seen.add(next)) {
                    open.push(next);
                }
            }
            if (seen.size() > mostPositions) {
                return Optional.empty();
            }
        }
        return Optional.of(truth(seen, start, owner));
    }

    private static OpponentMoves truth(Set<Position> reachable, Position start, Color owner) {
        PointSet neverCaptured = start.stones(owner).copy();
        reachable.forEach(position -> neverCaptured.intersect(position.stones(owner)));
        PointSet neverLost = neverCaptured.copy().complement();
        for (Position position : reachable) {
            PointSet alive = alive(position, owner.opposite());
            for (PointSet part : alive.copy().complement().components()) {
                if (!part.intersects(neverCaptured)) {
                    neverLost.subtract(part);
                }
            }
            neverLost.subtract(alive);
        }
        return new OpponentMoves(neverCaptured, neverLost);
    }

    private static PointSet alive(Position position, Color color) {
        RegionMap map = new FloodRegionFinder().find(position, color);
        BensonLife life = new BensonLife(map, position.empties(), Proofs.ANY);
        List<Block> blocks = new ArrayList<>(map.blocks());
        blocks.removeIf(block -> !life.isAlive(block));
        PointSet alive = new PointSet(position.geometry());
        blocks.forEach(block -> alive.unite(block.stones()));
        return alive;
    }
}
