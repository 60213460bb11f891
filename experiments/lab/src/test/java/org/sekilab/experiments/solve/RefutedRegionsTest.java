package org.sekilab.experiments.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.demo.RegionTruth;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.CauseMap;
import org.sekilab.safety.Refutations;
import org.sekilab.safety.RefutedRegion;

/** No region that is SAFE by enumeration is refuted, and some that are not SAFE are. */
class RefutedRegionsTest {
    private final Laboratory laboratory = Laboratory.open(
            new Layers(new Mistakes())
                    .addOption("test", SearchKeys.REGION_NODES, "200")
                    .addOption("test", SearchKeys.REFUTE_NODES, "2000"),
            new Mistakes());

    @Test
    void noSafeRegionOfTheOracleIsRefuted() {
        check(12);
    }

    @Test
    @Tag("thorough")
    void noSafeRegionOfTheWholeOracleIsRefuted() {
        check(1);
    }

    /** @param step every how many problems are judged */
    private void check(int step) {
        List<RegionTruth> truths = DemoData.regionTruths();
        Map<Integer, Position> positions = new HashMap<>();
        DemoData.regions().read().boards().forEach(board -> positions.put(board.index(), board.position()));
        int refuted = 0;
        for (int i = 0; i < truths.size(); i += step) {
            RegionTruth truth = truths.get(i);
            Position position = positions.get(truth.index());
            CauseMap causes =
                    laboratory.causeFinder().find(laboratory.safetySolver().solve(position));
            Refutations found = laboratory.refuter().refute(causes, 50_000);
            PointSet asked = PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), truth.at()));
            for (RefutedRegion region : found.regions()) {
                boolean isAsked = region.region().color() == truth.defender()
                        && region.region().points().intersects(asked);
                assertThat(isAsked && truth.isSafe()).as("%s", truth).isFalse();
                refuted += isAsked ? 1 : 0;
            }
        }
        assertThat(refuted).isPositive();
    }
}
