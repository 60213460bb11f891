package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.Engines;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** The parts of a search change its time, and never its result. */
class SearchPartsTest {
    private static final String EXTERNAL = "ext-libs"; // the truth counts liberties outside, a region problem does not
    private static final int STEP = 12;

    @ParameterizedTest
    @MethodSource("namedParts")
    void everyCombinationFindsTheVerdictsOfEnumeration(String names, SearchParts parts) {
        assertThat(solveAll(names, solver(parts), 12 * STEP)).isGreaterThan(4);
    }

    @ParameterizedTest
    @MethodSource("namedParts")
    @Tag("slow")
    void everyCombinationFindsTheVerdictsOfMoreProblems(String names, SearchParts parts) {
        assertThat(solveAll(names, parts)).isGreaterThan(80);
    }

    static List<Arguments> namedParts() {
        SearchParts any = new SafetyConfig(Set.of(), 1, 1, 1, Engines.LIMITS).parts();
        Injector injector = Guice.createInjector(new SearchPartsModule(any), binder -> {
            binder.bind(RegionMerger.class).toInstance(any.merger());
            binder.bind(MoveOrderer.class).toInstance(any.orderer());
            binder.bind(ExactEvaluator.class).toInstance(any.exactEvaluator());
            binder.bind(HeuristicEvaluator.class).toInstance(any.heuristicEvaluator());
            binder.bind(LeafInitializer.class).toInstance(any.leafInitializer());
            binder.bind(MoveGenerator.class).toInstance(any.generator());
        });
        var orderers = named(injector, new TypeLiteral<Map<String, MoveOrderer>>() {});
        var exactEvaluators = named(injector, new TypeLiteral<Map<String, ExactEvaluator>>() {});
        var heuristics = named(injector, new TypeLiteral<Map<String, HeuristicEvaluator>>() {});
        var generators = named(injector, new TypeLiteral<Map<String, MoveGenerator>>() {});
        List<Arguments> all = new ArrayList<>();
        for (String orderer : orderers.keySet()) {
            for (String exact : exactEvaluators.keySet()) {
                for (String heuristic : heuristics.keySet()) {
                    for (String generator : generators.keySet()) {
                        String names = String.join(", ", orderer, exact, heuristic, generator);
                        all.add(Arguments.of(
                                names,
                                new SearchParts(
                                        RegionMerger.STRONGLY_DEPENDENT,
                                        orderers.get(orderer),
                                        exactEvaluators.get(exact),
                                        heuristics.get(heuristic),
                                        LeafInitializer.ONE,
                                        generators.get(generator))));
                    }
                }
            }
        }
        assertThat(all).hasSizeGreaterThanOrEqualTo(16);
        return all;
    }

