package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;

class RunBudgetTest {
    private final AtomicLong clock = new AtomicLong(-7);

    @Test
    void jobIsStartedAsLongAsOneLikeTheLongestWouldEndInTime() {
        RunBudget budget = new RunBudget(Duration.ofSeconds(100), clock::get);
        assertThat(budget.allowsStart()).isTrue();
        budget.learn(List.of(took(30_000), took(2_000)));
        clock.addAndGet(TimeUnit.SECONDS.toNanos(70));
        assertThat(budget.allowsStart()).isTrue();
        clock.addAndGet(1);
        assertThat(budget.allowsStart()).isFalse();
    }

    @Test
    void withoutABudgetEachJobIsStarted() {
        RunBudget budget = RunBudget.unlimited();
        budget.learn(List.of(took(1e9)));
        assertThat(budget.allowsStart()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "two", "-2h", "0s", ""})
    void wrongTimeIsOneClearLine(String text) {
        assertThatThrownBy(() -> RunBudget.parse("--budget", text)).hasMessageStartingWith("--budget: '" + text + "' ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2h", "90m", "1ms"})
    void timeHasAUnit(String text) {
        assertThat(RunBudget.parse("--budget", text)).isNotNull();
    }

    private static JobResult took(double millis) {
        return JobResult.failed(new JobKey("r", "s", "f", 1, "", 1), 1, "none", millis);
    }
}
