package org.sekilab.experiments.run;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Range;
import org.sekilab.experiments.store.JobResult;

/**
 * The time that a run has. It starts a job only as long as a job like the longest one so far would end in time. May be
 * shared by threads.
 */
public final class RunBudget {
    private static final Duration SHORTEST = Duration.ofMillis(1);
    private static final String KEY = "budget";

    private final LongSupplier nanoTime;
    private final long start;
    private final long nanos;
    private volatile long longest; // nanoseconds of a job; only the thread that takes results changes it

    /** @param nanoTime the clock */
    RunBudget(Duration time, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
        this.nanos = time.toNanos();
    }

    /**
     * A budget that begins now.
     *
     * @param place what gave the text, for messages
     * @param text a duration with its unit
     * @throws InputException if it is none
     */
    public static RunBudget parse(String place, String text) {
        Range<Duration> range = Range.duration(SHORTEST);
        Config config = ConfigFactory.parseMap(Map.of(KEY, text));
        try {
            Duration time = range.reading().apply(config, KEY);
            if (range.isValid().test(time)) {
                return new RunBudget(time, System::nanoTime);
            }
        } catch (ConfigException e) {
            // The message below tells what would be right.
        }
        throw new InputException(place, range.mistake().apply(text));
    }

    /** A budget that never ends. */
    static RunBudget unlimited() {
        return new RunBudget(Duration.ofNanos(Long.MAX_VALUE), () -> 0);
    }

    /** True as long as one more job may be started. */
    boolean allowsStart() {
        return nanoTime.getAsLong() - start <= nanos - longest;
    }

    /** Learns from finished jobs how long jobs take. */
    void learn(List<JobResult> results) {
        results.forEach(result -> learn(result.millis()));
    }

    /** Learns how long a job took. */
    void learn(double millis) {
        longest = Math.max(longest, (long) (millis * TimeUnit.MILLISECONDS.toNanos(1)));
    }
}
