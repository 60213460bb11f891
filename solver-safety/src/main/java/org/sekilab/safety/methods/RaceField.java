package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.RaceQuestion;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.search.Goal;

/**
 * The points that no alive stones separate, and the blocks that race on them, see {@link RaceSolver}. Immutable, but it
 * reads a board that changes, so it is confined to one thread.
 */
final class RaceField {
    private final BoardProof board;
    private final AreaSearcher searcher;
    private final PointSet walls;
    private final PointSet all;

    /**
     * @param walls stones of both colors that are never captured
     * @param all the points of the field
     */
    RaceField(BoardProof board, AreaSearcher searcher, PointSet walls, PointSet all) {
        this.board = board;
        this.searcher = searcher;
        this.walls = walls;
        this.all = all;
    }

    /** Tries to prove that blocks of the field are never captured. */
    Optional<JointProof> tryProve() {
        if (board.isReserved(all)) {
            return Optional.empty();
        }
        List<Block> holding = new ArrayList<>();
        for (Block block : board.map().blocks()) {
            if (all.contains(block.anchor()) && !board.isDead(block) && isSmallWithout(block)) {
                List<Block> heldOff = findHeldOff(block);
                if (tryLifeBeyondRace(block, heldOff)) {
                    return Optional.of(proof(List.of(block)));
                }
                if (!heldOff.isEmpty()) {
                    holding.add(block);
                }
            }
        }
        return search(holding).or(() -> holding.size() > 1 ? searchSingly(holding) : Optional.empty());
    }

    /** Tries reasons that a certificate cannot state. */
    private boolean tryLifeBeyondRace(Block block, List<Block> heldOff) {
        return board.kind() == Proofs.ANY
                && heldOff.stream()
                        .anyMatch(opponent -> new AfterCapture(board, searcher, block, opponent, walls).tryProve());
    }

    private boolean isSmallWithout(Block block) {
        return all.size() - block.stones().size() <= LocalShape.MAX_POINTS;
    }

    /** The blocks that cannot capture a block, the largest first. */
    private List<Block> findHeldOff(Block block) {
        List<Block> heldOff = new ArrayList<>();
        for (Block opponent : board.opponentMap().blocks()) {
            if (all.contains(opponent.anchor())
                    && block.isNextTo(opponent)
                    && searcher.judgeRace(
                            new RaceQuestion(block, opponent, walls), board.regionsIn(opponent.stones()))) {
                heldOff.add(opponent);
            }
        }
        heldOff.sort(Comparator.comparingInt(opponent -> -opponent.stones().size()));
        return heldOff;
    }

    private Optional<JointProof> searchSingly(List<Block> holding) {
        return holding.stream()
                .map(block -> search(List.of(block)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<JointProof> search(List<Block> blocks) {
        if (blocks.isEmpty()) {
            return Optional.empty();
        }
        SearchArea area = area(blocks);
        boolean isProved = area.fits(searcher.config().maxRegionPoints())
                && searcher.tryWin(area.shape(eyes(area, blocks)), area.parts());
        return isProved ? Optional.of(proof(blocks)) : Optional.empty();
    }

    private JointProof proof(List<Block> blocks) {
        SearchArea area = area(blocks);
        return JointProof.of(AreaResult.solved(area, eyes(area, blocks), Goal.WIN), SafetyMethod.SEMEAI);
    }

    private SearchArea area(List<Block> blocks) {
        PointSet points = all.copy();
        blocks.forEach(block -> points.subtract(block.stones()));
        List<Block> beside = new ArrayList<>(blocks);
        beside.addAll(board.aliveBlocksBeside(points));
        return SearchArea.ofArea(board.regionsIn(points), beside, points, new PointSet(points.geometry()));
    }

    private static long[] eyes(SearchArea area, List<Block> blocks) {
        long[] eyes = new long[area.blocks().size()];
        Arrays.fill(eyes, blocks.size(), eyes.length, LocalShape.ALIVE);
        return eyes;
    }
}
