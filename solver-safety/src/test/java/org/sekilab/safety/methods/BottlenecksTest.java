package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;

class BottlenecksTest {
    private static final int MAX_GATE = 2;

    /** The gate separates, and no smaller one does: all sets of fewer points are tried. */
    @RepeatedTest(100)
    void gatesAreSmallest(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        Geometry geometry = Geometry.of(3 + random.nextInt(4), 3 + random.nextInt(4));
        PointSet open = new PointSet(geometry);
        PointSet far = new PointSet(geometry);
        for (int point = 0; point < geometry.area(); point++) {
            if (random.nextInt(4) > 0) {
                open.add(point);
                if (random.nextInt(8) == 0) {
                    far.add(point);
                }
            }
        }
        Bottlenecks bottlenecks = new Bottlenecks(open, far, MAX_GATE);
        for (int seed = open.first(); seed != Points.NONE; seed = open.next(seed)) {
            if (!far.contains(seed)) {
                int radius = 2 + random.nextInt(3);
                PointSet outside = outside(open, far, seed, radius);
                Optional<Bottlenecks.Cut> cut = bottlenecks.around(seed, radius);
                int smallest = smallestGate(open, outside, seed);
                assertThat(cut.map(found -> found.gate().size()).orElse(MAX_GATE + 1))
                        .as("seed %d on %s, radius %d", seed, open, radius)
                        .isEqualTo(smallest);
                if (cut.isPresent()) {
                    PointSet rest = open.copy().subtract(cut.get().gate());
                    assertThat(PointSet.of(geometry, seed).flood(rest))
                            .isEqualTo(cut.get().inside());
                    assertThat(cut.get().inside().intersects(outside)).isFalse();
                }
            }
        }
    }

    /** A corridor one point wide between two rooms: the far end of it is the gate, not the near one. */
    @Test
    void gateIsAsFarAwayAsCanBe() {
        Geometry geometry = Geometry.of(7, 3);
        PointSet open = PointSet.board(geometry);
        for (int column = 2; column <= 4; column++) {
            open.remove(geometry.point(column, 0)).remove(geometry.point(column, 2));
        }
        Bottlenecks.Cut cut = new Bottlenecks(open, new PointSet(geometry), MAX_GATE)
                .around(geometry.point(0, 1), 6)
                .orElseThrow();
        assertThat(cut.gate()).isEqualTo(PointSet.of(geometry, geometry.point(5, 1)));
        assertThat(cut.inside().size()).isEqualTo(9);
    }

    private static PointSet outside(PointSet open, PointSet far, int seed, int radius) {
        PointSet reached = PointSet.of(open.geometry(), seed);
        PointSet front = reached.copy();
        PointSet outside = new PointSet(open.geometry());
        for (int steps = 1; steps <= radius; steps++) {
            front = front.exterior().intersect(open).subtract(reached);
            reached.unite(front);
            outside.unite(steps == radius ? front : front.copy().intersect(far));
            front.subtract(far);
        }
        return outside;
    }

    private static int smallestGate(PointSet open, PointSet outside, int seed) {
        PointSet candidates = open.copy().subtract(outside).remove(seed);
        if (isCut(open, outside, seed)) {
            return 0;
        }
        for (int point = candidates.first(); point != Points.NONE; point = candidates.next(point)) {
            if (isCut(open.copy().remove(point), outside, seed)) {
                return 1;
            }
        }
        for (int first = candidates.first(); first != Points.NONE; first = candidates.next(first)) {
            for (int second = candidates.next(first); second != Points.NONE; second = candidates.next(second)) {
                if (isCut(open.copy().remove(first).remove(second), outside, seed)) {
                    return 2;
                }
            }
        }
        return MAX_GATE + 1;
    }

    private static boolean isCut(PointSet open, PointSet outside, int seed) {
        return !PointSet.of(open.geometry(), seed).flood(open).intersects(outside);
    }
}
