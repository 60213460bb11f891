package org.sekilab.experiments.store;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How far a run is, for those that watch it from another process.
 *
 * @param part the part of the study that the folder is for
 * @param session the process that began last; empty before the first one
 * @param isAtWork true while a process adds results
 * @param jobs how many there are
 * @param done those that have a result, failed ones too
 * @param failed those that failed
 * @param doneBySession results of the last process
 * @param worked the time that the last process has worked
 * @param lastResult when it came; empty if that is not known
 * @param failures the first jobs that failed; unmodifiable
 * @param slowest the jobs that took longest, the longest first; unmodifiable
 */
public record RunState(
        Optional<Part> part,
        Optional<Session> session,
        boolean isAtWork,
        int jobs,
        int done,
        int failed,
        int doneBySession,
        Duration worked,
        Optional<Instant> lastResult,
        List<EndedJob> failures,
        List<EndedJob> slowest) {
    private static final int MOST_LISTED = 5;
    private static final double MILLIS_PER_SECOND = 1000;

    /** A job with a result. */
    public record EndedJob(JobKey key, double millis, String error) {}

    public RunState {
        failures = List.copyOf(failures);
        slowest = List.copyOf(slowest);
    }

    /**
     * Reads the state of a folder. A run may write meanwhile.
     *
     * @param place what named the folder, for messages
     * @param now the time
     * @throws org.sekilab.experiments.InputException if there are no results
     */
    public static RunState read(String place, Path folder, Instant now) {
        boolean isAtWork = FolderLock.isTaken(folder); // before the results, so that a finished run is not left unseen
        try (ResultStore store = ResultStore.openExisting(place, folder)) {
            Optional<Session> session = store.processes().values().stream().reduce((earlier, later) -> later);
            Optional<Part> part = store.part();
            int planned = store.runs().size()
                    * store.planned().values().stream()
                            .mapToInt(Integer::intValue)
                            .sum();
            int done = store.count("1 = 1");
            Optional<Instant> last = store.lastResult();
            return new RunState(
                    part,
                    session,
                    isAtWork,
                    Math.max(part.map(Part::jobs).orElse(planned), done), // older versions noted no number
                    done,
                    store.count("status = 'failed'"),
                    store.count("session = (SELECT max(id) FROM session)"),
                    session.flatMap(its -> (isAtWork ? Optional.of(now) : last)
                                    .map(end -> Duration.between(its.started(), end)))
                            .orElse(Duration.ZERO),
                    last,
                    store.ended("status = 'failed' ORDER BY id", MOST_LISTED),
                    store.ended("1 = 1 ORDER BY millis DESC", MOST_LISTED));
        }
    }

    /** Jobs a second of the last process. Empty before its first result. */
    public Optional<Double> jobsPerSecond() {
        return doneBySession == 0 || worked.isNegative() || worked.isZero()
                ? Optional.empty()
                : Optional.of(doneBySession * MILLIS_PER_SECOND / worked.toMillis());
    }

    /** The time that is left at this rate. Empty if nothing is left, no run is at work, or the rate is not known. */
    public Optional<Duration> timeLeft() {
        int left = jobs - done;
        return left <= 0 || !isAtWork
                ? Optional.empty()
                : jobsPerSecond().map(rate -> Duration.ofMillis(Math.round(left / rate * MILLIS_PER_SECOND)));
    }
}
