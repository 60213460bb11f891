package org.sekilab.experiments.limits;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.sekilab.search.Engine;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;

/**
 * An engine under observation: the time when it began, the time of its last move, and the reason why it stopped.
 * Mutable; used by one thread, but several threads may play the moves.
 */
final class WatchedEngine implements Engine {
    private final Engine engine;
    private final AtomicLong lastMoveNanos =
            new AtomicLong(System.nanoTime()); // as if a move had come before the first
    private long worstLateNanos;
    private final Set<Limit> limits = EnumSet.noneOf(Limit.class);

    WatchedEngine(Engine engine) {
        this.engine = engine;
    }

    /** The time of the last move, played by any thread. */
    long lastMoveNanos() {
        return lastMoveNanos.get();
    }

    /** The longest time that a search went on beyond its time limit. */
    long worstLateNanos() {
        return worstLateNanos;
    }

    /** Whether a search was ended so. */
    boolean wasEndedBy(Limit limit) {
        return limits.contains(limit);
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits given, SearchListener listener) {
        long start = System.nanoTime();
        Result result = engine.prove(new Watched(problem), goal, given, listener);
        note(result, given, start);
        return result;
    }

    @Override
    public Solution solve(Problem problem, Limits given, SearchListener listener) {
        long start = System.nanoTime();
        Solution solution = engine.solve(new Watched(problem), given, listener);
        note(solution.second().orElse(solution.first()), given, start);
        return solution;
    }

    private void note(Result result, Limits given, long start) {
        limits.add(result.limit());
        if (result.limit() == Limit.TIME) {
            long late = System.nanoTime() - start - given.time().toNanos();
            worstLateNanos = Math.max(worstLateNanos, late);
        }
    }

    /** A problem that says when a move was played. */
    private final class Watched extends ForwardingProblem {
        private Watched(Problem problem) {
            super(problem);
        }

        @Override
        public void play(int move) {
            lastMoveNanos.accumulateAndGet(System.nanoTime(), Math::max);
            super.play(move);
        }

        @Override
        public Optional<Problem> copy() {
            return problem().copy().map(Watched::new);
        }
    }
}
