package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Seeds;

class PathNumbersTest {
    @Test
    void samePathHasTheSameNumber() {
        PathNumbers numbers = new PathNumbers(10);
        enter(numbers, 1, 2, 3);
        int first = numbers.of(2);
        enter(numbers, 1, 4, 3);
        int other = numbers.of(2);
        enter(numbers, 1, 2, 3);
        assertThat(other).isNotEqualTo(first);
        assertThat(numbers.of(2)).isEqualTo(first);
    }

    /** This holds for any number of forgotten paths in between. */
    @RepeatedTest(3)
    void differentPathsNeverShareANumber(RepetitionInfo run) {
        SplittableRandom random = new SplittableRandom(Seeds.next(run));
        PathNumbers numbers = new PathNumbers(10);
        Map<Integer, List<Long>> paths = new HashMap<>();
        for (int i = 0; i < 50_000; i++) {
            long[] path = random.longs(1 + i % 8, 0, 9).toArray();
            enter(numbers, path);
            int ply = random.nextInt(path.length);
            List<Long> prefix = LongStream.of(path).limit(ply + 1).boxed().toList();
            List<Long> before = paths.putIfAbsent(numbers.of(ply), prefix);
            assertThat(before == null || before.equals(prefix))
                    .as("%s and %s", before, prefix)
                    .isTrue();
        }
    }

    private static void enter(PathNumbers numbers, long... path) {
        for (int ply = 0; ply < path.length; ply++) {
            numbers.enter(ply, path[ply], ~path[ply]);
        }
    }
}
