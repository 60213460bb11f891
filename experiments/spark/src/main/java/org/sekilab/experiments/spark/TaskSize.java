package org.sekilab.experiments.spark;

/**
 * Chooses how many jobs of one variant make a task, by the times of the jobs so far. A task costs Spark some
 * milliseconds, so a task of short jobs has many of them. Mutable; for one thread.
 */
final class TaskSize {
    /** The time that the jobs of a task should take together. */
    static final double TASK_MILLIS = 1_000;

    /** Jobs of a task before any time is known. */
    static final int FIRST = 8;

    /** Jobs of a task at most. */
    static final int MOST = 256;

    /** The mean time of jobs that are long: nothing is saved by tasks that wait for a core. */
    private static final double LONG_MILLIS = 5_000;

    private static final double WEIGHT_OF_NEWS = 0.25;

    private double meanMillis = TASK_MILLIS / FIRST;
    private boolean isKnown;

    /** Notes what a task took for its jobs. */
    void note(int jobs, double millis) {
        double mean = millis / jobs;
        meanMillis = isKnown ? meanMillis + WEIGHT_OF_NEWS * (mean - meanMillis) : mean;
        isKnown = true;
    }

    /** True when a core that waits some milliseconds for its next task loses next to nothing. */
    boolean isLong() {
        return isKnown && meanMillis > LONG_MILLIS;
    }

    /** The number of jobs of the next task; at least 1. */
    int jobs() {
        return (int) Math.max(1, Math.min(MOST, Math.round(TASK_MILLIS / Math.max(meanMillis, TASK_MILLIS / MOST))));
    }
}
