package org.sekilab.semeai.ccg;

/** The condition on what is elsewhere under which an option may be played. Source: [LCG] 2.1. */
public enum Context {
    /** None: the empty context. */
    ALWAYS,
    /** The opponent's essential block has no liberties elsewhere, so that it is captured. */
    L0,
    /** The side to move wins kos. */
    KO;

    /** True when this context holds only where the other does: it is the same or more specific. Source: [LCG] 2.3. */
    public boolean implies(Context other) {
        return this == other || other == ALWAYS;
    }
}
