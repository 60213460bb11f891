package org.sekilab.search.dfpn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/**
 * Searches of one state that take turns on one thread. A turn of a search is twice as long as its last one. A new turn
 * begins at the root again, and finds what the search knew in its table. Immutable.
 *
 * <p>Proves: nothing by itself. The first answer ends all searches.
 * <p>Cost: the nodes of all turns together stay within the limits. No turn is shorter than the first, unless the limits
 * are.
 */
final class SeedTurns {
    private static final int GROWTH = 2;

    private final Limits limits;
    private final long firstTurn;
    private final SearchListener listener;

    /** Makes the run of a turn. */
    interface Maker {
        DfpnRun run(Worker worker, Limits limits, SearchListener listener);
    }

    /**
     * The last turn.
     *
     * @param worker the search that had it
     * @param earlier the effort of all turns before it
     */
    record Last(DfpnRun run, Worker worker, Statistics earlier) {}

    /**
     * Before the first turn.
     *
     * @param limits the limits of all searches together
     * @param firstTurn the nodes of the first turn of a search
     */
    SeedTurns(Limits limits, long firstTurn, SearchListener listener) {
        this.limits = limits;
        this.firstTurn = firstTurn;
        this.listener = listener;
    }

    /**
     * Searches until one search has the answer, a limit is reached, or all searches have given up.
     *
     * @param searches in the order of their turns
     */
    Last finish(List<Worker> searches, Maker maker) {
        Deque<Worker> waiting = new ArrayDeque<>(searches);
        Statistics spent = Statistics.NONE;
        for (long turn = firstTurn; ; turn = Math.min(GROWTH * turn, Long.MAX_VALUE / (2 * GROWTH))) {
            for (int left = waiting.size(); left > 0; left--) {
                Worker search = waiting.removeFirst();
                Statistics earlier = spent;
                DfpnRun run = maker.run(
                        search,
                        limits.after(earlier).withMaxNodes(nodes(turn, earlier)),
                        statistics -> listener.progress(earlier.plus(statistics)));
                run.finish();
                spent = earlier.plus(run.statistics());
                boolean isEnd = endsAll(run.stop()) || spent.nodes() >= limits.maxNodes();
                if (run.stop() == Limit.NODES) {
                    waiting.addLast(search);
                }
                if (run.answer() != Outcome.UNKNOWN || isEnd || waiting.isEmpty()) {
                    return new Last(run, search, earlier);
                }
            }
        }
    }

    /** The nodes of the next turn. These are all that are left, if the next turn after it would be too short. */
    private long nodes(long turn, Statistics earlier) {
        long left = limits.maxNodes() - earlier.nodes();
        return left < 2 * turn ? left : turn;
    }

    /** True if a limit is one of all searches, and neither the end of a turn nor a reason of one search to give up. */
    private static boolean endsAll(Limit limit) {
        return limit == Limit.TIME || limit == Limit.CANCELLED;
    }
}
