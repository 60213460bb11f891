package org.sekilab.safety.board;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.Block;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.search.Goal;

/**
 * What rules and searches have found of an area so far. It has the liberties that the area keeps for its blocks, and
 * the game that a search has won there. Immutable. Two results are equal only if they are the same object.
 */
public final class AreaResult {
    private final SearchArea area;
    private final BitSet oneVital; // [block]
    private final boolean isTerritoryByRules;
    private final long @Nullable [] assumedEyes;
    private final Goal goal; // of the proof with the assumed eyes
    private final List<AreaResult> givers;
    private final Optional<OpenLife> life;

    private AreaResult(
            SearchArea area,
            BitSet oneVital,
            boolean isTerritoryByRules,
            long @Nullable [] assumedEyes,
            Goal goal,
            List<AreaResult> givers,
            Optional<OpenLife> life) {
        this.area = area;
        this.oneVital = oneVital;
        this.isTerritoryByRules = isTerritoryByRules;
        this.assumedEyes = assumedEyes;
        this.goal = goal;
        this.givers = List.copyOf(givers);
        this.life = life;
    }

    /** The result for an area before any search. */
    public static AreaResult open(SearchArea area) {
        return new AreaResult(area, new BitSet(), false, null, Goal.WIN, List.of(), Optional.empty());
    }

    /**
     * The result for an area that reaches a goal.
     *
     * @param eyes by place in {@link SearchArea#blocks}: the assumed eyes, in the form of {@link LocalShape#of}; no
     *     other eye than {@link SearchArea#SHARED_EYE}
     * @param reached WIN if the territory is the defender's, AT_LEAST_DRAW if the blocks live, perhaps in seki
     */
    public static AreaResult solved(SearchArea area, long[] eyes, Goal reached) {
        return open(area).solvedWith(eyes, reached);
    }

    /** This result with a search that reached a goal; see {@link #solved}. */
    AreaResult solvedWith(long[] eyes, Goal reached) {
        return new AreaResult(area, oneVital, isTerritoryByRules, eyes.clone(), reached, List.of(), Optional.empty());
    }

    /**
     * The result for an area in which all blocks live by a strategy on the open board.
     *
     * @param area without territory; its points are those of the strategy, but for the stones of the blocks
     */
    public static AreaResult living(SearchArea area, OpenLife life) {
        long[] eyes = new long[area.blocks().size()];
        return new AreaResult(area, new BitSet(), false, eyes, Goal.WIN, List.of(), Optional.of(life));
    }

    /**
     * This result with a search that won by the liberties of other areas. A group with eyes of two of these may be left
     * without any liberty here.
     *
     * @param eyes by place in {@link SearchArea#blocks}: the assumed eyes, bit i for the eye that giver i keeps
     */
    AreaResult solvedAsChain(long[] eyes, List<AreaResult> others) {
        return new AreaResult(area, oneVital, isTerritoryByRules, eyes.clone(), Goal.WIN, others, Optional.empty());
    }

    /**
     * This result with a liberty that the area keeps for each of some blocks, as long as none of its blocks is captured
     * elsewhere.
     *
     * @param places bit i for the block at place i in {@link SearchArea#blocks}
     * @param isTerritory true if the strategy that keeps these liberties also makes all points territory
     */
    AreaResult keepingLiberties(long places, boolean isTerritory) {
        BitSet kept = new BitSet();
        for (long rest = places; rest != 0; rest &= rest - 1) {
            kept.set(area.blocks().get(Long.numberOfTrailingZeros(rest)).index());
        }
        return new AreaResult(area, kept, isTerritory, assumedEyes, goal, givers, life);
    }

    public SearchArea area() {
        return area;
    }

    /** True when the area keeps a liberty for a block. */
    public boolean isOneVitalFor(Block block) {
        return oneVital.get(block.index());
    }

    /** True when the area keeps a liberty for a block at least. */
    public boolean isOneVital() {
        return !oneVital.isEmpty();
    }

    /** True when the area was proved to reach a goal, with assumed eyes elsewhere. */
    public boolean isSolved() {
        return assumedEyes != null;
    }

    /** True when the strategy makes the territory the defender's, as long as no block is captured elsewhere. */
    boolean isTerritory() {
        return isSolved() ? goal == Goal.WIN : isTerritoryByRules;
    }

    /** True when it is proved that the blocks live, but nothing about the territory. */
    boolean isAtLeastSeki() {
        return isSolved() && goal == Goal.AT_LEAST_DRAW;
    }

    /** The areas with liberties that the proof counts one by one; empty if there are none. */
    List<AreaResult> givers() {
        return givers;
    }

    /** The liberties that its strategy keeps for a block at a place in {@link SearchArea#blocks}: 0, 1 or 2. */
    int liberties(int place) {
        if (assumedEyes != null) {
            return assumedEyes[place] == 0 || !givers.isEmpty() ? 2 : 1;
        }
        return isOneVitalAt(place) ? 1 : 0;
    }

    /**
     * True when the proof assumes that a block, at a place in {@link SearchArea#blocks}, is alive whatever happens
     * here.
     */
    boolean needsAlive(int place) {
        return assumedEyes != null ? assumedEyes[place] == LocalShape.ALIVE : !isOneVitalAt(place);
    }

    private boolean isOneVitalAt(int place) {
        return isOneVitalFor(area.blocks().get(place));
    }

    /**
     * The game that was proved: of the area as a whole, or for its liberties only.
     *
     * @param giverGames the games of {@link #givers}
     */
    ProvedGame proved(SafetyMethod method, List<ProvedGame> giverGames) {
        if (assumedEyes != null) {
            return new ProvedGame(area.shape(assumedEyes), goal, giverGames, method, life);
        }
        long[] eyes = new long[area.blocks().size()];
        for (int place = 0; place < eyes.length; place++) {
            eyes[place] = isOneVitalAt(place) ? SearchArea.SHARED_EYE : LocalShape.ALIVE;
        }
        LocalShape shape = area.shape(eyes);
        return new ProvedGame(isTerritoryByRules ? shape : shape.withoutTerritory(), Goal.WIN, giverGames, method);
    }
}
