package org.sekilab.search.dfpn.tree;

import java.util.List;
import org.sekilab.search.Limits;

/**
 * A leaf of the tree that a worker searches. Immutable.
 *
 * @param number of the search, ascending
 * @param path the moves from the root of the tree; unmodifiable
 * @param limits of the search
 * @param preferred the worker that searched the state before the last move, whose table may help; -1 if there is none
 */
record LeafTask(int number, List<Integer> path, Limits limits, int preferred) {
    LeafTask {
        path = List.copyOf(path);
    }

    /** The same leaf with other limits. */
    LeafTask with(Limits others) {
        return new LeafTask(number, path, others, preferred);
    }
}
