package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;

/** The result names the limit of a search for each region that stays open because of it. */
class BoardLimitsTest {
    private static final Position POSITION = Diagram.parse("""
            X X X X X X X X O
            . . . . . . . X O
            . . . O . . . X O
            . . . . . . . X O
            """);

    static Stream<Arguments> limits() {
        Limits limits = Engines.LIMITS;
        return Stream.of(Engines.ALPHA_BETA, Engines.DFPN, Engines.DFPN_R)
                .flatMap(engine -> Stream.of(
                        Arguments.of(engine, limits.withMaxNodes(10), Optional.of("nodes")),
                        Arguments.of(engine, limits.withTime(Duration.ofNanos(1)), Optional.of("time"))));
    }

    @ParameterizedTest
    @MethodSource("limits")
    void limitIsToldForTheRegion(Engine engine, Limits limits, Optional<String> reason) {
        SafetyMap safety = solve(engine, limits);
        BasicRegion region = safety.regionMap(Color.BLACK).regions().get(0);
        assertThat(safety.isSafe(region)).isFalse();
        assertThat(safety.effort(region).limit()).isEqualTo(reason);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void cancelInTheMiddleIsToldAndEndsAll(Engine engine) {
        int[] asked = new int[1];
        SafetyMap safety = solve(engine, Engines.LIMITS.withCancel(() -> ++asked[0] > 5));
        BasicRegion region = safety.regionMap(Color.BLACK).regions().get(0);
        assertThat(safety.effort(region).limit()).contains("cancelled");
        assertThat(safety.effort(region).nodes()).isLessThan(Engines.LIMITS.maxNodes());
    }

    static Stream<Engine> engines() {
        return Stream.of(Engines.ALPHA_BETA, Engines.DFPN, Engines.DFPN_R);
    }

    private static SafetyMap solve(Engine engine, Limits limits) {
        SafetyConfig config = Engines.config(Preset.M7).with(limits);
        return new SearchingSafetySolver(new FloodRegionFinder(), engine, config).solve(POSITION);
    }
}
