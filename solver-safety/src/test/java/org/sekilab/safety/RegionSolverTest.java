package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * Verdicts of single regions agree with enumeration, for either side first. Where enumeration leaves them open,
 * searches do too.
 */
class RegionSolverTest {
    private static final String EXTERNAL = "ext-libs"; // the truth counts liberties outside, a region problem does not
    private static final RegionSolver SOLVER = new RegionSolver(Engines.ALPHA_BETA, config(Preset.M6.features()));

    @Test
    void verdictsWithTheAttackerFirstAreThoseOfTheOracle() {
        checkAttackerFirst(3);
    }

    @Test
    @Tag("thorough")
    void allVerdictsAreThoseOfTheOracle() {
        checkAttackerFirst(1);
        checkDefenderFirst(1);
    }

    private static void checkAttackerFirst(int step) {
        for (OracleProblem problem : problems(step)) {
            assertVerdict(
                    SOLVER,
                    problem,
                    problem.map().color().opposite(),
                    problem.truth().attackerFirst());
        }
    }

    @Test
    void verdictsWithTheDefenderFirstAreThoseOfTheOracle() {
        checkDefenderFirst(3);
    }

    private static void checkDefenderFirst(int step) {
        for (OracleProblem problem : problems(step)) {
            assertVerdict(
                    SOLVER, problem, problem.map().color(), problem.truth().defenderFirst());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void verdictsOfAnotherEngineAreThoseOfTheOracle(int seeds) {
        Engine engine = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withSeeds(seeds, 1));
        RegionSolver solver = new RegionSolver(engine, config(Preset.M6.features()));
        for (OracleProblem problem : problems(3)) {
            Color attacker = problem.map().color().opposite();
            assertVerdict(solver, problem, attacker, problem.truth().attackerFirst());
        }
    }

    @Test
    void safetyInTheWorstCaseIsSafetyWithLibertiesOutside() {
        int safe = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.kind().equals(EXTERNAL)) {
                RegionResult result = SOLVER.solve(
                        problem.position(),
                        problem.region(),
                        problem.map().color().opposite());
                if (result.verdict() == Verdict.SAFE) {
                    assertThat(problem.truth().attackerFirst())
                            .as("problem %d", problem.index())
                            .isEqualTo(Value.SAFE);
                    safe++;
                }
            }
        }
        assertThat(safe).isPositive();
    }

    /** The first move keeps the verdict by the oracle; the rest of the variation can be played. */
    @ParameterizedTest
    @MethodSource("engines")
    void variationBeginsWithAMoveThatKeepsTheVerdict(Engine engine) {
        checkVariations(engine, 12);
    }

    @ParameterizedTest
    @MethodSource("engines")
    @Tag("thorough")
    void variationBeginsWithAMoveThatKeepsTheVerdictOfAllProblems(Engine engine) {
        checkVariations(engine, 1);
    }

    private static void checkVariations(Engine engine, int step) {
        RegionSolver solver = new RegionSolver(engine, config(Preset.M6.features()));
        for (OracleProblem problem : problems(step)) {
            for (Color first : Color.values()) {
                RegionResult result = solver.solve(problem.position(), problem.region(), first);
                if (result.verdict() != Verdict.UNKNOWN) {
                    assertVariation(problem, first, result);
                }
            }
        }
    }

    static Stream<Engine> engines() {
        return Stream.of(Engines.ALPHA_BETA, Engines.DFPN, Engines.DFPN_R);
    }

    private static void assertVariation(OracleProblem problem, Color first, RegionResult result) {
        String description = "problem %d, %s first, %s%n%s"
                .formatted(problem.index(), first, result, Diagram.formatWithFrame(problem.position()));
        boolean isDefender = first == problem.map().color();
        Truth.Moves best =
                isDefender ? problem.truth().bestDefender() : problem.truth().bestAttacker();
        assertThat(result.principalVariation()).as(description).isNotEmpty();
        int move = result.principalVariation().get(0);
        assertThat(move == Points.PASS ? best.hasPass() : best.points().contains(move))
                .as(description)
                .isTrue();
        LocalShape shape = LocalShape.of(problem.region());
        LocalBoard board = new LocalBoard(shape, problem.position(), first);
        for (int point : result.principalVariation()) {
            int local = point == Points.PASS ? Points.PASS : shape.localOf(point);
            assertThat(!board.isOver() && !board.isBlockCaptured() && board.isLegal(local))
                    .as(description)
                    .isTrue();
            board.play(local);
        }
    }

    @ParameterizedTest
    @EnumSource(Feature.class)
    void everyFeatureMayBeOffWithoutChangingAVerdict(Feature feature) {
        checkWithout(feature, 80);
    }

    @ParameterizedTest
    @EnumSource(Feature.class)
    @Tag("thorough")
    void everyFeatureMayBeOffWithoutChangingAVerdictOfMoreProblems(Feature feature) {
        checkWithout(feature, 10);
    }

    private static void checkWithout(Feature feature, int step) {
        Set<Feature> features = EnumSet.allOf(Feature.class);
        features.remove(feature);
        RegionSolver without = new RegionSolver(Engines.ALPHA_BETA, config(features));
        for (OracleProblem problem : problems(step)) {
            assertVerdict(without, problem, attacker(problem), problem.truth().attackerFirst());
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void limitIsTheReasonOfAnOpenVerdict(Engine engine) {
        assertLimit(engine, Engines.LIMITS.withMaxNodes(1), Limit.NODES);
        assertLimit(engine, Engines.LIMITS.withTime(Duration.ofNanos(1)), Limit.TIME);
        assertLimit(engine, Engines.LIMITS.withCancel(() -> true), Limit.CANCELLED);
        Engine exhausted = (problem, goal, limits, listener) ->
                new Result(Outcome.UNKNOWN, Limit.DEPTH, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
        assertLimit(exhausted, Engines.LIMITS, Limit.DEPTH);
    }

    private static void assertLimit(Engine engine, Limits limits, Limit reason) {
        OracleProblem problem = seki();
        RegionResult result = solver(engine, limits).solve(problem.position(), problem.region(), attacker(problem));
        assertThat(result.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(result.limit()).isEqualTo(reason);
    }

    /** Three searches share one limit. */
    @ParameterizedTest
    @MethodSource("engines")
    void nodesOfAllSearchesTogetherAreLimited(Engine engine) {
        OracleProblem problem = seki();
        long needed = solver(engine, Engines.LIMITS.withMaxNodes(1_000_000))
                .solve(problem.position(), problem.region(), attacker(problem))
                .total()
                .nodes();
        for (long most = 1; most < needed; most += 1 + needed / 20) {
            RegionResult result = solver(engine, Engines.LIMITS.withMaxNodes(most))
                    .solve(problem.position(), problem.region(), attacker(problem));
            assertThat(result.limit()).isEqualTo(Limit.NODES);
            assertThat(result.total().nodes()).isBetween(most, most + 2); // a search has at least one node
        }
    }

    private static OracleProblem seki() {
        return OracleProblem.all().stream()
                .filter(each -> each.truth().attackerFirst() == Value.SEKI)
                .findFirst()
                .orElseThrow();
    }

    private static Color attacker(OracleProblem problem) {
        return problem.map().color().opposite();
    }

    private static RegionSolver solver(Engine engine, Limits limits) {
        return new RegionSolver(engine, new SafetyConfig(Preset.M6.features(), 30, 14, 14, limits));
    }

    private static void assertVerdict(RegionSolver solver, OracleProblem problem, Color first, Value truth) {
        RegionResult result = solver.solve(problem.position(), problem.region(), first);
        String expected = truth == Value.AMBIGUOUS ? "UNKNOWN" : truth.name();
        assertThat(result.verdict().name())
                .as("problem %d, %s first%n%s", problem.index(), first, Diagram.formatWithFrame(problem.position()))
                .isEqualTo(expected);
        assertThat(result.limit() == Limit.REPETITION).isEqualTo(truth == Value.AMBIGUOUS);
    }

    /** A sample, one in each step, of the problems of the classes that a region problem describes completely. */
    private static List<OracleProblem> problems(int step) {
        List<OracleProblem> problems = new ArrayList<>();
        for (OracleProblem problem : OracleProblem.all()) {
            if (!problem.kind().equals(EXTERNAL) && problem.index() % step == 0) {
                problems.add(problem);
            }
        }
        return problems;
    }

    private static SafetyConfig config(Set<Feature> features) {
        return new SafetyConfig(features, 30, 14, 14, Engines.LIMITS.withMaxNodes(1_000_000));
    }
}
