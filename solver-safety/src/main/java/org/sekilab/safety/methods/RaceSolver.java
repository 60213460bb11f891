package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.search.Goal;

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
    private final RaceJudge judge;

    RaceSolver(RaceJudge judge) {
        this.judge = judge;
    }

    @Override
    public boolean solve(BoardProof state) {
        PointSet walls = state.walls();
        PointSet done = new PointSet(walls.geometry());
        for (Block block : state.map().blocks()) {
            boolean isOpen = !state.isAlive(block) && !state.isDead(block) && !done.contains(block.anchor());
            if (isOpen) {
                PointSet field = block.stones().copy().flood(walls.copy().complement());
                done.unite(field);
                if (new Field(state, walls, field).solve()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The points that no alive stones separate, and the blocks that race on them. */
    private final class Field {
        private final BoardProof state;
        private final PointSet walls;
        private final PointSet all;

        private Field(BoardProof state, PointSet walls, PointSet all) {
            this.state = state;
            this.walls = walls;
            this.all = all;
        }

        private boolean solve() {
            if (state.isReserved(all)) {
                return false;
            }
            List<Block> holding = new ArrayList<>();
            for (Block block : state.map().blocks()) {
                if (all.contains(block.anchor()) && !state.isDead(block) && isSmallWithout(block)) {
                    List<Block> heldOff = heldOff(block);
                    if (isAliveBeyondRace(block, heldOff)) {
                        record(List.of(block));
                        return true;
                    }
                    if (!heldOff.isEmpty()) {
                        holding.add(block);
                    }
                }
            }
            return recordIfSearched(holding) || holding.size() > 1 && recordOneSearched(holding);
        }

        /** Tries reasons that a certificate cannot state. */
        private boolean isAliveBeyondRace(Block block, List<Block> heldOff) {
            return state.config().proofs() == Proofs.ANY
                    && heldOff.stream().anyMatch(opponent -> new AfterCapture(state, block, opponent, walls).lives());
        }

        private boolean isSmallWithout(Block block) {
            return all.size() - block.stones().size() <= LocalShape.MAX_POINTS;
        }

        /** The blocks that cannot capture a block, the largest first. */
        private List<Block> heldOff(Block block) {
            List<Block> heldOff = new ArrayList<>();
            for (Block opponent : state.opponentMap().blocks()) {
                if (all.contains(opponent.anchor()) && block.isNextTo(opponent)) {
                    if (state.isHeld(judge, block, opponent, walls)) {
                        heldOff.add(opponent);
                    }
                }
            }
            heldOff.sort(Comparator.comparingInt(opponent -> -opponent.stones().size()));
            return heldOff;
        }

        private boolean recordOneSearched(List<Block> holding) {
            return holding.stream().anyMatch(block -> recordIfSearched(List.of(block)));
        }

        private boolean recordIfSearched(List<Block> blocks) {
            if (blocks.isEmpty()) {
                return false;
            }
            SearchArea unit = unit(blocks);
            long[] eyes = eyes(unit, blocks);
            boolean isProved =
                    unit.fits(state.config().maxRegionPoints()) && state.proves(unit.shape(eyes), unit.parts());
            if (isProved) {
                record(blocks);
            }
            return isProved;
        }

        private void record(List<Block> blocks) {
            SearchArea unit = unit(blocks);
            unit.solvedWith(eyes(unit, blocks), Goal.WIN);
            state.record(List.of(unit), SafetyMethod.SEMEAI);
        }

        private SearchArea unit(List<Block> blocks) {
            PointSet points = all.copy();
            blocks.forEach(block -> points.subtract(block.stones()));
            List<Block> beside = new ArrayList<>(blocks);
            beside.addAll(state.aliveBlocksBeside(points));
            return SearchArea.ofArea(state.regionsIn(points), beside, points, new PointSet(points.geometry()));
        }

        private long[] eyes(SearchArea unit, List<Block> blocks) {
            long[] eyes = new long[unit.blocks().size()];
            Arrays.fill(eyes, blocks.size(), eyes.length, LocalShape.ALIVE);
            return eyes;
        }
    }
}
