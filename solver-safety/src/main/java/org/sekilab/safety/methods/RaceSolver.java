package org.sekilab.safety.methods;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.SubSolver;

/**
 * Proves that blocks in races are never captured, where a race with blocks of the opponent may span several regions.
 * Immutable.
 *
 * <p>Source: the unsolved problem of [NKM] 6.2, figure 10, and its future work.
 * <p>Proves: a race ends with the first capture, so that its winner need not live. A block that survives its race is
 * alive if it also lives after the capture of the other block: see {@link AfterCapture}. Otherwise, or if several
 * blocks have to hold at the same time, a search follows. Its local game ends with the capture of one of these blocks.
 * In both cases the strategy uses all points that alive stones do not separate from the blocks, and no other proof may
 * use these points.
 * <p>Differs: no paper describes it.
 * <p>Cost: a question for each two adjacent blocks, and one or more searches for each block that holds. The questions
 * together have the limits of one region.
 */
final class RaceSolver implements SubSolver {
    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private static Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        PointSet walls = board.walls();
        PointSet done = new PointSet(walls.geometry());
        for (Block block : board.map().blocks()) {
            boolean isOpen = !board.isAlive(block) && !board.isDead(block) && !done.contains(block.anchor());
            if (isOpen) {
                PointSet field = block.stones().copy().flood(walls.copy().complement());
                done.unite(field);
                Optional<JointProof> proof = new RaceField(board, searcher, walls, field).tryProve();
                if (proof.isPresent()) {
                    return proof;
                }
            }
        }
        return Optional.empty();
    }
}
