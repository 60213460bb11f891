package org.sekilab.safety.methods;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.settings.LifeJudge;

/**
 * Proves that blocks live on the open board, on points that no other proof uses. It serves blocks that nothing
 * encloses, and those with friends whose surroundings are too large for a search of an area. Immutable.
 *
 * <p>Source: own; a {@link LifeJudge} finds the strategies.
 * <p>Proves: joint proofs without territory. All points beyond those of a strategy count as stones of the attacker that
 * live. A proof reserves its points: no other proof may use them.
 * <p>Cost: a question for each block that is not alive, the one with the most stones first. Each answer is followed by
 * a question for each other such block that has stones on the points of the answer.
 */
final class OpenLifeSolver implements SubSolver {
    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private static Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<Block> open = board.openBlocks();
        PointSet area = board.closedPoints().complement();
        for (Block target : open) {
            Optional<Life> alone = find(List.of(target), area, board, searcher);
            if (alone.isPresent()) {
                Life most = withFriends(alone.get(), open, area, board, searcher);
                SearchArea proved = most.area(board);
                return Optional.of(JointProof.of(AreaResult.living(proved, most.strategy()), SafetyMethods.OPEN_LIFE));
            }
        }
        return Optional.empty();
    }

    /** Blocks that live together. */
    private record Life(List<Block> blocks, OpenLife strategy) {
        /** The points of the strategy without the stones of the blocks. */
        PointSet points() {
            PointSet points = strategy.points().copy();
            blocks.forEach(block -> points.subtract(block.stones()));
            return points;
        }

        SearchArea area(BoardProof board) {
            PointSet points = points();
            PointSet none = new PointSet(points.geometry());
            return SearchArea.ofArea(board.regionsIn(points), blocks, points, none);
        }
    }

    /** Takes in one block after the other, as long as all live together. */
    private static Life withFriends(
            Life alone, List<Block> open, PointSet area, BoardProof board, AreaSearcher searcher) {
        Life most = alone;
        for (Block friend : open) {
            boolean isNear = friend.stones().intersects(most.strategy().points());
            if (isNear && !most.blocks().contains(friend)) {
                List<Block> more =
                        Stream.concat(most.blocks().stream(), Stream.of(friend)).toList();
                most = find(more, area, board, searcher).orElse(most);
            }
        }
        return most;
    }

    private static Optional<Life> find(List<Block> blocks, PointSet area, BoardProof board, AreaSearcher searcher) {
        if (!blocks.stream().allMatch(block -> area.containsAll(block.stones()))) {
            return Optional.empty();
        }
        PointSet liberties = new PointSet(area.geometry());
        blocks.forEach(block -> liberties.unite(block.liberties()));
        return searcher.findLife(blocks, area, board.regionsIn(liberties))
                .map(strategy -> new Life(blocks, strategy))
                .filter(life -> life.points().size() <= LocalShape.MAX_POINTS);
    }
}
