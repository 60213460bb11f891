package org.sekilab.experiments.reproduce;

import org.sekilab.experiments.store.JobKey;

/**
 * A row of results, there and here.
 *
 * @param key the job
 * @param item the question of the job; see {@link org.sekilab.experiments.store.ProblemKey#item}
 * @param there the finding that is reproduced
 * @param here the finding of this program on this machine
 * @param outcome whether they agree
 */
public record ComparedRow(JobKey key, String item, Finding there, Finding here, Outcome outcome) {
    /**
     * What a row says.
     *
     * @param verdict of a question; counts of a board; or what there is instead of them
     * @param nodes of all searches
     * @param millis wall time of all searches
     */
    public record Finding(String verdict, long nodes, double millis) {
        /** There is no such row. */
        static final Finding NONE = new Finding("no row", 0, 0);
    }

    /** Whether two findings agree. */
    public enum Outcome {
        /** Verdict and nodes are equal. */
        SAME,
        /** Time stopped a search, and no two proofs contradict each other. */
        TIME,
        /** Verdict or nodes differ. */
        DIFFERS
    }

    /** A difference in a line for people. */
    public String label() {
        String name =
                "'%s', %s, repetition %d".formatted(key.run(), key.problem(item).label(), key.repetition());
        return there.verdict.equals(here.verdict)
                ? "%s: %d nodes there, %d here".formatted(name, there.nodes, here.nodes)
                : "%s: %s there, %s here".formatted(name, there.verdict, here.verdict);
    }
}
