package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.EnginePair.Budget;
import org.sekilab.safety.settings.EnginePair.Named;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.dfpn.DfpnEngine;

/** The front door asks the solvers as they are configured, and needs nothing but engines. */
class SafetyTest {
    private static final Class<?>[] LIBRARIES = {
        Position.class, SafetyMap.class, Engine.class, Safety.class, LongArrayList.class
    };

    /** Black's stones in the middle and White's around them share two liberties, and neither side may play there. */
    private static final Position SEKI = Diagram.parse("""
            . O O O O O O
            O O O O O O O
            O O X X X X X
            . O X . O . X
            O O X . O . X
            O O X O . X X
            O O X X X X X
            """);

    /** Two blocks with two eyes each. Either side may play in the column between them. */
    private static final Position NEIGHBORS = Diagram.parse("""
            . X . O .
            X X . O O
            . X . O .
            """);

    /** Two blocks that no static rule and no search of a region proves alive. */
    private static final Position OPEN = Diagram.parse("""
            . . . . .
            X X X X .
            . . . . .
            . O O O O
            . . . . .
            """);

    /** A black eye space of three points in a row. */
    private static final Position THREE_IN_A_ROW = Diagram.parse("""
            . . . . . . .
            O O O O O . .
            X X X X O . .
            . . . X O . .
            """);

    @ParameterizedTest
    @EnumSource(names = {"M1", "M6", "M7", "BEST"})
    void mapIsThatOfTheSolverWithTheEnginesOfThePreset(Preset preset) {
        Named alphaBeta = new Named("alphabeta", Engines.ALPHA_BETA);
        Named dfpnR = new Named("dfpn-r", Engines.DFPN_R);
        EnginePair engines = switch (preset) {
            case M7 -> new EnginePair(dfpnR, Optional.of(alphaBeta), Budget.FULL);
            case BEST -> new EnginePair(dfpnR, Optional.empty(), Budget.FULL);
            default -> new EnginePair(alphaBeta, Optional.empty(), Budget.FULL);
        };
        Limits limits = Engines.LIMITS.withMaxNodes(20); // so that a second engine is needed
        SafetyConfig config = Engines.config(preset).with(limits);
        SafetyMap expected =
                new SearchingSafetySolver(new FloodRegionFinder(), engines, config, RaceJudge.NONE).solve(SEKI);
        SafetyMap map = Safety.of(preset).with(limits).solve(SEKI);
        assertThat(map.spent().keySet()).containsExactlyElementsOf(preset.engines());
        for (Color color : Color.values()) {
            assertThat(map.safePoints(color)).isEqualTo(expected.safePoints(color));
            assertThat(map.aliveStones(color)).isEqualTo(expected.aliveStones(color));
        }
        assertThat(nodes(map)).isEqualTo(nodes(expected));
    }

    @Test
    void bestPresetFindsSeki() {
        SafetyMap map = Safety.best().with(Engines.LIMITS).solve(SEKI);
        int point = GtpPoints.parse(SEKI.geometry(), "E3");
        assertThat(map.sekiStones(Color.WHITE).contains(point)).isTrue();
    }

    @Test
    void missingEngineNamesItsArtifact() throws Exception {
        assertThatThrownBy(() -> best(libraries()))
                .hasMessage(
                        "engine 'dfpn-r' is not on the class path; add the artifact org.sekilab:sekilab-search-dfpn");
        assertThat(best(libraries(DfpnEngine.class))).isNotNull();
        assertThatThrownBy(() -> safety(libraries(DfpnEngine.class), "M7"))
                .hasMessage("engine 'alphabeta' is not on the class path;"
                        + " add the artifact org.sekilab:sekilab-search-alphabeta");
        assertThat(safety(libraries(DfpnEngine.class, AlphaBetaEngine.class), "M7"))
                .isNotNull();
    }

    @Test
    void boardIsSolvedWithoutGuice() throws Exception {
        ClassLoader libraries = libraries(DfpnEngine.class, AlphaBetaEngine.class);
        assertThatThrownBy(() -> libraries.loadClass("com.google.inject.AbstractModule"))
                .isInstanceOf(ClassNotFoundException.class);
        Object position = libraries
                .loadClass(Diagram.class.getName())
                .getMethod("parse", String.class)
                .invoke(null, Diagram.format(SEKI));
        Object safety = best(libraries);
        Object map = safety.getClass().getMethod("solve", position.getClass()).invoke(safety, position);
        assertThat(map.getClass().getClassLoader()).isSameAs(libraries);
    }

