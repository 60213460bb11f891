package org.sekilab.life.search;

/** Counts states up to a limit. Mutable, for one thread. */
public final class CountedEffort implements SearchEffort {
    private final long most;
    private long nodes;
    private long end = Long.MAX_VALUE;

    /** @param most the number of states after which it is over */
    public CountedEffort(long most) {
        this.most = most;
    }

    @Override
    public void count() {
        nodes++;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public boolean isOver() {
        return nodes >= most || nodes >= end;
    }

    @Override
    public void beginTurn(long states) {
        end = nodes + states;
    }

    @Override
    public void endTurn() {
        end = Long.MAX_VALUE;
    }
}
