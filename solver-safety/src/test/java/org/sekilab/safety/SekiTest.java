package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.settings.Preset;
import org.sekilab.search.Engine;
import org.sekilab.statics.ClaimCheck;

/** Seki on whole boards, [NKM] 5.6; enumeration checks the claims for both colors. */
class SekiTest {
    /** Black's stones in the middle and White's around them share two liberties, and neither side may play there. */
    private static final String PLAIN = """
            . O O O O O O
            O O O O O O O
            O O X X X X X
            . O X . O . X
            O O X . O . X
            O O X O . X X
            O O X X X X X
            """;

    /** Both have an eye, Black at A2 and White at A5; B3 and C1 belong to neither side. */
    private static final String WITH_EYES = """
            . O X X X X . X
            . O O X X X X X
            X . O O X X . X
            . X O O X X X X
            X X . O X X X X
            """;

    /** Black's blocks around F1 live by the region on their left, where White lives too; so F1 is territory. */
    private static final String BESIDE = """
            O . O . O O
            O O O O O O
            X X O O X .
            X X X X X X
            X . . O . X
            X O X O X .
            """;

    @ParameterizedTest
    @ValueSource(strings = {PLAIN, WITH_EYES, BESIDE})
    void claimsOnTheseBoardsHold(String diagram) {
        SafetyMap safety = solve(diagram, Preset.M7, Engines.DFPN_R);
        ClaimCheck check = new ClaimCheck(2_000_000);
        for (Color color : Color.values()) {
            PointSet playground = PointSet.board(safety.position().geometry());
            safety.regionMap(color.opposite()).blocks().stream()
                    .filter(block -> safety.isAliveBy(block, SafetyMethod.BENSON))
                    .forEach(block -> playground.subtract(block.stones()));
            check.check(safety, color, playground, diagram);
        }
        assertThat(check.proved()).isPositive();
    }

    @Test
    void stonesThatShareTheirLibertiesAreInSeki() {
        SafetyMap safety = solve(PLAIN, Preset.M7, Engines.DFPN_R);
        assertThat(names(safety.sekiStones(Color.WHITE))).contains("E3 E4");
        assertThat(safety.isSeki(regionAt(safety, Color.BLACK, "D4"))).isTrue();
        assertThat(safety.isSafe(regionAt(safety, Color.BLACK, "D4"))).isFalse();
    }

    @Test
    void eyesInSekiAreTerritoryAndTheRestIsNobodys() {
        SafetyMap safety = solve(WITH_EYES, Preset.M7, Engines.DFPN_R);
        assertThat(names(safety.sekiStones(Color.BLACK))).isEqualTo("A1 B1 B2 A3");
        assertThat(names(safety.sekiStones(Color.WHITE))).isEqualTo("D1 C2 D2 C3 D3 B4 C4 B5");
        assertThat(safety.isSafe(regionAt(safety, Color.BLACK, "A2"))).isTrue();
        assertThat(safety.isSeki(regionAt(safety, Color.BLACK, "B3"))).isTrue();
        assertThat(safety.isSeki(regionAt(safety, Color.WHITE, "B3"))).isTrue();
    }

    /** A block that lives at least in seki may help each region that its proof does not use, and no other region. */
    @Test
    void blocksAtLeastInSekiMakeOtherRegionsSafe() {
        SafetyMap without = solve(BESIDE, Preset.M6, Engines.DFPN_R);
        assertThat(without.isSafe(regionAt(without, Color.BLACK, "F1"))).isFalse();
        SafetyMap with = solve(BESIDE, Preset.M7, Engines.DFPN_R);
        assertThat(with.isSafe(regionAt(with, Color.BLACK, "F1"))).isTrue();
        assertThat(with.isSafe(regionAt(with, Color.BLACK, "B2"))).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Color.class)
    void enginesAgree(Color color) {
        for (String diagram : new String[] {PLAIN, WITH_EYES, BESIDE}) {
            assertThat(solve(diagram, Preset.M7, Engines.ALPHA_BETA).sekiStones(color))
                    .isEqualTo(solve(diagram, Preset.M7, Engines.DFPN_R).sekiStones(color));
        }
    }

    private static SafetyMap solve(String diagram, Preset preset, Engine engine) {
        Position position = Diagram.parse(diagram);
        return new SearchingSafetySolver(new FloodRegionFinder(), engine, Engines.config(preset)).solve(position);
    }

    private static BasicRegion regionAt(SafetyMap safety, Color color, String point) {
        RegionMap map = safety.regionMap(color);
        return map.regions()
                .get(map.regionIndexAt(GtpPoints.parse(safety.position().geometry(), point)));
    }

    private static String names(PointSet points) {
        StringBuilder names = new StringBuilder();
        for (int point : points.toArray()) {
            names.append(points.geometry().name(point)).append(' ');
        }
        return names.toString().strip();
    }
}
