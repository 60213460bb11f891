package org.sekilab.search;

import java.util.Locale;
import java.util.Optional;

/** What ended a search. */
public enum Limit {
    /** Nothing did: it has an answer. */
    NONE,
    TIME,
    NODES,
    /** The table, or a depth that the engine can go. */
    MEMORY,
    CANCELLED,
    /**
     * No limit of this kind: the answer depends on a repetition, of which it is not known what it is worth. Engines are told what it is, but
     * one that forgets by which path it met a repetition may end so.
     */
    REPETITION,
    /** The root's proof number got so large that nothing is to be hoped for: {@link Limits#maxProof}. */
    PROOF_NUMBER,
    /** There is an answer, but its proof was to be written down, and is too large. No engine ends so. */
    PROOF;

    /** As results have it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The label, or empty if nothing ended the search. */
    public Optional<String> reached() {
        return this == NONE ? Optional.empty() : Optional.of(label());
    }
}