    /** All registered parts, except the name that stands for one of the others. */
    private static <T> SortedMap<String, T> named(Injector injector, TypeLiteral<Map<String, T>> type) {
        SortedMap<String, T> strategies = new TreeMap<>(injector.getInstance(Key.get(type)));
        strategies.remove("auto");
        return strategies;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void wildGuessesChangeNoVerdict(long seed) {
        assertThat(solveAll("seed " + seed, solver(wild(seed)), 3 * STEP)).isGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @Tag("thorough")
    void wildGuessesChangeNoVerdictOfMoreProblems(long seed) {
        assertThat(solveAll("seed " + seed, wild(seed))).isGreaterThan(80);
    }

    private static SearchParts wild(long seed) {
        SearchParts ours = Engines.config(Preset.M6).parts();
        MoveOrderer orderer = board -> (move, lastMove) -> noise(seed, board.attacker(), board.defender(), move);
        HeuristicEvaluator heuristic = board -> () -> noise(seed, board.attacker(), board.defender(), 0);
        LeafInitializer leaves = board -> () -> noise(seed, board.attacker(), board.defender(), 1);
        return new SearchParts(ours.merger(), orderer, ours.exactEvaluator(), heuristic, leaves, ours.generator());
    }

    @Test
    void leafInitializersChangeNoVerdictOfProofNumberSearch() {
        checkLeaves(3 * STEP, 20);
    }

    @Test
    @Tag("thorough")
    void leafInitializersChangeNoVerdictOfMoreProblems() {
        checkLeaves(STEP, 80);
    }

    private static void checkLeaves(int step, int verdicts) {
        SearchParts ours = Engines.config(Preset.M6).parts();
        LeafInitializer wild = board -> () -> noise(1, board.attacker(), board.defender(), 1);
        for (LeafInitializer leaves : List.of(
                LeafInitializer.ONE,
                new MissingEyes(),
                new JoinedEyes(),
                new SemiJointLeaves(),
                new MissingEyeSpace(),
                wild)) {
            SearchParts parts = new SearchParts(
                    ours.merger(),
                    ours.orderer(),
                    ours.exactEvaluator(),
                    ours.heuristicEvaluator(),
                    leaves,
                    ours.generator());
            RegionSolver solver =
                    new RegionSolver(Engines.DFPN_R, Engines.config(Preset.M6).with(parts));
            assertThat(solveAll("leaves " + leaves, solver, step)).isGreaterThan(verdicts);
        }
    }

    /** Any integer, including the extreme ones. */
    private static int noise(long seed, long attacker, long defender, int move) {
        long mixed = (((seed * 31 + attacker) * 31 + defender) * 31 + move) * 0x9E3779B97F4A7C15L;
        return switch ((int) (mixed >>> 61)) {
            case 0 -> Integer.MIN_VALUE;
            case 1 -> Integer.MAX_VALUE;
            default -> (int) (mixed >>> 20);
        };
    }

    @Test
    void forcedPointsThatAreNotLegalForceNothing() {
        SearchParts ours = Engines.config(Preset.M6).parts();
        MoveGenerator impossible = board -> () -> ~board.empties();
        assertThat(solveAll(
                        "impossible",
                        new SearchParts(
                                ours.merger(),
                                ours.orderer(),
                                ours.exactEvaluator(),
                                ours.heuristicEvaluator(),
                                ours.leafInitializer(),
                                impossible)))
                .isGreaterThan(80);
    }

    /** An evaluator that proves nothing leaves all decisions to the rules. */
    @Test
    void nothingIsSafeUntilTheEndWithoutEvaluator() {
        SearchParts ours = Engines.config(Preset.M6).parts();
        ExactEvaluator silent = board -> lastMove -> false;
        assertThat(solveAll(
                        "silent",
                        new SearchParts(
                                ours.merger(),
                                ours.orderer(),
                                silent,
                                ours.heuristicEvaluator(),
                                ours.leafInitializer(),
                                ours.generator())))
                .isGreaterThan(80);
    }

    @Test
    void checkableProofsComeFromTheSameEvaluator() {
        SearchParts best = Engines.config(Preset.BEST).parts();
        assertThat(best.with(Proofs.CHECKABLE).exactEvaluator()).isInstanceOf(StaticAlways.class);
        SearchParts full = Engines.config(Preset.M6).parts();
        assertThat(full.with(Proofs.CHECKABLE).exactEvaluator()).isInstanceOf(StaticSafe.class);
    }

    /** Solves a sample and compares it with the truth; returns the number of verdicts. */
    private static int solveAll(String description, SearchParts parts) {
        return solveAll(description, solver(parts), STEP);
    }

    private static RegionSolver solver(SearchParts parts) {
        return new RegionSolver(Engines.ALPHA_BETA, Engines.config(Preset.M6).with(parts));
    }

    private static int solveAll(String description, RegionSolver solver, int step) {
        int found = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.kind().equals(EXTERNAL) || problem.index() % step != 0) {
                continue;
            }
            Color attacker = problem.map().color().opposite();
            Verdict verdict =
                    solver.solve(problem.position(), problem.region(), attacker).verdict();
            if (verdict != Verdict.UNKNOWN) {
                assertThat(Value.valueOf(verdict.name()))
                        .as(
                                "%s, problem %d%n%s",
                                description, problem.index(), Diagram.formatWithFrame(problem.position()))
                        .isEqualTo(problem.truth().attackerFirst());
                found++;
            }
        }
        return found;
    }
}
