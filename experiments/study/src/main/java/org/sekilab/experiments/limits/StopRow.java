package org.sekilab.experiments.limits;

import java.util.List;
import org.sekilab.search.Limit;

/**
 * How late one engine or analyzer stopped at one kind of limit.
 *
 * @param engine the name of the engine or analyzer
 * @param scope what was stopped
 * @param limit the limit that was to stop the search
 * @param stopped how often this limit stopped the search
 * @param wrongReasons how often the result named another limit; an answer is no wrong reason
 * @param worstNanos the longest time from the limit to the return
 */
public record StopRow(String engine, Scope scope, Limit limit, int stopped, int wrongReasons, long worstNanos) {
    /** The kind of work that is asked to stop. */
    public enum Scope {
        /** An engine, on a game that never ends and never repeats. */
        GAME,
        /** The solver of single regions, on one of a finished game. */
        REGION,
        /** The solver of whole boards, on a finished game. */
        BOARD,
        /** An analyzer of capturing races, on a race on a tiny board. */
        RACE;

        /** The limits that it can have. */
        public List<Limit> limits() {
            return switch (this) {
                case GAME -> List.of(Limit.TIME, Limit.NODES, Limit.DEPTH, Limit.CANCELLED);
                case REGION -> List.of(Limit.TIME, Limit.NODES, Limit.CANCELLED);
                case BOARD, RACE -> List.of(Limit.TIME, Limit.CANCELLED);
            };
        }
    }

    /** The row with one more try. */
    StopRow plus(Limit reason, long nanos) {
        boolean isRight = reason == limit;
        return new StopRow(
                engine,
                scope,
                limit,
                stopped + (isRight ? 1 : 0),
                wrongReasons + (isRight || reason == Limit.NONE ? 0 : 1),
                isRight ? Math.max(worstNanos, nanos) : worstNanos);
    }
}
