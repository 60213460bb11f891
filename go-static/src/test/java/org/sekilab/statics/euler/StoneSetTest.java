package org.sekilab.statics.euler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;

/** The kept sets and counts equal those of whole-board operations, after any additions and removals. */
class StoneSetTest {
    /**
     * [N05] 2.2: #adjacent grows by the stones next to the new one. ext loses the new point and gains its open
     * neighbors.
     */
    @Test
    void oneStoneAddsItsNeighbors() {
        PointSet before = Diagram.parse("""
                .....
                .XX..
                .X...
                .....
                """).black();
        StoneSet stones = filled(before);
        int point = before.geometry().point(2, 1);
        stones.add(point);
        assertThat(stones.links().adjacent()).isEqualTo(before.adjacencyCount() + 2);
        PointSet gained = PointSet.of(before.geometry(), point).exterior().subtract(before);
        assertThat(stones.exterior()).isEqualTo(before.exterior().remove(point).unite(gained));
    }

    @RepeatedTest(60)
    void keptIsWhatIsComputedAnew(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(2 + random.nextInt(10), 2 + random.nextInt(10));
        StoneSet stones = new StoneSet(geometry);
        PointSet expected = new PointSet(geometry);
        for (int step = 0; step < 3 * geometry.area(); step++) {
            int point = random.nextInt(geometry.area());
            if (expected.contains(point)) {
                stones.remove(point);
                expected.remove(point);
            } else {
                stones.add(point);
                expected.add(point);
            }
            assertThat(stones.stones()).isEqualTo(expected);
            assertThat(stones.thickened()).as("seed %d, step %d", seed, step).isEqualTo(expected.thicken());
            assertThat(stones.exterior()).isEqualTo(expected.exterior());
            assertThat(stones.links()).as("seed %d, step %d", seed, step).isEqualTo(LinkCount.of(expected));
            for (int other = 0; other < geometry.area(); other++) {
                assertThat(stones.adjacentStones(other))
                        .isEqualTo(PointSet.of(geometry, other).exterior().intersectionSize(expected));
            }
        }
    }

    /** The Euler number is the change of the regions wherever the stone is linked to all other stones. */
    @RepeatedTest(60)
    void eulerNumberIsTheChangeOfTheRegions(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(2 + random.nextInt(8), 2 + random.nextInt(8));
        PointSet set = PointSet.of(geometry, random.nextInt(geometry.area()));
        StoneSet stones = filled(set);
        for (int step = 0; step < geometry.area(); step++) {
            int point = random.nextInt(geometry.area());
            PointSet after = set.copy().add(point);
            boolean isLinked = LinkCountTest.linkedParts(after) == 1;
            if (!set.contains(point) && isLinked && stones.pattern(point) != 0) {
                int change = after.copy().complement().components().size()
                        - set.copy().complement().components().size();
                assertThat(stones.eulerNumber(point))
                        .as("seed %d, %s and %s", seed, set, geometry.name(point))
                        .isEqualTo(change);
                stones.add(point);
                set = after;
            }
        }
    }

    private static StoneSet filled(PointSet set) {
        StoneSet stones = new StoneSet(set.geometry());
        for (int point : set.toArray()) {
            stones.add(point);
        }
        return stones;
    }
}
