package org.sekilab.life.search;

import java.util.HashMap;
import java.util.Map;

/**
 * The lines of the states that a writer of {@link Lines} has met. A state of the path to the present one has no line
 * yet. A strategy that comes back to this state fails: strategies have no circles. Mutable, confined to one thread.
 *
 * @param <K> tells states apart
 */
public final class KnownLines<K> {
    private static final int ON_PATH = -2;

    private final Map<K, Integer> lines = new HashMap<>();

    /** True if a state has a line, or is on the path. */
    public boolean isMet(K state) {
        return lines.getOrDefault(state, Lines.FAILED) != Lines.FAILED;
    }

    /** The line of a state that {@link #isMet}, or {@link Lines#FAILED} if the state is on the path. */
    public int line(K state) {
        int line = lines.getOrDefault(state, Lines.FAILED);
        return line == ON_PATH ? Lines.FAILED : line;
    }

    /** Adds a state to the path. */
    public void enter(K state) {
        lines.put(state, ON_PATH);
    }

    /** Notes the line of a state, or {@link Lines#FAILED}. The state is not on the path afterwards. */
    public void note(K state, int line) {
        lines.put(state, line);
    }

    /** The number of states. */
    public int size() {
        return lines.size();
    }
}
