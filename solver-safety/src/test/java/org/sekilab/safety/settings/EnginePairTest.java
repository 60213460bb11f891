package org.sekilab.safety.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Effort;
import org.sekilab.safety.Engines;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.EnginePair.Hope;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/** A second engine is asked only after the first one ran into a limit. */
class EnginePairTest {
    private static final Engine OPEN = answering(Outcome.UNKNOWN, Limit.NODES, 5);
    private static final Engine WON = answering(Outcome.WIN, Limit.NONE, 7);
    private static final Engine LOST = answering(Outcome.LOSS, Limit.NONE, 9);

    @Test
    void secondEngineAnswersWhatTheFirstLeavesOpen() {
        Result result = prove(EnginePair.of(OPEN).then(WON));
        assertThat(result.outcome()).isEqualTo(Outcome.WIN);
        assertThat(result.statistics().nodes()).isEqualTo(5 + 7);
    }

    @Test
    void answersOfTheFirstEngineStand() {
        Result result = prove(EnginePair.of(LOST).then(WON));
        assertThat(result.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(result.statistics().nodes()).isEqualTo(9);
    }

    @Test
    void whatBothLeaveOpenIsUnknown() {
        assertThat(prove(EnginePair.of(OPEN).then(OPEN)).outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(prove(EnginePair.of(OPEN)).limit()).isEqualTo(Limit.NODES);
    }

    @Test
    void whoCancelsWaitsForNoSecondSearch() {
        Engine cancelled = answering(Outcome.UNKNOWN, Limit.CANCELLED, 1);
        assertThat(prove(EnginePair.of(cancelled).then(WON)).outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void whatSeemsHopelessWaitsForNoSecondSearch() {
        Engine hopeful = answering(Outcome.UNKNOWN, Limit.NODES, 10_000, 700);
        Engine hopeless = answering(Outcome.UNKNOWN, Limit.NODES, 10_000, 701);
        Engine givenUp = answering(Outcome.UNKNOWN, Limit.PROOF_NUMBER, 10_000, 1);
        Hope numbers = Hope.NUMBERS;
        assertThat(prove(EnginePair.of(hopeful).then(WON), numbers).outcome()).isEqualTo(Outcome.WIN);
        assertThat(prove(EnginePair.of(OPEN).then(WON), numbers).outcome()).isEqualTo(Outcome.WIN);
        assertThat(prove(EnginePair.of(hopeless).then(WON), numbers).limit()).isEqualTo(Limit.NODES);
        assertThat(prove(EnginePair.of(givenUp).then(WON), numbers).limit()).isEqualTo(Limit.PROOF_NUMBER);
        assertThat(prove(EnginePair.of(givenUp).then(WON)).outcome()).isEqualTo(Outcome.WIN);
    }

    /** Two engines together may spend as much as one: half for the first, and the rest for the second. */
    @Test
    void sharedLimitsGiveBothEnginesTogetherWhatOneHas() {
        List<Long> limits = new ArrayList<>();
        Engine first = noting(limits, 300);
        Engine second = noting(limits, 600);
        EnginePair pair = EnginePair.of(first).then(second);
        prove(pair.with(EnginePair.Budget.SHARED), Hope.ALL, Engines.LIMITS.withMaxNodes(1_000));
        assertThat(limits).containsExactly(500L, 700L);
        limits.clear();
        prove(pair, Hope.ALL, Engines.LIMITS.withMaxNodes(1_000));
        assertThat(limits).containsExactly(1_000L, 1_000L);
        limits.clear();
        prove(EnginePair.of(first).with(EnginePair.Budget.SHARED), Hope.ALL, Engines.LIMITS.withMaxNodes(1_000));
        prove(pair.with(EnginePair.Budget.SHARED), Hope.NONE, Engines.LIMITS.withMaxNodes(1_000));
        assertThat(limits).containsExactly(1_000L, 1_000L);
    }

    @Test
    void mapOfABoardTellsWhatEachEngineSpent() {
        var position = Diagram.parse("""
                . . . X . . .
                . O . X . . .
                . . . X . . .
                . . . X . . .
                . . . X . . .
                . . . X . . .
                . . . X . . .
                """);
        EnginePair pair = new EnginePair(
                new EnginePair.Named("one", OPEN),
                Optional.of(new EnginePair.Named("other", OPEN)),
                EnginePair.Budget.FULL);
        var safety = new SearchingSafetySolver(new FloodRegionFinder(), pair, Engines.config(Preset.M7), RaceJudge.NONE)
                .solve(position);
        assertThat(safety.spent()).containsOnlyKeys("one", "other");
        assertThat(safety.spent().values()).extracting(Effort::nodes).allMatch(nodes -> nodes > 0 && nodes % 5 == 0);
        assertThat(safety.spent().values().stream().map(Effort::nodes).distinct())
                .hasSize(1);
    }

    private static Engine noting(List<Long> limits, long spent) {
        return new Engine() {
            @Override
            public Result prove(Problem problem, Goal goal, Limits given, SearchListener listener) {
                limits.add(given.maxNodes());
                Statistics statistics = new Statistics(spent, 0, 0, 0, 0, 0, 0);
                return new Result(Outcome.UNKNOWN, Limit.NODES, Problem.NO_MOVE, List.of(), Proof.NONE, statistics, 0);
            }
        };
    }

    private static Result prove(EnginePair engines) {
        return prove(engines, Hope.ALL);
    }

    private static Result prove(EnginePair engines, Hope hope) {
        return prove(engines, hope, Engines.LIMITS);
    }

    private static Result prove(EnginePair engines, Hope hope, Limits limits) {
        var position = Diagram.parse("""
                . X
                X X
                """);
        LocalShape shape = LocalShape.of(
                new FloodRegionFinder().find(position, Color.BLACK).regions().get(0));
        LocalBoard board = new LocalBoard(shape, position, Color.WHITE);
        return engines.prove(
                new RegionProblem(board, Engines.config(Preset.M7), Outcome.LOSS),
                Goal.WIN,
                limits,
                hope,
                EnginePair.Meter.NONE);
    }

    private static Engine answering(Outcome outcome, Limit limit, long nodes) {
        return answering(outcome, limit, nodes, 0);
    }

    private static Engine answering(Outcome outcome, Limit limit, long nodes, int proofNumber) {
        return new Engine() {
            @Override
            public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
                Statistics statistics = new Statistics(nodes, 0, 0, 0, 0, 0, 0);
                return new Result(outcome, limit, Problem.NO_MOVE, List.of(), Proof.NONE, statistics, proofNumber);
            }
        };
    }
}
