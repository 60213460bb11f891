package org.sekilab.search.dfpn;

/**
 * The memory that one search leaves to the next, and to readers of its proof. Each of several threads has its own view
 * of the table, and so has each of several searches that take turns.
 */
record SearchMemory(StateTable table, PathNumbers paths, VirtualProofNumbers virtualNumbers, MoveJitter jitter) {
    /** The memory of a search without jitter. */
    SearchMemory(StateTable table, PathNumbers paths, VirtualProofNumbers virtualNumbers) {
        this(table, paths, virtualNumbers, MoveJitter.NONE);
    }
}