    @Test
    void totalTimeThatIsOverLeavesStaticProofsOnly() {
        Safety safety = Safety.best().inTotal(Duration.ofNanos(1));
        SafetyMap map = safety.solve(SEKI);
        assertThat(nodes(map)).isZero();
        assertThat(map.sekiStones(Color.WHITE).isEmpty()).isTrue();
        RegionResult region = safety.region(THREE_IN_A_ROW, point(THREE_IN_A_ROW, "B1"));
        assertThat(region.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(region.limit()).isEqualTo(Limit.TIME);
        assertThat(safety.solve(NEIGHBORS).aliveStones(Color.BLACK)).isEqualTo(NEIGHBORS.black());
    }

    @Test
    void judgeOfLifeIsAskedWithinTheTotalTime() {
        List<Duration> times = new ArrayList<>();
        LifeJudge judge = question -> {
            times.add(question.limits().time());
            return LifeJudge.Answer.OPEN;
        };
        Safety safety = Safety.best().with(Engines.LIMITS).with(judge);
        safety.solve(OPEN);
        Duration full = times.get(0);
        times.clear();
        safety.inTotal(Duration.ofNanos(1)).solve(OPEN);
        assertThat(times).isEmpty();
        safety.inTotal(full.dividedBy(2)).solve(OPEN);
        assertThat(times).isNotEmpty().allMatch(time -> time.compareTo(full.dividedBy(2)) <= 0);
        times.clear();
        Safety.of(Preset.M7).with(Engines.LIMITS).with(judge).solve(OPEN);
        assertThat(times).isEmpty();
    }

    @Test
    void totalTimeThatIsNotOverChangesNothing() {
        Safety safety = Safety.best().with(Engines.LIMITS);
        SafetyMap map = safety.inTotal(Duration.ofDays(1_000_000)).solve(SEKI);
        SafetyMap expected = safety.solve(SEKI);
        assertThat(map.safePoints(Color.BLACK)).isEqualTo(expected.safePoints(Color.BLACK));
        assertThat(nodes(map)).isEqualTo(nodes(expected));
    }

    @Test
    void changedCopyLeavesTheFirstAsItWas() {
        Safety safety = Safety.best();
        safety.withinNodes(1).inTotal(Duration.ofNanos(1));
        assertThat(safety.region(THREE_IN_A_ROW, point(THREE_IN_A_ROW, "B1")).verdict())
                .isEqualTo(Verdict.UNSAFE);
    }

    @Test
    void attackerAndDefenderFirstDifferForThreeInARow() {
        int point = point(THREE_IN_A_ROW, "B1");
        Safety safety = Safety.best().with(Engines.LIMITS);
        assertThat(safety.region(THREE_IN_A_ROW, point).verdict()).isEqualTo(Verdict.UNSAFE);
        assertThat(safety.region(THREE_IN_A_ROW, Color.BLACK, Color.BLACK, point)
                        .verdict())
                .isEqualTo(Verdict.SAFE);
    }

    @Test
    void causesNameNeutralPoints() {
        assertThat(Safety.best().causes(NEIGHBORS).at(point(NEIGHBORS, "C2"))).contains(Cause.NEUTRAL);
    }

    @Test
    void certificateClaimsWhatItsMapProves() {
        CertifiedSafety certified = Safety.best().certify(NEIGHBORS);
        assertThat(certified.safety().safePoints(Color.BLACK).size()).isEqualTo(6);
        assertThat(certified.certificate().claims()).isNotEmpty();
        assertThat(certified.certificate().position()).isEqualTo(NEIGHBORS);
    }

    /** Three points in a row are dead, and live if their owner moves first. */
    @Test
    void certificateOfARegionClaimsItsVerdictForTheFirstMover() {
        int point = point(THREE_IN_A_ROW, "B1");
        Safety safety = Safety.best().with(Engines.LIMITS);
        Claim dead = claim(safety.certifyRegion(THREE_IN_A_ROW, Color.BLACK, Color.WHITE, point));
        assertThat(dead.kind()).isEqualTo(Claim.Kind.REGION_UNSAFE);
        assertThat(dead.first()).isEqualTo(Color.WHITE);
        Claim safe = claim(safety.certifyRegion(THREE_IN_A_ROW, Color.BLACK, Color.BLACK, point));
        assertThat(safe.kind()).isEqualTo(Claim.Kind.REGION_SAFE);
        assertThat(safe.first()).isEqualTo(Color.BLACK);
        assertThat(safety.withinNodes(1).certifyRegion(THREE_IN_A_ROW, Color.BLACK, Color.WHITE, point))
                .isEmpty();
    }

    private static Claim claim(Optional<Certificate> certificate) {
        List<Claim> claims = certificate.orElseThrow().claims();
        assertThat(claims).hasSize(1);
        return claims.get(0);
    }

    /** The last line counts the boards. A file that was cut off has none. */
    @Test
    void certificateIsWrittenToACompressedFileThatIsWhole(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("neighbors.gz");
        Safety.best().certify(NEIGHBORS).certificate().write(file, "two blocks");
        try (InputStream plain = new GZIPInputStream(Files.newInputStream(file))) {
            assertThat(new String(plain.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("board 5 3 two blocks\n")
                    .endsWith("\nend\nboards 1\n");
        }
    }

    @Test
    void wrongQuestionsAreRefused() {
        Safety safety = Safety.best();
        Position captured = Diagram.parse("""
                X O
                O .
                """);
        assertThatThrownBy(() -> safety.solve(captured)).hasMessage("the block at A2 has no liberty");
        assertThatThrownBy(() -> safety.certify(captured)).hasMessage("the block at A2 has no liberty");
        assertThatThrownBy(() -> safety.causes(captured)).hasMessage("the block at A2 has no liberty");
        assertThatThrownBy(() -> safety.region(captured, 1)).hasMessage("the block at A2 has no liberty");
        assertThatThrownBy(() -> safety.region(NEIGHBORS)).hasMessage("no point is given");
        assertThatThrownBy(() -> safety.region(NEIGHBORS, Color.BLACK, Color.WHITE))
                .hasMessage("no point is given");
        assertThatThrownBy(() -> safety.region(NEIGHBORS, 15)).hasMessageStartingWith("15 is not a point on");
        assertThatThrownBy(() -> safety.region(NEIGHBORS, Color.BLACK, Color.WHITE, point(NEIGHBORS, "B2")))
                .hasMessage("B2 is a stone of the defender");
        assertThatThrownBy(() -> safety.region(Diagram.parse("X.........\n".repeat(10)), 1))
                .hasMessageMatching("the region has 90 points; at most \\d+ can be solved");
        assertThatThrownBy(() -> safety.within(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> safety.inTotal(Duration.ZERO)).hasMessage("total time PT0S is not positive");
        assertThatThrownBy(() -> safety.withinNodes(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> safety.withThreads(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static int point(Position position, String name) {
        return GtpPoints.parse(position.geometry(), name);
    }

    private static long nodes(SafetyMap map) {
        return map.spent().values().stream().mapToLong(effort -> effort.nodes()).sum();
    }

    /** The front door with the strongest preset, by the classes of the libraries alone. */
    private static Object best(ClassLoader libraries) throws Exception {
        return invoke(libraries.loadClass(Safety.class.getName()).getMethod("best"));
    }

    /** The front door with a preset, by the classes of the libraries alone. */
    private static Object safety(ClassLoader libraries, String preset) throws Exception {
        Class<?> presets = libraries.loadClass(Preset.class.getName());
        Object value = invoke(presets.getMethod("valueOf", String.class), preset);
        return invoke(libraries.loadClass(Safety.class.getName()).getMethod("of", presets), value);
    }

    private static Object invoke(Method method, Object... arguments) throws Exception {
        try {
            return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw (Exception) e.getCause();
        }
    }

    /** The libraries, without Guice, and with the artifacts of the given engines only. */
    private static ClassLoader libraries(Class<?>... engines) {
        URL[] artifacts = Stream.concat(Stream.of(LIBRARIES), Stream.of(engines))
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .toArray(URL[]::new);
        return new URLClassLoader(artifacts, ClassLoader.getPlatformClassLoader());
    }
}
