package org.sekilab.life;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

/**
 * A budget of searches that take turns of a number of states. Mutable, confined to one thread. Helpers on other threads
 * share the limits.
 */
final class LifeEffort implements SearchEffort {
    private static final long GRANT = 1 << 10; // nodes that a thread takes from the shared ones at once

    private final Limits limits;
    private final Shared shared;
    private final Budget budget;
    private long granted;
    private long reported;
    private long endOfTurn = Long.MAX_VALUE;

    /** What threads share. */
    private static final class Shared {
        private final AtomicLong left; // nodes that no thread has taken
        private final AtomicLong ofHelpers = new AtomicLong(); // nodes that they reported
        private final AtomicBoolean isDone = new AtomicBoolean();

        Shared(long nodes) {
            this.left = new AtomicLong(nodes);
        }
    }

    /** @param listener receives the effort from time to time */
    LifeEffort(Limits limits, SearchListener listener) {
        this(limits, listener, new Shared(limits.maxNodes()));
    }

    private LifeEffort(Limits limits, SearchListener listener, Shared shared) {
        this.limits = limits;
        this.shared = shared;
        this.budget = new Budget(
                limits.withCancel(
                        () -> shared.isDone.get() || limits.isCancelled().getAsBoolean()),
                listener,
                TableCounts.NONE);
        takeNodes();
    }

    /** The effort of a helper that begins now. */
    LifeEffort ofHelper() {
        return new LifeEffort(limits.afterNanos(budget.statistics().elapsedNanos()), SearchListener.NONE, shared);
    }

    /** Ends the searches of all threads: there is an answer, or no thread may go on. */
    void stopAll() {
        shared.isDone.set(true);
    }

    /** Tells the other threads how many nodes this helper has had. */
    void report() {
        shared.ofHelpers.addAndGet(nodes() - reported);
        reported = nodes();
    }

    /** Gives back the nodes that this helper has not used: it ends. */
    void giveBack() {
        shared.left.addAndGet(granted - nodes());
        granted = nodes();
    }

    @Override
    public void count() {
        if (budget.enter(0) && budget.nodes() >= granted) {
            takeNodes();
        }
    }

    /**
     * The nodes that a search in another process may have. It tells later how many it has {@link #spend spent}.
     *
     * @return at most the given number; 0 if no nodes are left
     */
    long grant(long most) {
        long missing = Math.max(0, most - (granted - nodes()));
        granted += Math.min(shared.left.getAndUpdate(left -> left - Math.min(left, missing)), missing);
        long own = Math.min(most, granted - nodes());
        if (own == 0) {
            budget.stopFor(Limit.NODES);
        }
        return own;
    }

    /** Counts the nodes of a search in another process. */
    void spend(long nodes) {
        budget.spend(nodes);
    }

    /** As {@link #isOver}, for a thread that waits: reads the clock. */
    boolean isOverNow() {
        return budget.isStoppedNow() || isOver();
    }

    private void takeNodes() {
        long before = shared.left.getAndUpdate(nodes -> nodes - Math.min(nodes, GRANT));
        granted += Math.min(before, GRANT);
        if (before == 0) {
            budget.stopFor(Limit.NODES);
        }
    }

    @Override
    public void beginTurn(long states) {
        endOfTurn = nodes() + states;
    }

    @Override
    public void endTurn() {
        endOfTurn = Long.MAX_VALUE;
    }

    @Override
    public boolean isOver() {
        return budget.isStopped() || nodes() >= endOfTurn;
    }

    /** The limit that was reached. */
    Limit limit() {
        return budget.stop();
    }

    /** The number of states of all threads, and the time. */
    Statistics statistics() {
        return budget.statistics().plus(new Statistics(shared.ofHelpers.get(), 0, 0, 0, 0, 0, 0));
    }

    /** The number of states of this thread, and those that helpers reported. */
    long allNodes() {
        return nodes() + shared.ofHelpers.get();
    }

    @Override
    public long nodes() {
        return budget.nodes();
    }
}
