package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.settings.Preset;

/** Positions with a wrong search result in the past; none is ever removed. */
class RegressionsTest {
    /**
     * A block lives by two eyes, one of them with dead stones in it. A search of that eye for territory may not assume
     * that the block is always alive: its own moves may fill the eye. The truth is by enumeration.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("org.sekilab.statics.RegressionsTest#positions")
    void whatRulesDoNotClaimByTheirEyesIsNotClaimedBySearches(
            String why, String diagram, Color color, String disputed, String elsewhere) {
        Position position = Diagram.parse(diagram);
        PointSet territory = PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), disputed));
        for (Preset preset : Preset.values()) {
            SearchingSafetySolver solver =
                    new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, Engines.config(preset));
            PointSet claimed = solver.solve(position).safePoints(color).copy().intersect(territory);
            assertThat(claimed.toArray())
                    .as("%s, elsewhere %s, %s", why, elsewhere, preset)
                    .isEmpty();
        }
    }
}
