package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Seeds;

/** The bound of eyes excludes no set of groups that lives together. */
class GroupEliminationTest {
    private static final int JOIN_SHIFT = 16; // of the values of PartEvaluator
    private static final int JOIN_BITS = 3;

    @RepeatedTest(3)
    void groupsThatLiveAreNotExcluded(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int living = 0;
        int excluded = 0;
        for (int i = 0; i < 200_000; i++) {
            int groups = 1 + random.nextInt(4);
            int parts = 1 + random.nextInt(4);
            int[] elsewhere = random.ints(groups, 0, 3).map(eyes -> eyes / 2).toArray();
            GroupElimination elimination = new GroupElimination(elsewhere);
            elimination.start(groups);
            long[] values = new long[parts];
            long[] empties = new long[parts];
            int[] touching = new int[parts];
            long useless = 0;
            for (int part = 0; part < parts; part++) {
                touching[part] = 1 + random.nextInt((1 << groups) - 1);
                empties[part] = (1L << random.nextInt(4)) - 1;
                if (random.nextInt(3) == 0) {
                    useless |= 1L << part;
                } else {
                    values[part] = value(elimination, touching[part], Long.bitCount(empties[part]) > 1 ? 2 : 1, random);
                }
            }
            elimination.eliminate(parts, values, touching);
            boolean mayLive = elimination.mayAllLive(parts, useless, empties, touching);
            if (elimination.areAllAlive()) {
                assertThat(mayLive).as("seed %d, state %d", seed, i).isTrue();
                living++;
            }
            excluded += mayLive ? 0 : 1;
        }
        assertThat(living).isGreaterThan(1_000);
        assertThat(excluded).isGreaterThan(1_000);
    }

    /** A random value of a part. Joins its groups in the elimination as the value says. */
    private static long value(GroupElimination elimination, int touching, int mostEyes, Random random) {
        long value = 0;
        int first = Integer.numberOfTrailingZeros(touching);
        boolean joins = random.nextBoolean();
        int place = 0;
        for (int rest = touching; rest != 0; rest &= rest - 1) {
            value |= joins && place > 0 ? 0 : (long) random.nextInt(mostEyes + 1) << 2 * place;
            value |= (joins ? 0L : place) << JOIN_SHIFT + JOIN_BITS * place;
            if (joins) {
                elimination.join(first, Integer.numberOfTrailingZeros(rest));
            }
            place++;
        }
        return value;
    }
}
