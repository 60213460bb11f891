package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {
    @Test
    void severalSearchesHaveTheirLimitsTogether() {
        Limits one = Limits.DEFAULT.withTime(Duration.ofSeconds(7)).withMaxNodes(1_000);

        Limits three = one.ofSeveral(3);

        assertThat(three.time()).isEqualTo(Duration.ofSeconds(21));
        assertThat(three.maxNodes()).isEqualTo(3_000);
        assertThat(three.tableBytes()).isEqualTo(one.tableBytes());
    }

    @Test
    void noLimitStaysNoLimit() {
        Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
        Limits none = Limits.DEFAULT.withTime(longest).withMaxNodes(Long.MAX_VALUE);

        Limits three = none.ofSeveral(3);

        assertThat(three.time()).isEqualTo(longest);
        assertThat(three.maxNodes()).isEqualTo(Long.MAX_VALUE);
    }
}
