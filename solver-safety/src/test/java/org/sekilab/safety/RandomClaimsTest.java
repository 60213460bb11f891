package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Seeds;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.statics.ClaimCheck;
import org.sekilab.statics.EnclosedBoard;

/** All claims of the solver on random small positions are true by enumeration. */
class RandomClaimsTest {
    private static final SearchingSafetySolver SOLVER =
            new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, Engines.config(Preset.M7));

    private static final SearchingSafetySolver SEPARATE = new SearchingSafetySolver(
            new FloodRegionFinder(),
            Engines.ALPHA_BETA,
            new SafetyConfig(Preset.M7.features(), 30, 1, 1, Engines.LIMITS));

    /** Regions are not merged, and all larger ones are searched in areas only. */
    private static final SafetyConfig SMALL_STEPS_CONFIG =
            new SafetyConfig(without(Feature.LARGE_AREAS, Feature.JOINT_REGIONS), 2, 1, 1, Engines.LIMITS);

    private static final SearchingSafetySolver SMALL_STEPS =
            new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, SMALL_STEPS_CONFIG);

    /** No other method searches several regions at the same time. */
    private static final SearchingSafetySolver JOINT = new SearchingSafetySolver(
            new FloodRegionFinder(),
            Engines.ALPHA_BETA,
            new SafetyConfig(
                    without(
                            Feature.LARGE_AREAS,
                            Feature.MERGING,
                            Feature.WEAK_DEPENDENCIES,
                            Feature.EXTERNAL_EYES,
                            Feature.SEKI,
                            Feature.LIFE_AREAS),
                    30,
                    1,
                    1,
                    Engines.LIMITS));

    /** No other method helps regions with a captured block. */
    private static final SearchingSafetySolver SACRIFICING = new SearchingSafetySolver(
            new FloodRegionFinder(),
            Engines.ALPHA_BETA,
            new SafetyConfig(
                    without(
                            Feature.LARGE_AREAS,
                            Feature.MERGING,
                            Feature.EXTERNAL_EYES,
                            Feature.SEKI,
                            Feature.JOINT_REGIONS,
                            Feature.LIFE_AREAS),
                    30,
                    1,
                    1,
                    Engines.LIMITS));

    @RepeatedTest(1)
    void claimsOnEnclosedBoardsHold(RepetitionInfo run) {
        checkClaims(SOLVER, run, 300, 8);
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void claimsOnEnclosedBoardsHoldManyTimes(RepetitionInfo run) {
        claimsOnEnclosedBoardsHold(run);
    }

    /** If nearly all regions are too large to be searched as a whole, small areas of them connect blocks. */
    @RepeatedTest(1)
    void connectionsInLargeRegionsHold(RepetitionInfo run) {
        checkConnections(run, 300, 10);
    }

    private static void checkConnections(RepetitionInfo run, int boards, int claims) {
        SearchingSafetySolver expanding = new SearchingSafetySolver(
                new FloodRegionFinder(),
                Engines.ALPHA_BETA,
                new SafetyConfig(Preset.M6.features(), 2, 2, 2, Engines.LIMITS));
        ClaimCheck check = new ClaimCheck(20_000);
        checkEnclosedBoards(expanding, check, Seeds.next(run), boards, 9);
        assertThat(check.proved()).isGreaterThan(claims);
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void connectionsInLargeRegionsHoldManyTimes(RepetitionInfo run) {
        checkConnections(run, 1_000, 30);
    }

    /** The claims hold with every merger and with any feature off. */
    @ParameterizedTest
    @MethodSource("variants")
    void claimsHoldWithoutFeaturesAndWithOtherMergers(String name, SafetyConfig config) {
        checkVariant(name, config, 20, 0);
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Tag("slow")
    void claimsHoldWithoutFeaturesAndWithOtherMergersOnMoreBoards(String name, SafetyConfig config) {
        checkVariant(name, config, 400, 30);
    }

    private static void checkVariant(String name, SafetyConfig config, int boards, int claims) {
        ClaimCheck check = new ClaimCheck(20_000);
        SearchingSafetySolver solver = new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, config);
        checkEnclosedBoards(solver, check, name.hashCode(), boards, 8);
        assertThat(check.proved()).isGreaterThan(claims);
    }

    static Stream<Arguments> variants() {
        SafetyConfig full = Engines.config(Preset.BEST);
        SearchParts parts = full.parts();
        AtomicInteger names = new AtomicInteger();
        Stream<Arguments> mergers = Stream.of(RegionMerger.NONE, RegionMerger.RELATED, wildMerger())
                .map(merger -> new SearchParts(
                        merger,
                        parts.orderer(),
                        parts.exactEvaluator(),
                        parts.heuristicEvaluator(),
                        parts.leafInitializer(),
                        parts.generator()))
                .map(other -> Arguments.of("merger " + names.getAndIncrement(), full.with(other)));
        Stream<Arguments> ablations = EnumSet.allOf(Feature.class).stream().map(off -> {
            Set<Feature> features = new HashSet<>(full.features());
            features.remove(off);
            return Arguments.of("without " + off, new SafetyConfig(features, 30, 14, 14, Engines.LIMITS));
        });
        SafetyConfig large = full.with(full.limits().withMaxNodes(100_000_000)); // with a share for many attempts
        Stream<Arguments> attempts = Stream.of(Arguments.of("several attempts", large));
        return Stream.concat(attempts, Stream.concat(mergers, ablations));
    }

    /** Merges unrelated regions. */
    private static RegionMerger wildMerger() {
        return (map, regions, isAlive) -> regions.isEmpty() ? List.of() : List.of(List.copyOf(regions));
    }

    /** If regions are not merged, blocks live by the liberties of several regions: eyes, chains, external moves. */
    @RepeatedTest(1)
    void sumsOfSeparateRegionsHold(RepetitionInfo run) {
        checkClaims(SEPARATE, run, 250, 8);
    }

    /** The labels of the methods that proved a claim. */
    private static Set<String> checkClaims(SearchingSafetySolver solver, RepetitionInfo run, int boards, int inside) {
        ClaimCheck check = new ClaimCheck(20_000);
        Set<String> methods = checkEnclosedBoards(solver, check, Seeds.next(run), boards, inside);
        assertThat(check.proved()).isGreaterThan(30);
        return methods;
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void sumsOfSeparateRegionsHoldManyTimes(RepetitionInfo run) {
        checkClaims(SEPARATE, run, 500, 8);
    }

    @RepeatedTest(1)
    void lifeInAreasHolds(RepetitionInfo run) {
        assertThat(checkClaims(SMALL_STEPS, run, 150, 9)).contains("life-area");
    }

    @RepeatedTest(5)
    @Tag("slow")
    void lifeInAreasHoldsManyTimes(RepetitionInfo run) {
        assertThat(checkClaims(SMALL_STEPS, run, 400, 9)).contains("life-area");
    }

    /** The same areas, with life proved on the zones of the first wins. */
    @RepeatedTest(1)
    void lifeOnZonesHolds(RepetitionInfo run) {
        SearchingSafetySolver zoned =
                new SearchingSafetySolver(new FloodRegionFinder(), Engines.WITH_ZONES, SMALL_STEPS_CONFIG);
        assertThat(checkClaims(zoned, run, 150, 9)).contains("life-area");
    }

    @RepeatedTest(1)
    void jointRegionsHold(RepetitionInfo run) {
        assertThat(checkClaims(JOINT, run, 150, 9)).contains("joint");
    }

    @RepeatedTest(5)
    @Tag("slow")
    void jointRegionsHoldManyTimes(RepetitionInfo run) {
        assertThat(checkClaims(JOINT, run, 400, 9)).contains("joint");
    }

    @RepeatedTest(1)
    void regionsWithSacrificesHold(RepetitionInfo run) {
        assertThat(checkClaims(SACRIFICING, run, 150, 9)).contains("given-up");
    }

    @RepeatedTest(5)
    @Tag("thorough")
    void regionsWithSacrificesHoldManyTimes(RepetitionInfo run) {
        assertThat(checkClaims(SACRIFICING, run, 400, 9)).contains("given-up");
    }

    @RepeatedTest(50)
    @Tag("slow")
    void largerRegionsWithSacrificesHold(RepetitionInfo run) {
        checkLargerBoards(SACRIFICING, run);
    }

    @RepeatedTest(50)
    @Tag("slow")
    void lifeInLargerAreasHolds(RepetitionInfo run) {
        checkLargerBoards(SMALL_STEPS, run);
    }

    /** Later features use no points that the earlier ones need. */
    @RepeatedTest(1)
    void bestProvesNoLess(RepetitionInfo run) {
        checkBest(run, 15);
    }

    private static void checkBest(RepetitionInfo run, int boards) {
        SearchingSafetySolver best =
                new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, Engines.config(Preset.BEST));
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        for (int i = 0; i < boards; i++) {
            Optional<EnclosedBoard> board = EnclosedBoard.next(random, 12);
            if (board.isPresent()) {
                SafetyMap less = SOLVER.solve(board.get().position());
                SafetyMap more = best.solve(board.get().position());
                for (Color color : Color.values()) {
                    assertThat(more.safePoints(color).containsAll(less.safePoints(color)))
                            .as("seed %d, board %d, %s", seed, i, color)
                            .isTrue();
                }
            }
        }
    }

    @RepeatedTest(5)
    @Tag("slow")
    void bestProvesNoLessManyTimes(RepetitionInfo run) {
        checkBest(run, 100);
    }

    @RepeatedTest(50)
    @Tag("slow")
    void sumsOfLargerSeparateRegionsHold(RepetitionInfo run) {
        checkLargerBoards(SEPARATE, run);
    }

    @RepeatedTest(50)
    @Tag("slow")
    void claimsOnLargerEnclosedBoardsHold(RepetitionInfo run) {
        checkLargerBoards(SOLVER, run);
    }

    private static void checkLargerBoards(SearchingSafetySolver solver, RepetitionInfo run) {
        ClaimCheck check = new ClaimCheck(400_000);
        checkEnclosedBoards(solver, check, Seeds.next(run), 2_000, 12);
        assertThat(check.proved()).isGreaterThan(100);
    }

    private static Set<Feature> without(Feature... off) {
        Set<Feature> features = new HashSet<>(Preset.BEST.features());
        features.removeAll(List.of(off));
        return features;
    }

    /** Returns the names of the methods that proved a claim. */
    private static Set<String> checkEnclosedBoards(
            SearchingSafetySolver solver, ClaimCheck check, long seed, int count, int maxInside) {
        Random random = new Random(seed);
        Set<String> methods = new HashSet<>();
        for (int i = 0; i < count; i++) {
            Optional<EnclosedBoard> board = EnclosedBoard.next(random, maxInside);
            if (board.isPresent()) {
                SafetyMap claims = solver.solve(board.get().position());
                check.check(
                        claims,
                        board.get().defender(),
                        board.get().playground(),
                        "seed %d, board %d".formatted(seed, i));
                for (int point = 0; point < claims.position().geometry().area(); point++) {
                    claims.methodAt(point).ifPresent(method -> methods.add(method.label()));
                }
            }
        }
        return methods;
    }
}
