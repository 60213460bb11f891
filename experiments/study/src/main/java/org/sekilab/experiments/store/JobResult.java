package org.sekilab.experiments.store;

import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.Words;

/**
 * How a job ended.
 *
 * @param key which job
 * @param seed what its randomness came from
 * @param status how the job ended
 * @param error what went wrong, in a line; empty if nothing did
 * @param millis wall time
 * @param board counts of a whole board; empty for other jobs and for failed jobs
 * @param answers what was found out; unmodifiable
 * @param engines which engines searched, and what they spent; unmodifiable
 */
public record JobResult(
        JobKey key,
        long seed,
        Status status,
        String error,
        double millis,
        Optional<BoardCounts> board,
        List<Answer> answers,
        List<EngineEffort> engines) {
    private static final String TIME = "TIME";

    public JobResult {
        answers = List.copyOf(answers);
        engines = List.copyOf(engines);
        if ((status == Status.FAILED) == error.isEmpty()) {
            throw new IllegalArgumentException("status %s does not go with error '%s'".formatted(status, error));
        }
    }

    /** True when time stopped a search that has no answer. Another machine may do more in this time. */
    public boolean isStoppedByTime() {
        return answers.stream().anyMatch(answer -> answer.limit().equals(TIME));
    }

    /** How a job ended. */
    public enum Status {
        DONE,
        /** The job had an error, or took longer than a job may. */
        FAILED;

        String label() {
            return Words.of(this);
        }
    }

    /**
     * The result of a job that went wrong.
     *
     * @param error its lines are put into one
     */
    public static JobResult failed(JobKey key, long seed, String error, double millis) {
        String line = error.strip().replaceAll("\\s*\\R\\s*", " ");
        return new JobResult(key, seed, Status.FAILED, line, millis, Optional.empty(), List.of(), List.of());
    }
}
