package org.sekilab.experiments.output.json;

/** How many points are safe for either color, and for each. */
public record SafeCounts(int total, int black, int white) {
    public static SafeCounts of(int black, int white) {
        return new SafeCounts(black + white, black, white);
    }
}
