package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.PointSet;

class EnclosedRegionTest {
    private static final EyeShape SHAPE = EyeShape.parse("oo/oo", Place.CENTRE);

    @Test
    void partsShareTheBoard() {
        for (int outside = 0; outside <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; outside++) {
            EnclosedRegion region = EnclosedRegion.of(SHAPE, outside);
            int area = region.points().geometry().area();
            assertThat(region.points().size()
                            + region.block().size()
                            + region.outside().size()
                            + region.wall().size())
                    .isEqualTo(area);
            PointSet all = region.points()
                    .copy()
                    .unite(region.block())
                    .unite(region.outside())
                    .unite(region.wall());
            assertThat(all.size()).isEqualTo(area);
            assertThat(region.outside().size()).isEqualTo(outside);
        }
    }

    /** The block has all points of the region and each outside liberty as liberties, and no two of the latter touch. */
    @Test
    void blockHasItsLiberties() {
        EnclosedRegion region = EnclosedRegion.of(SHAPE, 2);
        assertThat(region.block().components()).hasSize(1);
        assertThat(region.block().exterior().intersect(region.outside())).isEqualTo(region.outside());
        assertThat(region.outside().exterior().intersects(region.outside())).isFalse();
        assertThat(region.points().exterior().intersect(region.block()))
                .isEqualTo(region.points().exterior());
    }
}
