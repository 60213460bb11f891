package org.sekilab.experiments.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShardTest {
    private static final List<JobKey> KEYS = keys();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 16, 100})
    void shardsOfAnyCountHaveEachJobOnce(int count) {
        check(count, KEYS);
    }

    @Test
    void asManyShardsAsJobsHaveEachJobOnce() {
        check(KEYS.size(), KEYS.subList(0, 50));
    }

    @Test
    @Tag("thorough")
    void asManyShardsAsJobsHaveEachOfAllJobsOnce() {
        check(KEYS.size(), KEYS);
    }

    private static void check(int count, List<JobKey> keys) {
        List<Shard> shards = IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Shard(number, count))
                .toList();
        assertThat(keys)
                .allSatisfy(key -> assertThat(shards.stream().filter(shard -> shard.has(key)))
                        .hasSize(1));
    }

    @Test
    void shardsHaveAboutTheSameNumberOfJobs() {
        for (int number = 1; number <= 4; number++) {
            Shard shard = new Shard(number, 4);
            assertThat(KEYS.stream().filter(shard::has).count())
                    .isBetween(KEYS.size() / 4L * 8 / 10, KEYS.size() / 4L * 12 / 10);
        }
    }

    /** Another machine must choose the same shard. {@code sha256sum} gave the hash of the key's parts with lengths. */
    @Test
    void hashOfTheKeyTellsTheShard() {
        JobKey key = new JobKey("M6", "games", "a.sgf", 12, "white first", 3);
        // printf '2:M65:games5:a.sgf2:1211:white first1:3' | sha256sum
        int last = Integer.parseInt("32a9", 16);
        assertThat(new Shard(last % 256 + 1, 256).has(key)).isTrue();
        assertThat(new Shard((last + 1) % 256 + 1, 256).has(key)).isFalse();
    }

    @Test
    void eachPartOfTheKeyCounts() {
        JobKey key = new JobKey("r", "s", "f", 1, "i", 1);
        List<JobKey> others = new ArrayList<>();
        for (int i = 2; i < 40; i++) {
            others.add(new JobKey("r" + i, "s", "f", 1, "i", 1));
            others.add(new JobKey("r", "s" + i, "f", 1, "i", 1));
            others.add(new JobKey("r", "s", "f" + i, 1, "i", 1));
            others.add(new JobKey("r", "s", "f", i, "i", 1));
            others.add(new JobKey("r", "s", "f", 1, "i" + i, 1));
            others.add(new JobKey("r", "s", "f", 1, "i", i));
        }
        Shard whole = new Shard(1, 1);
        assertThat(whole.has(key)).isTrue();
        for (int part = 0; part < 6; part++) {
            int first = part;
            long shards = IntStream.iterate(first, i -> i < others.size(), i -> i + 6)
                    .map(i -> shardOf(others.get(i)))
                    .distinct()
                    .count();
            assertThat(shards).isGreaterThan(8);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            0/4           | '0/4' is no shard: I is from 1 to N
            5/4           | '5/4' is no shard: I is from 1 to N
            0/0           | '0/0' is no shard: I is from 1 to N
            a/b           | 'a/b' is not I/N, such as 3/16
            3             | '3' is not I/N, such as 3/16
            1/2/3         | '1/2/3' is not I/N, such as 3/16
            -1/4          | '-1/4' is not I/N, such as 3/16
            1/99999999999 | '1/99999999999' is not I/N, such as 3/16
            """)
    void wrongTextIsOneClearLine(String text, String message) {
        assertThatThrownBy(() -> Shard.parse("--shard", text)).hasMessage("--shard: %s", message);
    }

    private static int shardOf(JobKey key) {
        return IntStream.rangeClosed(1, 16)
                .filter(number -> new Shard(number, 16).has(key))
                .findFirst()
                .orElseThrow();
    }

    private static List<JobKey> keys() {
        List<JobKey> keys = new ArrayList<>();
        for (String run : List.of("M6", "M7")) {
            for (int index = 1; index <= 500; index++) {
                keys.add(new JobKey(run, "games", "a.sgf", index, "", 1));
                keys.add(new JobKey(run, "races", "races.csv", index, "black first", 2));
            }
        }
        return keys;
    }
}
