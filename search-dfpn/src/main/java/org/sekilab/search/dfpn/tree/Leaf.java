package org.sekilab.search.dfpn.tree;

import java.util.List;
import org.sekilab.search.Limits;

/**
 * A leaf of the tree that a worker searches. Immutable.
 *
 * @param number of the search, ascending
 * @param path the moves from the root of the tree; unmodifiable
 * @param limits of the search
 */
record Leaf(int number, List<Integer> path, Limits limits) {
    Leaf {
        path = List.copyOf(path);
    }

    /** The same leaf with other limits. */
    Leaf with(Limits others) {
        return new Leaf(number, path, others);
    }

    /** The size of a message with this leaf, in bytes. */
    long bytes() {
        return Integer.BYTES * (path.size() + 4L);
    }
}
