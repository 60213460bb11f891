package org.sekilab.statics.groups;

import org.sekilab.model.Position;

/** Starts analyses with one group finder and one eye estimator. Immutable, shared by threads. */
public final class StaticAnalyzer {
    private final GroupFinder finder;
    private final EyeEstimator estimator;

    public StaticAnalyzer(GroupFinder finder, EyeEstimator estimator) {
        this.finder = finder;
        this.estimator = estimator;
    }

    /**
     * The analysis of a position, from which moves can be played.
     *
     * @throws IllegalArgumentException if a block has no liberty
     */
    public StaticAnalysis analyze(Position position) {
        return new StaticAnalysis(position, finder, estimator);
    }
}
