package org.sekilab.semeai;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Statistics;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.area.AreaBlocks;
import org.sekilab.semeai.area.AreaGraph;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.graph.GraphRace;
import org.sekilab.semeai.graph.RaceGroup;
import org.sekilab.semeai.graph.SemeaiGraph;
import org.sekilab.semeai.graph.SingleRace;

/**
 * Decides races by counting liberties.
 *
 * <p>Source: [N05] 5.3; 5.4 to 5.6 for races of more groups.
 * <p>Proves: each verdict. A verdict requires that every point is a plain liberty or belongs to an eye of at most two
 * points. Between the two essential blocks alone the verdict is certain: nothing else can be captured, so neither kos
 * nor repetitions matter. With more groups the verdict is bounded. The graph is then played out once for each side,
 * with the least gains for that side and the greatest for the other. The ko model is not used: a verdict holds under
 * all of them.
 * <p>Differs: the paper reads graphs off the groups that it finds; here each block is one. The paper absorbs a dead
 * group at once. Tests show that this is wrong where its capture comes too late or gains
 * too little; here the group has to be captured first.
 * <p>Cost: the points of the area; with more groups, the states of the graph.
 */
public final class GraphAnalyzer extends AreaAnalyzer {
    private static final String METHOD = "graph";
    private static final int MAX_STATES = 100_000; // of a graph, some tenths of a second

    private final Limits limits;

    /** An analyzer with the default limits. */
    public GraphAnalyzer() {
        this(Limits.DEFAULT);
    }

    /** @param limits for questions that name no others */
    GraphAnalyzer(Limits limits) {
        this.limits = limits;
    }

    @Override
    Limits limits() {
        return limits;
    }

    /** UNKNOWN if the race is not of this kind. */
    @Override
    SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits given) {
        Budget budget = Budget.ofTime(given);
        Optional<AreaGraph> found = area.fits() ? AreaGraph.find(area) : Optional.empty();
        SemeaiResult result = SemeaiResult.unknown(METHOD);
        if (found.isPresent()) {
            result = found.get().isMultiple()
                    ? playOut(area, found.get(), first, budget)
                    : count(area, found.get(), first);
        }
        return result.with(new Statistics(0, 0, 0, 0, 0, 0, budget.statistics().elapsedNanos()));
    }

    private static SemeaiResult count(SemeaiArea area, AreaGraph map, Color first) {
        RaceGroup black = map.graph().groups().get(AreaBlocks.BLACK);
        RaceGroup white = map.graph().groups().get(AreaBlocks.WHITE);
        int shared = map.graph().confrontations().get(0).buffer().black();
        SingleRace race = new SingleRace(
                black.innerLiberties(), black.outerLiberties(), white.innerLiberties(), white.outerLiberties(), shared);
        int other = first == Color.BLACK ? AreaBlocks.WHITE : AreaBlocks.BLACK;
        return result(
                SemeaiVerdict.of(race.value(first)),
                Certainty.CERTAIN,
                List.of(move(area, map, fill(map.graph(), other, race.value(first)))));
    }

    /**
     * Fills outside liberties first, since that loses nothing, and shared ones only to capture. A stone in an eye of
     * two points loses nothing either. Without it, the owner of the eye may be the first to gain a move.
     */
    private static Optional<GraphRace.Move> fill(SemeaiGraph graph, int other, Outcome value) {
        RaceGroup group = graph.groups().get(other);
        if (group.outerLiberties() > 0) {
            return Optional.of(new GraphRace.Move(GraphRace.Kind.OUTER, other));
        }
        if (value != winOf(group.color().opposite())) {
            return value == Outcome.DRAW && group.innerLiberties() > 1
                    ? Optional.of(new GraphRace.Move(GraphRace.Kind.INNER, other))
                    : Optional.empty();
        }
        int shared = graph.confrontations().get(0).buffer().black();
        boolean isLastOfEye = group.innerLiberties() == 1 && shared > 0;
        return Optional.of(
                group.innerLiberties() == 0 || isLastOfEye
                        ? new GraphRace.Move(GraphRace.Kind.SHARED, 0)
                        : new GraphRace.Move(GraphRace.Kind.INNER, other));
    }

    private static SemeaiResult playOut(SemeaiArea area, AreaGraph map, Color first, Budget budget) {
        if (map.graph().states() > MAX_STATES) {
            return SemeaiResult.stopped(METHOD, Limit.STATES);
        }
        GraphRace[] bounds = new GraphRace[Color.values().length]; // [color of the pessimist]
        for (Color pessimist : Color.values()) {
            GraphRace bound =
                    new GraphRace(map.graph(), AreaBlocks.BLACK, AreaBlocks.WHITE, map.gains(pessimist), budget);
            bounds[pessimist.ordinal()] = bound;
            Outcome value = bound.value(first);
            if (budget.isStopped()) {
                return SemeaiResult.stopped(METHOD, budget.stop());
            }
            if (value == winOf(pessimist)) {
                List<Integer> moves =
                        pessimist == first ? List.of(move(area, map, bound.findBestMove(first))) : List.of();
                return result(SemeaiVerdict.winOf(pessimist), Certainty.BOUNDED, moves);
            }
        }
        boolean isSeki = bounds[0].value(first) == Outcome.DRAW && bounds[1].value(first) == Outcome.DRAW;
        return isSeki
                ? result(
                        SemeaiVerdict.SEKI,
                        Certainty.BOUNDED,
                        List.of(move(area, map, bounds[first.ordinal()].findBestMove(first))))
                : SemeaiResult.unknown(METHOD);
    }

    private static int move(SemeaiArea area, AreaGraph map, Optional<GraphRace.Move> move) {
        return move.map(fill -> area.point(Long.numberOfTrailingZeros(map.points(fill))))
                .orElse(Points.PASS);
    }

    private static Outcome winOf(Color side) {
        return side == Color.BLACK ? Outcome.WIN : Outcome.LOSS;
    }

    private static SemeaiResult result(SemeaiVerdict verdict, Certainty certainty, List<Integer> moves) {
        return new SemeaiResult(verdict, METHOD, certainty, Limit.NONE, moves, Statistics.NONE).forAllKos();
    }
}
