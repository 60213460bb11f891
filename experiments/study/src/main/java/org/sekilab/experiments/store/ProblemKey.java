package org.sekilab.experiments.store;

import java.util.Comparator;

/**
 * A question that several runs answer: a region of a board, a region problem, or a race.
 *
 * @param set the name of the set of positions
 * @param file the game record or the list of problems
 * @param index the game tree, or the row of the list, from 1
 * @param item which region, or which side moves first
 */
public record ProblemKey(String set, String file, int index, String item) implements Comparable<ProblemKey> {
    private static final Comparator<ProblemKey> ORDER = Comparator.comparing(ProblemKey::set)
            .thenComparing(ProblemKey::file)
            .thenComparingInt(ProblemKey::index)
            .thenComparing(ProblemKey::item);

    /** The name of the question for people. */
    public String label() {
        return "%s %s#%d%s".formatted(set, file, index, item.isEmpty() ? "" : " " + item);
    }

    @Override
    public int compareTo(ProblemKey other) {
        return ORDER.compare(this, other);
    }
}
