package org.sekilab.life.report;

import java.util.List;
import java.util.OptionalInt;

/**
 * How far the search for life of one problem came that found no proof.
 *
 * @param windows in which the stones may live, the smallest first; those of more than 60 points come last
 * @param tablePercent how much of the table of the windows of at most 60 points is full, from 0 to 100
 */
public record SearchReport(List<WindowReport> windows, int tablePercent) {
    public SearchReport {
        windows = List.copyOf(windows);
    }

    /** The number of windows in a state. */
    public int count(WindowReport.State state) {
        return (int) windows.stream().filter(window -> window.state() == state).count();
    }

    /** The points of the largest window in a state, if there is one. */
    public OptionalInt largest(WindowReport.State state) {
        return windows.stream()
                .filter(window -> window.state() == state)
                .mapToInt(WindowReport::points)
                .max();
    }
}
