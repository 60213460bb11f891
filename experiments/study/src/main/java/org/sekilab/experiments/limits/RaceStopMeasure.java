package org.sekilab.experiments.limits;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;

/**
 * Measures how long after its limit an analyzer of races returns. Races on tiny boards, sides to move and limits are
 * drawn at random from a seed. Every analysis that takes longer than its limit counts, also one with a verdict. The
 * time is that of {@link StopMeasure}.
 */
public final class RaceStopMeasure {
    /** The limits that an analyzer reports where a race is not for it, or has no end. */
    private static final Set<Limit> ANSWERS =
            Set.of(Limit.NONE, Limit.DEPTH, Limit.SIZE, Limit.STATES, Limit.REPETITION);

    private final Limits limits;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    /** @param limits what counts where no other limit is drawn */
    public RaceStopMeasure(Limits limits) {
        this.limits = limits;
    }

    /**
     * Tries each limit on so many races. Each analyzer gets the same races.
     *
     * @param listener is told each row as soon as it is measured
     */
    public void measure(String name, SemeaiAnalyzer analyzer, int samples, long seed, Consumer<StopRow> listener) {
        for (Limit limit : StopRow.Scope.RACE.limits()) {
            SplittableRandom random = new SplittableRandom(seed);
            RandomRaces races = new RandomRaces(random);
            StopRow row = new StopRow(name, StopRow.Scope.RACE, limit, 0, 0, 0);
            for (int i = 0; i < samples; i++) {
                SemeaiProblem race = races.next();
                row = sample(row, analyzer, race, Color.values()[random.nextInt(2)], StopMeasure.drawNanos(random));
            }
            listener.accept(row);
        }
    }

    private StopRow sample(StopRow row, SemeaiAnalyzer analyzer, SemeaiProblem race, Color first, long drawn) {
        long start = System.nanoTime();
        long startCpu = threads.getCurrentThreadCpuTime();
        boolean isTime = row.limit() == Limit.TIME;
        Limits own = isTime
                ? limits.withTime(Duration.ofNanos(drawn))
                : limits.withTime(Duration.ofDays(1))
                        .withCancel(() -> threads.getCurrentThreadCpuTime() - startCpu >= drawn);
        SemeaiResult result = analyzer.analyze(race, first, own);
        long taken = isTime ? System.nanoTime() - start : threads.getCurrentThreadCpuTime() - startCpu;
        Limit reason = taken >= drawn ? row.limit() : ANSWERS.contains(result.limit()) ? Limit.NONE : result.limit();
        return row.plus(reason, taken - drawn);
    }
}
