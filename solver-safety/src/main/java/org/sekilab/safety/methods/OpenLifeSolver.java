package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import org.sekilab.search.Limits;

/**
 * Proves that blocks live on the open board, on points that no other proof uses. It serves blocks that nothing
 * encloses, and those with friends whose surroundings are too large for a search of an area. Immutable.
 *
 * <p>Source: own; a {@link LifeJudge} finds the strategies.
 * <p>Proves: joint proofs without territory. All points beyond those of a strategy count as stones of the attacker that
 * live. A proof reserves its points: no other proof may use them.
 * <p>Cost: a question for each block that is not alive, the one with the most stones first; then one for each set of
 * such blocks that share liberties. Blocks with few stones begin no question. The question about a set has the limits
 * of one region for each of its blocks. Each answer is followed by a question for each other such block that has
 * stones on the points of the answer.
 */
final class OpenLifeSolver implements SubSolver {
    /** With fewer stones, none of 321 questions of 1 s found a life on the boards of the two sets of [NM04]. */
    private static final int LEAST_STONES = 4;

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private static Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<Block> open = board.openBlocks();
        PointSet area = board.closedPoints().complement();
        Limits ofRegion = searcher.config().limits();
        return Stream.concat(open.stream().map(List::of), sharingLiberties(open).stream())
                .filter(blocks ->
                        blocks.stream().mapToInt(block -> block.stones().size()).sum() >= LEAST_STONES)
                .map(blocks -> find(blocks, area, board, searcher, ofRegion.ofSeveral(blocks.size())))
                .flatMap(Optional::stream)
                .map(found -> withFriends(found, open, area, board, searcher))
                .map(most ->
                        JointProof.of(AreaResult.living(most.area(board), most.strategy()), SafetyMethods.OPEN_LIFE))
                .filter(proof -> !board.isLeftOut(proof.points()))
                .findFirst();
    }

    /** The sets of several blocks that share liberties, each with one or more others of its set. */
    private static List<List<Block>> sharingLiberties(List<Block> open) {
        List<List<Block>> sets = new ArrayList<>();
        Set<Block> left = new LinkedHashSet<>(open);
        for (Block first : open) {
            List<Block> set = new ArrayList<>();
            PointSet liberties = first.liberties().copy();
            Optional<Block> next = Optional.of(first).filter(left::contains);
            while (next.isPresent()) {
                Block block = next.get();
                left.remove(block);
                set.add(block);
                liberties.unite(block.liberties());
                next = left.stream()
                        .filter(each -> each.liberties().intersects(liberties))
                        .findFirst();
            }
            if (set.size() > 1) {
                sets.add(set);
            }
        }
        return sets;
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
                most = find(more, area, board, searcher, searcher.config().limits())
                        .orElse(most);
            }
        }
        return most;
    }

    private static Optional<Life> find(
            List<Block> blocks, PointSet area, BoardProof board, AreaSearcher searcher, Limits limits) {
        if (!blocks.stream().allMatch(block -> area.containsAll(block.stones()))) {
            return Optional.empty();
        }
        PointSet liberties = new PointSet(area.geometry());
        blocks.forEach(block -> liberties.unite(block.liberties()));
        return searcher.findLife(blocks, area, board.regionsIn(liberties), limits)
                .map(strategy -> new Life(blocks, strategy))
                .filter(life -> life.points().size() <= LocalShape.MAX_POINTS);
    }
}
