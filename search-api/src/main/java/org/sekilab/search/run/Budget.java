package org.sekilab.search.run;

import java.time.temporal.ChronoUnit;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/**
 * Counts what a run does and tells when it must stop; mutable, confined to the run. It begins when it is made; of a table that is older, only
 * what the run does with it counts. Where several runs take turns, table and time count for the one whose turn it is, but the limit of time is for
 * all of them.
 *
 * <p>Clock and cancel flag are read every so many nodes: often where nodes are slow, so that a run ends some milliseconds after its limit.
 */
public final class Budget {
    private static final int MOST_CLOCK_INTERVAL = 1 << 10; // nodes
    private static final long LONG_NANOS = 2_000_000; // between two readings
    private static final long SHORT_NANOS = 200_000;
    private static final int LISTENER_INTERVAL = 1 << 16; // some twenty times a second

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
    private Statistics earlierTurns = Statistics.NONE; // of table and time only
    private boolean isPaused;
    private long turnHits; // as they stood when the present turn began
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

    /** For work that only time and cancellation end; what counts there as a node is a step between two readings of the clock. */
    public static Budget ofTime(Limits limits) {
        return new Budget(limits.withMaxNodes(Long.MAX_VALUE), SearchListener.NONE, TableCounts.NONE);
    }

    /** For work that is small enough to need no limit. */
    public static Budget unlimited() {
        return ofTime(Limits.DEFAULT.withTime(ChronoUnit.FOREVER.getDuration()));
    }

    /** Begins a turn: table and time count from now on, whatever other runs have done before. */
    public void resume() {
        isPaused = false;
        turnHits = table.hits();
        turnStores = table.stores();
        turnCollisions = table.collisions();
        turnNanos = System.nanoTime();
    }

    /** Ends the turn: until the next one, table and time are another run's. */
    public void pause() {
        earlierTurns = turns();
        isPaused = true;
    }

    /** Counts a node, unless the run must stop: then false. */
    public boolean enter(int ply) {
        if (stop != Limit.NONE) {
            return false;
        }
        if (nodes >= limits.maxNodes()) {
            stop = Limit.NODES;
            return false;
        }
        if (nodes >= nextClock && isOver()) {
            return false;
        }
        nodes++;
        maxPly = Math.max(maxPly, ply);
        return true;
    }

    /** Ends the run for a reason that the engine sees, unless another one has ended it already. */
    public void stopFor(Limit limit) {
        if (stop == Limit.NONE) {
            stop = limit;
        }
    }

    public boolean isStopped() {
        return stop != Limit.NONE;
    }

    /** What ended the run, or {@link Limit#NONE}. */
    public Limit stop() {
        return stop;
    }

    /** The proof number of the root with which the run gives up. */
    public int maxProof() {
        return limits.maxProof();
    }

    /** The nodes so far. */
    public long nodes() {
        return nodes;
    }

    /** Counts a state whose moves are made again. */
    public void reExpand() {
        reExpansions++;
    }

    /** All that was counted so far. */
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

    private boolean isOver() {
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
        nextClock = Math.min(
                nodes + clockInterval, nextReport); // so that reports come after the same numbers of nodes in each run
        return isStopped();
    }

    private static long nanosOf(Limits limits) {
        try {
            return limits.time().toNanos();
        } catch (ArithmeticException tooLong) { // 292 years: as good as no limit
            return Long.MAX_VALUE;
        }
    }
}
