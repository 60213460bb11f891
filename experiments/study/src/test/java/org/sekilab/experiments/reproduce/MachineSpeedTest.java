package org.sekilab.experiments.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Iterator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The speed and the noise of a machine, with a clock of the test. */
class MachineSpeedTest {
    private static final long MILLI = 1_000_000;

    @Test
    void steadyMachineHasItsNodesPerSecondAndNoNoise() {
        MachineSpeed speed = measure(10, 10, 10, 10, 10, 10, 10, 10, 10, 10);
        assertThat(speed.nodes()).isEqualTo(500);
        assertThat(speed.nodesPerSecond())
                .as("half of the wall time is that of other programs")
                .isCloseTo(100_000, within(0.001));
        assertThat(speed.noise()).isZero();
        assertThat(speed.label()).isEqualTo("100,000 nodes in a second of the processor in a fixed search, noise 0%");
    }

    @Test
    void noisyMachineIsTold() {
        MachineSpeed speed = measure(10, 20, 10, 20, 10, 20, 10, 20, 10, 20);
        assertThat(speed.isNoisy()).isTrue();
        assertThat(speed.label()).endsWith(": a noisy machine, so times tell little");
        assertThat(measure(10, 10, 10, 10, 10, 10, 10, 10, 10, 99).isNoisy())
                .as("one outlier is no noise")
                .isFalse();
    }

    /** Ten searches are timed, after two that warm the machine up. */
    private static MachineSpeed measure(long... millis) {
        Iterator<Long> clock = LongStream.of(millis)
                .flatMap(each -> LongStream.of(0, each * MILLI))
                .iterator();
        Iterator<Long> processor = LongStream.of(millis)
                .flatMap(each -> LongStream.of(0, each * MILLI / 2))
                .iterator();
        AtomicInteger searches = new AtomicInteger();
        MachineSpeed speed = MachineSpeed.measure(
                () -> {
                    searches.incrementAndGet();
                    return 500;
                },
                clock::next,
                processor::next);
        assertThat(searches).hasValue(12);
        assertThat(clock.hasNext()).isFalse();
        return speed;
    }
}
