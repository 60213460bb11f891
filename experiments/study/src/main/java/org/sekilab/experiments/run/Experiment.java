package org.sekilab.experiments.run;

import java.time.Duration;
import java.util.List;

/**
 * The sets of positions and problems, and the variants of the configuration, that an experiment compares.
 *
 * @param sets in alphabetical order; unmodifiable
 * @param variants in the order of the file; unmodifiable
 * @param repetitions how often every job is done, at least 1; each time has a seed of its own
 * @param limits of each job
 * @param pictures whether boards are recorded point by point
 * @param references what others have measured, as HOCON; empty if nothing is given
 */
public record Experiment(
        List<PositionSet> sets,
        List<Variant> variants,
        int repetitions,
        JobLimits limits,
        Pictures pictures,
        String references) {
    public Experiment {
        sets = List.copyOf(sets);
        variants = List.copyOf(variants);
    }

    /** This experiment with other sets. */
    public Experiment with(List<PositionSet> others) {
        return new Experiment(others, variants, repetitions, limits, pictures, references);
    }

    /**
     * How long a job may take.
     *
     * @param time after which it is told to end
     * @param grace the time between the order to end and the giving up of a job that does not end
     */
    public record JobLimits(Duration time, Duration grace) {
        /** An hour, and half a minute more: for boards with many regions. */
        public static final JobLimits DEFAULT = new JobLimits(Duration.ofHours(1), Duration.ofSeconds(30));
    }

    /** Whether boards are recorded point by point. */
    public enum Pictures {
        RECORDED,
        LEFT_OUT
    }
}
