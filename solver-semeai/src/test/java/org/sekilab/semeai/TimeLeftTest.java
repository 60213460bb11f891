package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Limits;

class TimeLeftTest {
    private static final Limits HOUR =
            Limits.DEFAULT.withTime(Duration.ofHours(1)).withMaxNodes(7);

    @Test
    void eachQuestionGetsAnEqualPartOfWhatIsLeft() {
        TimeLeft time = new TimeLeft(HOUR);
        Duration third = time.share(3).time();
        assertThat(third).isLessThanOrEqualTo(Duration.ofMinutes(20)).isGreaterThan(Duration.ofMinutes(10));
        assertThat(time.share(1).time()).isGreaterThan(third).isLessThan(HOUR.time());
        assertThat(time.share(3).maxNodes()).isEqualTo(7);
    }

    @Test
    void atTheEndSoLittleIsLeftThatAQuestionEndsAtOnce() {
        TimeLeft time = new TimeLeft(HOUR.withTime(Duration.ofNanos(1)));
        assertThat(time.share(1).time()).isEqualTo(Duration.ofNanos(1));
        assertThat(time.share(4).time()).isEqualTo(Duration.ofNanos(1));
    }
}
