package org.sekilab.life.search;

import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/** What searches have spent, and whether a limit is reached. Mutable, confined to one thread. */
public final class Effort {
    private static final int LOOK_AT_CLOCK = 1023;

    private final Limits limits;
    private final long startNanos = System.nanoTime();
    private long nodes;
    private Limit limit = Limit.NONE;

    public Effort(Limits limits) {
        this.limits = limits;
    }

    /** Counts a state. */
    public void count() {
        nodes++;
        if (nodes >= limits.maxNodes()) {
            limit = Limit.NODES;
        } else if ((nodes & LOOK_AT_CLOCK) == 0) {
            if (elapsedNanos() > limits.time().toNanos()) {
                limit = Limit.TIME;
            } else if (limits.isCancelled().getAsBoolean()) {
                limit = Limit.CANCELLED;
            }
        }
    }

    /** True if a limit is reached. */
    public boolean isOver() {
        return limit != Limit.NONE;
    }

    /** The limit that was reached. */
    public Limit limit() {
        return limit;
    }

    /** The number of states. */
    public long nodes() {
        return nodes;
    }

    public long elapsedNanos() {
        return System.nanoTime() - startNanos;
    }
}
