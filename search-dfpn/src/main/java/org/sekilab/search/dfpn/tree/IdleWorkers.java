package org.sekilab.search.dfpn.tree;

import java.util.BitSet;

/** The workers that have nothing to do, by number from 0. Mutable, confined to one thread. */
final class IdleWorkers {
    private final BitSet numbers = new BitSet();

    /** All workers of a number. */
    IdleWorkers(int workers) {
        numbers.set(0, workers);
    }

    boolean isEmpty() {
        return numbers.isEmpty();
    }

    /** Takes the worker that a leaf prefers, or else the first one. There must be one. */
    int takeFor(LeafTask leaf) {
        int preferred = leaf.preferred();
        int number = preferred >= 0 && numbers.get(preferred) ? preferred : numbers.nextSetBit(0);
        numbers.clear(number);
        return number;
    }

    /** Adds the worker that has given an answer. */
    void add(LeafAnswer answer) {
        numbers.set(answer.worker());
    }
}
