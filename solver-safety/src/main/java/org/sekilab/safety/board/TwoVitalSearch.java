package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToLongFunction;
import org.sekilab.model.Block;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;

/**
 * Searches areas for strategies that keep the liberties that their blocks need beside those that other areas keep.
 * Immutable except for the state, confined to one thread.
 *
 * <p>Source: the generalized 2-vital solver of [NM04] 3.1, external eyes of 3.4, chains of 3.1.
 * <p>Proves: its records, see {@link LibertySums}.
 * <p>Differs: the eyes of blocks that are not yet alive are assumed, and checked for all areas together. A chain is not
 * searched by itself. If several areas keep a liberty each for blocks of an area, its search may use all of them once
 * it has connected the blocks.
 * <p>Cost: up to three searches for each area; failed searches are not repeated.
 */
public final class TwoVitalSearch {
    private static final int MAX_GIVERS = 60; // bits of eyes, less those of ALIVE

    private final BoardProof state;
    private final Goal goal;
    private final Limits limits;
    private final LibertySums sums;

    public TwoVitalSearch(BoardProof state) {
        this(state, Goal.WIN);
    }

    /** @param goal AT_LEAST_DRAW to prove that blocks live, perhaps in seki, and nothing about the territory */
    public TwoVitalSearch(BoardProof state, Goal goal) {
        this(state, goal, state.config().limits());
    }

    /** @param limits of each search */
    public TwoVitalSearch(BoardProof state, Goal goal, Limits limits) {
        this.state = state;
        this.goal = goal;
        this.limits = limits;
        this.sums = new LibertySums(state);
    }

    /** Searches areas that have no common point, and records the proofs; returns true if there are any. */
    public boolean searchAll(List<SearchArea> units, SafetyMethod method) {
        units.forEach(unit -> search(unit, units));
        return sums.record(units, method);
    }

    /** Searches one of several areas, and records the joint proofs of all so far; returns true if there are any. */
    public boolean searchOne(SearchArea unit, List<SearchArea> units, SafetyMethod method) {
        search(unit, units);
        return unit.isSolved() && sums.record(units, method);
    }

    /**
     * Searches an area with the liberties that others keep for its blocks. Records nothing; returns true if it is
     * solved.
     */
    public boolean solves(SearchArea unit, List<SearchArea> others) {
        search(unit, others);
        return unit.isSolved();
    }

    /** Records the joint proofs of some areas, which have no common point; returns true if there are any. */
    public boolean record(List<SearchArea> units, SafetyMethod method) {
        return sums.record(units, method);
    }

    /**
     * Searches one of several areas, which is not solved, as a chain. Records the joint proofs of all; returns true if
     * there are any.
     */
    public boolean searchChain(SearchArea unit, List<SearchArea> units, SafetyMethod method) {
        if (!proveChain(unit, units)) {
            return false;
        }
        boolean isAlive = sums.record(units, method);
        if (!isAlive) {
            unit.dissolveChain();
        }
        return isAlive;
    }

    private void search(SearchArea unit, List<SearchArea> units) {
        long[] eyes = eyesElsewhere(unit, block -> sharedEye(block, unit, units));
        if (prove(unit, eyes)) {
            unit.solvedWith(eyes, goal);
            return;
        }
        long[] fewer = withoutAssumptions(eyes);
        if (!Arrays.equals(eyes, fewer) && prove(unit, fewer)) {
            unit.solvedWith(fewer, goal);
        }
    }

    private boolean proveChain(SearchArea unit, List<SearchArea> units) {
        List<SearchArea> givers = new ArrayList<>();
        for (SearchArea neighbor : units) {
            boolean isGiver = neighbor != unit
                    && unit.blocks().stream().anyMatch(block -> neighbor.isOneVitalFor(block) && !state.isAlive(block));
            if (isGiver && givers.size() < MAX_GIVERS) {
                givers.add(neighbor);
            }
        }
        if (givers.size() < 2) {
            return false;
        }
        long[] eyes = eyesElsewhere(unit, block -> {
            long kept = 0;
            for (int giver = 0; giver < givers.size(); giver++) {
                kept |= givers.get(giver).isOneVitalFor(block) ? 1L << giver : 0;
            }
            return kept;
        });
        if (!prove(unit, eyes)) {
            return false;
        }
        unit.solvedAsChain(eyes, givers);
        return true;
    }

    private static long sharedEye(Block block, SearchArea unit, List<SearchArea> units) {
        for (SearchArea neighbor : units) {
            if (neighbor != unit && neighbor.isOneVitalFor(block)) {
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
    private long[] eyesElsewhere(SearchArea unit, ToLongFunction<Block> assumed) {
        long[] eyes = new long[unit.blocks().size()];
        BitSet alive = state.aliveWithout(unit.points());
        for (int place = 0; place < eyes.length; place++) {
            Block block = unit.blocks().get(place);
            if (!state.isAlive(block)) {
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

    private boolean prove(SearchArea unit, long[] eyes) {
        return state.proves(unit.shape(eyes), goal, unit.parts(), limits);
    }
}
