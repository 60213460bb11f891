package org.sekilab.semeai.graph;

import org.sekilab.search.run.Budget;

/** The gains of [N05] 5.2. They are a guess, as they depend on shapes; analyzers use bounds of gains instead. */
public final class PaperGains {
    /** The capture of a larger group gives life at once. */
    static final int LARGEST_DEAD_EYE = 3;

    private PaperGains() {}

    /**
     * The race between two groups with these gains.
     *
     * @param blackGroup white wins by capturing this group
     * @param whiteGroup black wins by capturing this group
     */
    public static GraphRace race(SemeaiGraph graph, int blackGroup, int whiteGroup) {
        return new GraphRace(graph, blackGroup, whiteGroup, of(graph), Budget.unlimited());
    }

    /**
     * A group lives if it has another eye, or has captured more than three stones. Otherwise its eye has as many points
     * as captured stones.
     */
    private static Gains of(SemeaiGraph graph) {
        return (captor, inner, captured) -> {
            int size = graph.groups().get(captured).size();
            return inner > 0 || size > LARGEST_DEAD_EYE ? RaceGroup.ALIVE : size;
        };
    }
}
