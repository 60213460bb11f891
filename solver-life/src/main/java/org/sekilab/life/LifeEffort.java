package org.sekilab.life;

import org.sekilab.life.wall.SearchEffort;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/** What searches have spent, and whether a limit or the end of a turn is reached. Mutable, confined to one thread. */
final class LifeEffort implements SearchEffort {
    private static final int LOOK_AT_CLOCK = 1023;
    private static final int REPORT = (1 << 16) - 1;

    private final Limits limits;
    private final SearchListener listener;
    private final long startNanos = System.nanoTime();
    private long nodes;
    private long endOfTurn = Long.MAX_VALUE;
    private Limit limit = Limit.NONE;

    /** @param listener receives the effort from time to time */
    public LifeEffort(Limits limits, SearchListener listener) {
        this.limits = limits;
        this.listener = listener;
    }

    @Override
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
            if ((nodes & REPORT) == 0) {
                listener.progress(statistics());
            }
        }
    }

    @Override
    public void beginTurn(long states) {
        endOfTurn = nodes + states;
    }

    @Override
    public void endTurn() {
        endOfTurn = Long.MAX_VALUE;
    }

    @Override
    public boolean isOver() {
        return limit != Limit.NONE || nodes >= endOfTurn;
    }

    /** The limit that was reached. */
    public Limit limit() {
        return limit;
    }

    /** The number of states and the time. */
    public Statistics statistics() {
        return new Statistics(nodes, 0, 0, 0, 0, 0, elapsedNanos());
    }

    @Override
    public long nodes() {
        return nodes;
    }

    private long elapsedNanos() {
        return System.nanoTime() - startNanos;
    }
}
