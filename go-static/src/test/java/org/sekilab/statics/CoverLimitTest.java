package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Seeds;

/** What the limit excludes, no plan of disjoint pairs does. */
class CoverLimitTest {
    @RepeatedTest(3)
    void whatAPlanDoesIsNotExcluded(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int covers = 0;
        int splits = 0;
        int splitsOfSeveral = 0; // chains
        for (int i = 0; i < 100_000; i++) {
            LocalArea area = MiaiPlannerTest.area(random);
            LocalChains chains = new LocalChains(area);
            MiaiPlan plan = plan(area, random);
            long touched = area.touched();
            for (int chain = 0; chain < chains.places(); chain++) {
                long adjacent = chains.exterior(chain);
                if (MiaiCheck.cover(area, plan, area.all(), adjacent, touched) == area.all()) {
                    assertThat(CoverLimit.mayCover(area, area.all(), adjacent, touched))
                            .as("seed %d, area %d", seed, i)
                            .isTrue();
                    covers++;
                }
            }
            if (MiaiCheck.isTerritory(area, plan)) {
                assertThat(CoverLimit.mayBeTerritory(area))
                        .as("seed %d, area %d", seed, i)
                        .isTrue();
            }
            boolean isWhole = CoverLimit.mayCover(area, area.all(), touched, touched);
            if (!isWhole && plan.size() > 0 && givesAnEye(area, plan, chains)) {
                assertThat(CoverLimit.maySplit(area))
                        .as("seed %d, area %d", seed, i)
                        .isTrue();
                splits++;
                splitsOfSeveral += chains.count() > 1 ? 1 : 0;
            }
        }
        assertThat(covers).isGreaterThan(1_000);
        assertThat(splits).isGreaterThan(10);
        assertThat(splitsOfSeveral).isGreaterThan(10);
    }

    /** True if the plan keeps a liberty for one of the chains that it leaves. */
    private static boolean givesAnEye(LocalArea area, MiaiPlan plan, LocalChains alone) {
        LocalChains chains = alone.copy();
        chains.joinBy(plan);
        for (int chain = 0; chain < chains.places(); chain++) {
            if (chains.isChain(chain) && MiaiCheck.vitality(area, plan, chains, chain, 0) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Random pairs, half of them of neighbors. */
    private static MiaiPlan plan(LocalArea area, Random random) {
        MiaiPlan plan = new MiaiPlan();
        for (int i = random.nextInt(8); i > 0; i--) {
            long free = area.empties() & ~plan.used();
            if (Long.bitCount(free) < 2) {
                break;
            }
            long first = pick(free, random);
            long near = area.neighbors(Long.numberOfTrailingZeros(first)) & free;
            plan.add(first | pick(near != 0 && random.nextBoolean() ? near : free & ~first, random));
        }
        return plan;
    }

    private static long pick(long mask, Random random) {
        long rest = mask;
        for (int i = random.nextInt(Long.bitCount(mask)); i > 0; i--) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }
}
