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
    /** The state has no line yet: it is new, or it failed. A state may fail because of the path to it. */
    public static final int TO_FIND = -2;

    private final Map<K, Integer> lines = new HashMap<>();

    /** The line of a state. It is {@link Lines#FAILED} on the path, and {@link #TO_FIND} if there is no line yet. */
    public int line(K state) {
        return lines.getOrDefault(state, TO_FIND);
    }

    /** Adds a state to the path. */
    public void enter(K state) {
        lines.put(state, Lines.FAILED);
    }

    /** Notes the line of a state, or {@link Lines#FAILED}. The state is not on the path afterwards. */
    public void note(K state, int line) {
        lines.put(state, line == Lines.FAILED ? TO_FIND : line);
    }

    /** The number of states. */
    public int size() {
        return lines.size();
    }
}
