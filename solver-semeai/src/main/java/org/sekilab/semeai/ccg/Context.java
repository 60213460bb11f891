package org.sekilab.semeai.ccg;

/** The condition on the rest of the sum under which an option may be played. Source: [LCG] 2.1. */
public enum Context {
    /** No condition: the empty context. */
    ALWAYS,
    /** The opponent's essential block has no liberties elsewhere, so that the move captures it. */
    L0,
    /** The side to move wins kos. */
    KO;

    /** True when this context holds only where the other one does: it is equal or more specific. Source: [LCG] 2.3. */
    public boolean implies(Context other) {
        return this == other || other == ALWAYS;
    }
}
