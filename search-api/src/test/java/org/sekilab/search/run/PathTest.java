package org.sekilab.search.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.search.Seeds;

class PathTest {
    private static final int MOST_PLIES = 40;

    private record Key(long low, long high) {}

    /** Few different keys, so that states collide; a list tells the truth. */
    @RepeatedTest(10)
    void knowsThePlyOfEachStateOnItAndOfNoOther(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Path path = new Path(MOST_PLIES);
        List<Key> states = new ArrayList<>();
        for (int step = 0; step < 3_000; step++) {
            Key key = new Key(random.nextInt(8), random.nextInt(8));
            assertThat(path.plyOf(key.low(), key.high()))
                    .as("seed %d, step %d: %s in %s", seed, step, key, states)
                    .isEqualTo(states.indexOf(key));
            if (random.nextInt(5) < 3 && states.size() <= MOST_PLIES && !states.contains(key)) {
                path.push(key.low(), key.high(), states.size());
                states.add(key);
            } else if (!states.isEmpty()) {
                Key last = states.remove(states.size() - 1);
                path.pop(last.low(), last.high());
            }
        }
    }
}
