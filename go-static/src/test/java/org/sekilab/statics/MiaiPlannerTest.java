package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;

/** A plan of a small area is so good that no further pair of neighbors makes it better. */
class MiaiPlannerTest {
    private static final int SIDE = 6;
    private static final int MOST_GROUPS = 3;
    private static final int FEW_POINTS = 12; // next to groups: the planner tries all pairs of neighbors

    @RepeatedTest(3)
    void noPairOfNeighborsMakesAPlanBetter(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int pairs = 0;
        for (int i = 0; i < 2_000; i++) {
            LocalArea area = area(random);
            if (Long.bitCount(area.empties() & area.touched()) > FEW_POINTS) {
                continue;
            }
            LocalChains chains = new LocalChains(area);
            List<MiaiPlan> plans = new MiaiPlanner(area, chains, new MiaiPlan(), area.empties(), 0).planLife();
            MiaiPlan plan = plans.get(MiaiPlanner.Aim.TWO_EYES.ordinal());
            int worth = worth(area, plan);
            long free = area.empties() & ~plan.used();
            for (long first = free; first != 0; first &= first - 1) {
                int point = Long.numberOfTrailingZeros(first);
                for (long second = area.neighbors(point) & free; second != 0; second &= second - 1) {
                    MiaiPlan longer = new MiaiPlan(plan);
                    longer.add(MiaiPlan.pairOf(point, Long.numberOfTrailingZeros(second)));
                    assertThat(worth(area, longer))
                            .as("seed %d, area %d", seed, i)
                            .isLessThanOrEqualTo(worth);
                    pairs++;
                }
            }
        }
        assertThat(pairs).isGreaterThan(500);
    }

    /** The measure of a plan for two eyes: joins and first eyes count most, and each pair costs a little. */
    private static int worth(LocalArea area, MiaiPlan plan) {
        LocalChains chains = new LocalChains(area);
        int alone = chains.count();
        chains.joinBy(plan);
        int worth = 12 * (alone - chains.count()) - plan.size();
        for (int chain = 0; chain < chains.places(); chain++) {
            if (chains.isChain(chain)) {
                worth += 10 * chains.blockCount(chain) * MiaiCheck.vitality(area, plan, chains, chain, 0);
            }
        }
        return worth;
    }

    /** A random connected area. Each point at its rim is next to one or more groups of the defender. */
    static LocalArea area(Random random) {
        Geometry geometry = Geometry.of(SIDE, SIDE);
        PointSet inside = PointSet.of(geometry, random.nextInt(geometry.area()));
        int size = 2 + random.nextInt(13);
        while (inside.size() < size) {
            int[] next = inside.exterior().toArray();
            inside.add(next[random.nextInt(next.length)]);
        }
        PointSet none = new PointSet(geometry);
        LocalShape shape = LocalShape.ofArea(Color.BLACK, inside, none, none, List.of(), new long[0]);
        long[] exteriors = new long[1 + random.nextInt(MOST_GROUPS)];
        for (int point = inside.first(); point != Points.NONE; point = inside.next(point)) {
            if (!inside.containsAll(PointSet.of(geometry, point).exterior())) {
                exteriors[random.nextInt(exteriors.length)] |= 1L << shape.localOf(point);
                exteriors[random.nextInt(exteriors.length)] |= 1L << shape.localOf(point);
            }
        }
        long stones = shape.all() & random.nextLong() & random.nextLong();
        return new LocalArea(shape.neighbors(), shape.all(), shape.all() & ~stones, 0, exteriors, Proofs.ANY);
    }
}
