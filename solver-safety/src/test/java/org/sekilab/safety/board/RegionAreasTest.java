package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.Engines;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;

/** The areas of a board with regions of 6, 4 and 2 points. */
class RegionAreasTest {
    private final BoardFixture board = new BoardFixture("""
            . . . X . . X .
            . . . X . . X .
            """);

    @Test
    void smallestAreaComesFirst() {
        assertThat(areas(config(30, 30), RegionMerger.NONE))
                .extracting(area -> area.points().size())
                .containsExactly(2, 4, 6);
    }

    @Test
    void largerRegionsThanTheLimitAreLeftOut() {
        assertThat(areas(config(4, 30), RegionMerger.NONE))
                .extracting(area -> area.points().size())
                .containsExactly(2, 4);
    }

    /** All three are related by their blocks. Merged, they have a limit of their own. */
    @Test
    void mergedAreasHaveALimitOfTheirOwn() {
        assertThat(areas(config(30, 12), RegionMerger.RELATED))
                .extracting(area -> area.points().size())
                .containsExactly(12);
        assertThat(areas(config(30, 11), RegionMerger.RELATED)).isEmpty();
    }

    @Test
    void onlyOpenRegionsAreSearched() {
        SafetyMethod method = new SafetyMethod("test", 1);
        board.board.commit(JointProof.of(AreaResult.solved(board.area("A1"), new long[1], Goal.WIN), method));
        assertThat(areas(config(30, 30), RegionMerger.NONE))
                .extracting(area -> area.points().size())
                .containsExactly(2, 4);
        assertThat(RegionAreas.of(List.of(board.region("A1")), board.board, config(30, 30), RegionMerger.NONE))
                .extracting(SearchArea::parts)
                .containsExactly(List.of(board.region("A1")));
    }

    private List<SearchArea> areas(SafetyConfig config, RegionMerger merger) {
        return RegionAreas.open(board.board, config, merger);
    }

    private static SafetyConfig config(int single, int merged) {
        return new SafetyConfig(Preset.M7.features(), single, merged, 14, Engines.LIMITS);
    }
}
