package org.sekilab.search;

import java.util.Locale;
import java.util.Optional;

/** The reason why a search ended. */
public enum Limit {
    /** No limit: the search has an answer. */
    NONE,
    TIME,
    NODES,
    /** The states of the problem do not fit the memory of {@link Limits#tableBytes}. More memory helps. */
    MEMORY,
    /** A line of play is longer than the engine can search. More memory does not help. */
    DEPTH,
    /** The problem has more points than the method can search. More memory does not help. */
    SIZE,
    /** The problem has more states than the method examines. The method's own setting bounds them, not memory. */
    STATES,
    CANCELLED,
    /**
     * Not a limit of resources: the answer depends on a repetition, and the engine does not know its worth. Problems
     * give that worth. But an engine may forget the path on which it met a repetition, and then end in this way.
     */
    REPETITION,
    /** The root's proof number got too large, so there is little hope of an answer: {@link Limits#maxProof}. */
    PROOF_NUMBER,
    /** There is an answer, but its proof is too large to be written down. No engine ends in this way. */
    PROOF;

    /** The name in results. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The label, or empty if nothing ended the search. */
    public Optional<String> reached() {
        return this == NONE ? Optional.empty() : Optional.of(label());
    }
}
