package org.sekilab.experiments.stats;

import java.util.List;

/**
 * How a solver did on a set of problems. A problem that is not solved has no time; where one is needed all the same it is said what stands
 * for it.
 *
 * @param all a time for each problem; unmodifiable
 * @param limitMillis the time that it had for each; positive
 */
public record Times(List<Time> all, double limitMillis) {
    private static final int PENALTY = 2;

    public Times {
        all = List.copyOf(all);
        if (!(limitMillis > 0)) {
            throw new IllegalArgumentException("limit %s ms".formatted(limitMillis));
        }
    }

    /** How many problems are solved. */
    public int solved() {
        return (int) all.stream().filter(Time::isSolved).count();
    }

    /** The mean time in milliseconds, where a problem that is not solved counts twice the limit (PAR-2); NaN of none. */
    public double penalizedMean() {
        return all.stream().mapToDouble(this::penalized).average().orElse(Double.NaN);
    }

    /** The times in milliseconds with that penalty, by problem. */
    public double[] penalized() {
        return all.stream().mapToDouble(this::penalized).toArray();
    }

    /** The median time in milliseconds; infinite where less than half is solved, for then it is not known; NaN of none. */
    public double median() {
        double[] millis = all.stream()
                .mapToDouble(time -> time.isSolved() ? time.millis() : Double.POSITIVE_INFINITY)
                .sorted()
                .toArray();
        int middle = millis.length / 2;
        if (millis.length == 0) {
            return Double.NaN;
        }
        return millis.length % 2 == 1 ? millis[middle] : (millis[middle - 1] + millis[middle]) / 2;
    }

    private double penalized(Time time) {
        return time.isSolved() ? time.millis() : PENALTY * limitMillis;
    }
}
