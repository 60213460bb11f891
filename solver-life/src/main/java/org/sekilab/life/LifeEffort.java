package org.sekilab.life;

import org.sekilab.life.search.SearchEffort;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

/** A budget of searches that take turns of a number of states. Mutable, confined to one thread. */
final class LifeEffort implements SearchEffort {
    private final Budget budget;
    private final long maxNodes;
    private long endOfTurn = Long.MAX_VALUE;

    /** @param listener receives the effort from time to time */
    LifeEffort(Limits limits, SearchListener listener) {
        this.budget = new Budget(limits, listener, TableCounts.NONE);
        this.maxNodes = limits.maxNodes();
    }

    @Override
    public void count() {
        if (budget.enter(0) && budget.nodes() >= maxNodes) {
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

    /** The number of states and the time. */
    Statistics statistics() {
        return budget.statistics();
    }

    @Override
    public long nodes() {
        return budget.nodes();
    }
}
