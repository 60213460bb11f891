package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.RegionSolver.Boundary;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.Verdict;

/** Regions with stones of the attacker that may live inside, under either assumption about the blocks around. */
class RegionBoundaryTest {
    /** White has three points in a row: the side that plays B1 first decides. Black has two eyes. */
    private static final String THREE_IN_A_ROW = """
            . . . . . . .
            . . . . X X X
            X X X X X . X
            O O O O X X X
            . . . O X . X
            """;

    /** White has four points in a row, and lives even if black moves first. */
    private static final String FOUR_IN_A_ROW = """
            . . . . X X X
            X X X X X X .
            O O O O O X X
            . . . . O X .
            """;

    /** White has two points, and is dead even if White moves first. */
    private static final String TWO_IN_A_ROW = """
            . . . X X X .
            X X X X . X X
            O O O X X X .
            . . O X . X X
            """;

    @ParameterizedTest
    @CsvSource({
        "3, BLACK, SAFE", "3, WHITE, UNSAFE",
        "4, BLACK, UNSAFE", "4, WHITE, UNSAFE",
        "2, BLACK, SAFE", "2, WHITE, SAFE"
    })
    void stonesLiveByTheirEyesWithinBlocksThatAreAlive(int points, Color first, Verdict verdict) {
        for (KoThreats threats : new KoThreats[] {KoThreats.UNLIMITED, KoThreats.OF_THE_DEFENDER}) {
            assertThat(solve(diagram(points), first, Boundary.ALIVE, threats)).isEqualTo(verdict);
        }
    }

    /** In the worst case the block around has no liberty at all. */
    @ParameterizedTest
    @CsvSource({"3, WHITE", "4, WHITE", "2, WHITE"})
    void blocksWithoutLibertiesInsideAreLostUnderTheWorstCase(int points, Color first) {
        assertThat(solve(diagram(points), first, Boundary.UNPROVED, KoThreats.UNLIMITED))
                .isEqualTo(Verdict.UNSAFE);
    }

    private static String diagram(int points) {
        return switch (points) {
            case 2 -> TWO_IN_A_ROW;
            case 3 -> THREE_IN_A_ROW;
            default -> FOUR_IN_A_ROW;
        };
    }

    private static Verdict solve(String diagram, Color first, Boundary boundary, KoThreats threats) {
        Position position = Diagram.parse(diagram);
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        BasicRegion region = map.regions().get(map.regionIndexAt(GtpPoints.parse(position.geometry(), "A1")));
        RegionSolver solver = new RegionSolver(Engines.DFPN_R, Engines.config(Preset.M7));
        return solver.solve(position, region, first, boundary, threats).verdict();
    }
}
