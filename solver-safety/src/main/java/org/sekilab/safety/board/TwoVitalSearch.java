package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.sekilab.model.Block;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;

/**
 * Searches areas for strategies that keep the liberties that their blocks need beside those that other areas keep.
 * Immutable, but it reads a board that changes, so it is confined to one thread.
 *
 * <p>Source: the generalized 2-vital solver of [NM04] 3.1, external eyes of 3.4, chains of 3.1.
 * <p>Proves: the joint proofs that it returns, see {@link LibertySums}.
 * <p>Differs: the eyes of blocks that are not yet alive are assumed, and checked for all areas together. A chain is not
 * searched by itself. If several areas keep a liberty each for blocks of an area, its search may use all of them once
 * it has connected the blocks.
 * <p>Cost: up to three searches for each area; failed searches are not repeated.
 */
public final class TwoVitalSearch {
    private static final int MAX_GIVERS = 60; // bits of eyes, less those of ALIVE

    private final BoardProof board;
    private final AreaSearcher searcher;
    private final Goal goal;
    private final Limits limits;
    private final LibertySums sums;

    public TwoVitalSearch(BoardProof board, AreaSearcher searcher) {
        this(board, searcher, Goal.WIN);
    }

    /** @param goal AT_LEAST_DRAW to prove that blocks live, perhaps in seki, and nothing about the territory */
    public TwoVitalSearch(BoardProof board, AreaSearcher searcher, Goal goal) {
        this(board, searcher, goal, searcher.config().limits());
    }

    /** @param limits of each search */
    public TwoVitalSearch(BoardProof board, AreaSearcher searcher, Goal goal, Limits limits) {
        this.board = board;
        this.searcher = searcher;
        this.goal = goal;
        this.limits = limits;
        this.sums = new LibertySums(board);
    }

    /** Searches all of the areas, each with the liberties that the others keep for its blocks. */
    public JointAreas search(JointAreas areas) {
        return new JointAreas(
                areas.results().stream().map(each -> search(each, areas)).toList());
    }

    /**
     * Searches an area with the liberties that other areas keep for its blocks.
     *
     * @param areas the other areas, perhaps together with the area itself
     * @return what is known of the area after the search; an earlier result stays if this search wins nothing
     */
    public AreaResult search(AreaResult area, JointAreas areas) {
        long[] eyes = eyesElsewhere(area, block -> sharedEye(block, area, areas));
        return trySolve(area, eyes)
                .or(() -> Optional.of(withoutAssumptions(eyes))
                        .filter(fewer -> !Arrays.equals(eyes, fewer))
                        .flatMap(fewer -> trySolve(area, fewer)))
                .orElse(area);
    }

    /** An area without territory may be solved on a part of its points. */
    private Optional<AreaResult> trySolve(AreaResult area, long[] eyes) {
        SearchArea searched = area.area();
        if (!searched.territory().isEmpty()) {
            return tryReach(area, eyes) ? Optional.of(area.solvedWith(eyes, goal)) : Optional.empty();
        }
        return searcher.tryLife(searched.shape(eyes), goal, searched.parts(), limits)
                .map(points -> points.equals(searched.points())
                        ? area.solvedWith(eyes, goal)
                        : AreaResult.solved(searched.within(points), eyes, goal));
    }

    /** The proof that the areas give together; empty if there is none. */
    public Optional<JointProof> tryProve(JointAreas areas, SafetyMethod method) {
        return sums.tryProve(areas, method);
    }

    /** Searches an area that is not solved as a chain: with one liberty from each of at least two other areas. */
    public Optional<AreaResult> searchChain(AreaResult area, JointAreas areas) {
        List<AreaResult> givers = new ArrayList<>();
        for (AreaResult neighbor : areas.results()) {
            boolean isGiver = neighbor != area
                    && area.area().blocks().stream()
                            .anyMatch(block -> neighbor.isOneVitalFor(block) && !board.isAlive(block));
            if (isGiver && givers.size() < MAX_GIVERS) {
                givers.add(neighbor);
            }
        }
        if (givers.size() < 2) {
            return Optional.empty();
        }
        long[] eyes = eyesElsewhere(area, block -> {
            long kept = 0;
            for (int giver = 0; giver < givers.size(); giver++) {
                kept |= givers.get(giver).isOneVitalFor(block) ? 1L << giver : 0;
            }
            return kept;
        });
        return tryReach(area, eyes) ? Optional.of(area.solvedAsChain(eyes, givers)) : Optional.empty();
    }

    private static long sharedEye(Block block, AreaResult area, JointAreas areas) {
        for (AreaResult neighbor : areas.results()) {
            if (neighbor != area && neighbor.isOneVitalFor(block)) {
                return SearchArea.SHARED_EYE;
            }
        }
        return 0;
    }

    /**
     * By place: the eyes that a block need not find in the area.
     *
     * @param assumed the eyes elsewhere of a block that is not alive
     */
    private long[] eyesElsewhere(AreaResult area, ToLongFunction<Block> assumed) {
        List<Block> blocks = area.area().blocks();
        long[] eyes = new long[blocks.size()];
        BitSet alive = board.aliveWithout(area.area().points());
        for (int place = 0; place < eyes.length; place++) {
            Block block = blocks.get(place);
            if (!board.isAlive(block)) {
                eyes[place] = assumed.applyAsLong(block);
            } else if (alive.get(block.index())) {
                eyes[place] = LocalShape.ALIVE;
            }
        }
        return eyes;
    }

    private static long[] withoutAssumptions(long[] eyes) {
        long[] fewer = eyes.clone();
        for (int place = 0; place < fewer.length; place++) {
            fewer[place] = fewer[place] == LocalShape.ALIVE ? LocalShape.ALIVE : 0;
        }
        return fewer;
    }

    private boolean tryReach(AreaResult area, long[] eyes) {
        SearchArea searched = area.area();
        return searcher.tryReach(searched.shape(eyes), goal, searched.parts(), limits);
    }
}
