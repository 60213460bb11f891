package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.search.Goal;

/**
 * Proves that blocks live in unions of whole regions, with as many other blocks as possible. Immutable.
 */
final class RegionLifeSolver implements SubSolver {
    private static final int SHARE = 4; // of the limits, for each search

    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    RegionLifeSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<Block> targets = new ArrayList<>(board.map().blocks());
        targets.removeIf(block -> board.isAlive(block) || board.isDead(block));
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        targets.sort(Comparator.comparingInt(block -> -block.stones().size()));
        JointAreas givers =
                new OneVitalSolver(board, searcher).search(merger).givers();
        RegionUnions unions = new RegionUnions(board);
        TwoVitalSearch search = new TwoVitalSearch(board, searcher, Goal.WIN, searcher.share(SHARE));
        for (Block target : targets) {
            for (List<BasicRegion> union : unions.around(target)) {
                Optional<JointProof> proof = tryProve(target, union, unions, givers, search);
                if (proof.isPresent()) {
                    return proof;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<JointProof> tryProve(
            Block target, List<BasicRegion> union, RegionUnions unions, JointAreas givers, TwoVitalSearch search) {
        Optional<SearchArea> area = unions.area(union, List.of(target));
        if (area.isEmpty()) {
            return Optional.empty();
        }
        JointAreas others = givers.apartFrom(area.get().points());
        JointAreas none = new JointAreas(List.of());
        AreaResult alive = search.search(AreaResult.open(area.get()), others);
        if (Boolean.getBoolean("dbg")) System.err.println("DBG "+target.color()+" "+PointSet.of(area.get().points().geometry(), target.anchor())+" pts "+area.get().points().size()+" regs "+union.size()+" others "+others.results().size()+" solved "+alive.isSolved()+" "+area.get().points());
        if (!alive.isSolved()) {
            return Optional.empty();
        }
        Optional<JointProof> proof = grow(target, union, unions, none, search);
        return proof.isPresent() || others.isEmpty() ? proof : grow(target, union, unions, others, search);
    }

    private Optional<JointProof> grow(
            Block target, List<BasicRegion> union, RegionUnions unions, JointAreas others, TwoVitalSearch search) {
        List<Block> kept = new ArrayList<>(List.of(target));
        AreaResult best = search.search(AreaResult.open(unions.area(union, kept).orElseThrow()), others);
        Optional<JointProof> proof = prove(best, others, search);
        if (proof.isEmpty()) {
            return proof;
        }
        for (Block block : unions.weakBlocks(union)) {
            if (!kept.contains(block)) {
                kept.add(block);
                Optional<JointProof> next = unions.area(union, kept).flatMap(each -> prove(search.search(AreaResult.open(each), others), others, search));
                if (next.isPresent()) {
                    proof = next;
                } else {
                    kept.remove(block);
                }
            }
        }
        SearchArea area = unions.area(union, kept).orElseThrow();
        PointSet beyond = area.points().exterior();
        area.blocks().forEach(block -> beyond.subtract(block.stones()));
        PointSet lost = new PointSet(beyond.geometry());
        PointSet owed = unions.owed(area);
        for (int steps = 0; steps <= 2; steps++) {
            PointSet territory = area.points().copy().subtract(lost).unite(owed);
            if (!territory.equals(owed)) {
                AreaResult more = search.search(AreaResult.open(area.withTerritory(territory)), others);
                Optional<JointProof> next = prove(more, others, search);
                if (next.isPresent()) {
                    return next;
                }
            }
            lost.unite(lost.exterior()).unite(beyond.exterior());
        }
        return proof;
    }

    private static Optional<JointProof> prove(AreaResult result, JointAreas others, TwoVitalSearch search) {
        return result.isSolved() ? search.tryProve(others.with(result), SafetyMethods.REGION_LIFE) : Optional.empty();
    }
}
