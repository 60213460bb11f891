package org.sekilab.search.run;

import java.time.temporal.ChronoUnit;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/**
 * Counts the work of a run and decides when it must stop. Mutable, confined to the run. It begins when it is made. Of a
 * table that is older, it counts only the work of this run.
 *
 * <p>Several runs may take turns. Table and time then count for the run that has its turn, but the limit of time is for
 * all of them.
 *
 * <p>The clock and the cancel flag are read after a number of nodes, which is small if nodes are slow. A run thus ends
 * some milliseconds after its limit.
 */
public final class Budget {
    private static final int MOST_CLOCK_INTERVAL = 1 << 10; // nodes
    private static final long LONG_NANOS = 2_000_000; // between two readings of the clock
    private static final long SHORT_NANOS = 200_000;
    private static final int LISTENER_INTERVAL = 1 << 16; // nodes; about twenty times a second

    private final Limits limits;
    private final SearchListener listener;
    private final TableCounts table;
    private final long startNanos = System.nanoTime();
    private final long maxNanos;
    private long nodes;
    private long nextClock; // in nodes
    private int clockInterval = 1;
    private long lastClock = startNanos;
    private long nextReport = LISTENER_INTERVAL; // in nodes
    private long reExpansions;
    private int maxPly;
    private Limit stop = Limit.NONE;
    private Statistics earlierTurns = Statistics.NONE; // table and time only
    private boolean isPaused;
    private long turnHits; // the table's counts at the start of this turn
    private long turnStores;
    private long turnCollisions;
    private long turnNanos;

    public Budget(Limits limits, SearchListener listener, TableCounts table) {
        this.limits = limits;
        this.listener = listener;
        this.table = table;
        this.maxNanos = nanosOf(limits);
        resume();
    }

    /**
     * A budget for work that only time and cancellation end. A node is then a step between two readings of the clock.
     */
    public static Budget ofTime(Limits limits) {
        return new Budget(limits.withMaxNodes(Long.MAX_VALUE), SearchListener.NONE, TableCounts.NONE);
    }

    /** A budget for work that is small enough to need no limit. */
    public static Budget unlimited() {
        return ofTime(Limits.DEFAULT.withTime(ChronoUnit.FOREVER.getDuration()));
    }

    /** Begins a turn. Table and time count from now on; earlier work of other runs does not. */
    public void resume() {
        isPaused = false;
        turnHits = table.hits();
        turnStores = table.stores();
        turnCollisions = table.collisions();
        turnNanos = System.nanoTime();
    }

    /** Ends the turn. Until the next one, table and time count for another run. */
    public void pause() {
        earlierTurns = turns();
        isPaused = true;
    }

    /** Counts a node and returns true, or returns false if the run must stop. */
    public boolean enter(int ply) {
        if (stop != Limit.NONE) {
            return false;
        }
        if (nodes >= limits.maxNodes()) {
            stop = Limit.NODES;
            return false;
        }
        if (nodes >= nextClock && checkLimits()) {
            return false;
        }
        nodes++;
        maxPly = Math.max(maxPly, ply);
        return true;
    }

    /** Counts the nodes of a search within a node. */
    public void spend(long moreNodes) {
        nodes += moreNodes;
    }

    /** Ends the run for a reason that the engine found, unless it has ended already. */
    public void stopFor(Limit limit) {
        if (stop == Limit.NONE) {
            stop = limit;
        }
    }

    public boolean isStopped() {
        return stop != Limit.NONE;
    }

    /** As {@link #isStopped}, after a look at the clock and the cancel flag: for a run that waits. */
    public boolean isStoppedNow() {
        return isStopped() || checkLimits();
    }

    /** The limit that ended the run, or {@link Limit#NONE}. */
    public Limit stop() {
        return stop;
    }

    /** The proof number of the root at which the run gives up. */
    public int maxProof() {
        return limits.maxProof();
    }

    /** The number of nodes at which the run ends. */
    public long maxNodes() {
        return limits.maxNodes();
    }

    /** The number of nodes so far. */
    public long nodes() {
        return nodes;
    }

    /** Counts a state with moves generated again. */
    public void reExpand() {
        reExpansions++;
    }

    /** All counts so far. */
    public Statistics statistics() {
        return new Statistics(nodes, 0, 0, 0, reExpansions, maxPly, 0).plus(turns());
    }

    private Statistics turns() {
        if (isPaused) {
            return earlierTurns;
        }
        return earlierTurns.plus(new Statistics(
                0,
                table.hits() - turnHits,
                table.stores() - turnStores,
                table.collisions() - turnCollisions,
                0,
                0,
                System.nanoTime() - turnNanos));
    }

    private boolean checkLimits() {
        if (nodes >= nextReport) {
            nextReport += LISTENER_INTERVAL;
            listener.progress(statistics());
        }
        long now = System.nanoTime();
        if (limits.isCancelled().getAsBoolean()) {
            stop = Limit.CANCELLED;
        } else if (now - startNanos >= maxNanos) {
            stop = Limit.TIME;
        }
        if (now - lastClock >= LONG_NANOS) {
            clockInterval = Math.max(1, clockInterval / 4);
        } else if (now - lastClock < SHORT_NANOS) {
            clockInterval = Math.min(MOST_CLOCK_INTERVAL, 2 * clockInterval);
        }
        lastClock = now;
        nextClock = Math.min(nodes + clockInterval, nextReport); // reports come at the same nodes in each run
        return isStopped();
    }

    private static long nanosOf(Limits limits) {
        try {
            return limits.time().toNanos();
        } catch (ArithmeticException tooLong) { // above 292 years: no limit
            return Long.MAX_VALUE;
        }
    }
}
