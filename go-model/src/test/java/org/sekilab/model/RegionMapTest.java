package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Blocks and regions of a color share the board, and each knows its neighbors. */
class RegionMapTest {
    @RepeatedTest(20)
    void eachPointBelongsToOneBlockOrOneRegion(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Position position = random(random);
        for (Color color : Color.values()) {
            RegionMap map = new FloodRegionFinder().find(position, color);
            for (int point = 0; point < position.geometry().area(); point++) {
                int block = map.blockIndexAt(point);
                int region = map.regionIndexAt(point);
                assertThat(block == Points.NONE)
                        .as("seed %d, point %d", seed, point)
                        .isEqualTo(region != Points.NONE)
                        .isEqualTo(!position.stones(color).contains(point));
                PointSet points = block == Points.NONE
                        ? map.regions().get(region).points()
                        : map.blocks().get(block).stones();
                assertThat(points.contains(point)).isTrue();
            }
        }
    }

    /** A block and a region are neighbors for both of them, and where their points touch. */
    @RepeatedTest(20)
    void neighborsAreMutual(RepetitionInfo run) {
        Position position = random(new Random(Seeds.next(run)));
        for (Color color : Color.values()) {
            RegionMap map = new FloodRegionFinder().find(position, color);
            for (Block block : map.blocks()) {
                Set<Integer> touched = new HashSet<>();
                for (BasicRegion region : map.regions()) {
                    if (region.points().intersects(block.stones().exterior())) {
                        touched.add(region.index());
                    }
                }
                assertThat(map.regionsOf(block))
                        .isSorted()
                        .containsExactlyInAnyOrder(
                                touched.stream().mapToInt(Integer::intValue).toArray());
                for (int region : map.regionsOf(block)) {
                    assertThat(map.blocksOf(map.regions().get(region))).contains(block.index());
                }
            }
        }
    }

    @Test
    void blocksAndRegionsAreInTheOrderOfTheirPoints() {
        RegionMap map = new FloodRegionFinder().find(random(new Random(1)), Color.BLACK);
        assertThat(map.blocks()).extracting(Block::anchor).isSorted();
        assertThat(map.regions()).extracting(region -> region.points().first()).isSorted();
        assertThat(map.color()).isEqualTo(Color.BLACK);
    }

    private static Position random(Random random) {
        Geometry geometry = Geometry.of(3 + random.nextInt(5), 3 + random.nextInt(5));
        PointSet[] stones = {new PointSet(geometry), new PointSet(geometry)};
        for (int point = 0; point < geometry.area(); point++) {
            int color = random.nextInt(3);
            if (color < 2) {
                stones[color].add(point);
            }
        }
        return Position.of(stones[0], stones[1], Color.BLACK);
    }
}
