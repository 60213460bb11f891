package org.sekilab.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * The limits of a search. It gives up when it reaches one of them.
 *
 * @param time wall time; positive
 * @param maxNodes nodes; positive
 * @param tableBytes memory for its table, in bytes; not negative. A full table does not end the search: it replaces its
 *     least valuable entries. A method that must keep all states ends with {@link Limit#MEMORY}
 * @param maxProof the proof number of the root with which a search by proof numbers gives up; positive. The proof
 *     number is the least number of leaves that must still be won
 * @param isCancelled is called from time to time; true ends the search soon
 */
public record Limits(Duration time, long maxNodes, long tableBytes, int maxProof, BooleanSupplier isCancelled) {
    /** Ten seconds, any number of nodes, 32 MiB, any proof number. */
    public static final Limits DEFAULT =
            new Limits(Duration.ofSeconds(10), Long.MAX_VALUE, 32L << 20, Integer.MAX_VALUE, () -> false);

    public Limits {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("time %s is not positive".formatted(time));
        }
        if (maxNodes <= 0) {
            throw new IllegalArgumentException("%d nodes are not positive".formatted(maxNodes));
        }
        if (maxProof <= 0) {
            throw new IllegalArgumentException("a proof number of %d is not positive".formatted(maxProof));
        }
        if (tableBytes < 0) {
            throw new IllegalArgumentException("%d bytes are negative".formatted(tableBytes));
        }
    }

    /**
     * The time and nodes left after a search. If nothing is left, the result is so small that the next search ends at
     * once.
     */
    public Limits after(Statistics spent) {
        return afterNanos(spent.elapsedNanos()).withMaxNodes(Math.max(1, maxNodes - spent.nodes()));
    }

    /** The limits with the time left. If nothing is left, the time is so short that the next search ends at once. */
    public Limits afterNanos(long elapsedNanos) {
        Duration timeLeft = time.minusNanos(elapsedNanos);
        boolean isTimeLeft = !timeLeft.isNegative() && !timeLeft.isZero();
        return withTime(isTimeLeft ? timeLeft : Duration.ofNanos(1));
    }

    /** Half of the time and of the nodes, but at least one nanosecond and one node. */
    public Limits half() {
        Duration halfTime = time.dividedBy(2);
        return withTime(halfTime.isZero() ? Duration.ofNanos(1) : halfTime).withMaxNodes(Math.max(1, maxNodes / 2));
    }

    /**
     * As much time and as many nodes as several searches have. A value that would be too large for its type is the
     * largest one.
     *
     * @param searches positive
     */
    public Limits ofSeveral(int searches) {
        Duration most = Duration.ofSeconds(Long.MAX_VALUE);
        boolean fits = time.compareTo(most.dividedBy(searches)) <= 0;
        long nodes = maxNodes <= Long.MAX_VALUE / searches ? maxNodes * searches : Long.MAX_VALUE;
        return withTime(fits ? time.multipliedBy(searches) : most).withMaxNodes(nodes);
    }

    public Limits withTime(Duration newTime) {
        return new Limits(newTime, maxNodes, tableBytes, maxProof, isCancelled);
    }

    public Limits withMaxNodes(long newMaxNodes) {
        return new Limits(time, newMaxNodes, tableBytes, maxProof, isCancelled);
    }

    public Limits withTableBytes(long newTableBytes) {
        return new Limits(time, maxNodes, newTableBytes, maxProof, isCancelled);
    }

    public Limits withMaxProof(int newMaxProof) {
        return new Limits(time, maxNodes, tableBytes, newMaxProof, isCancelled);
    }

    public Limits withCancel(BooleanSupplier newIsCancelled) {
        return new Limits(time, maxNodes, tableBytes, maxProof, newIsCancelled);
    }
}
