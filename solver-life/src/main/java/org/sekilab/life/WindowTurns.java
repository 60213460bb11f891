package org.sekilab.life;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import org.sekilab.search.Limit;

/**
 * Searches of windows that wait for their turns. The turns of a search become longer, and a search without hope at one
 * level goes on to the next one. Threads may share this.
 *
 * <p>A search has a turn on one thread at a time. A thread that finds no search waiting may end: each search that is
 * left has a thread then.
 */
final class WindowTurns {
    private static final long FIRST_TURN = 100_000; // nodes
    private static final int GROWTH = 3;

    private final int mostStates;
    private final PriorityQueue<Turn> waiting = new PriorityQueue<>();
    private Optional<WindowProof> proof = Optional.empty();
    private Limit limit = Limit.SIZE;

    /**
     * A search that waits for its turn. Those with few turns come first, and among them those in small windows.
     *
     * @param number of the turn
     * @param nodes the limit
     */
    private record Turn(WindowSearch search, int number, long nodes) implements Comparable<Turn> {
        Turn next() {
            return new Turn(search, number + 1, nodes * GROWTH);
        }

        int points() {
            return search.board().shape().size();
        }

        @Override
        public int compareTo(Turn other) {
            return Comparator.comparingInt(Turn::number)
                    .thenComparingInt(Turn::points)
                    .compare(this, other);
        }
    }

    /**
     * At the beginning.
     *
     * @param searches in the order of their windows, with the numbers of their first turns
     * @param mostStates a proof with more states is not written
     */
    WindowTurns(Map<WindowSearch, Integer> searches, int mostStates) {
        this.mostStates = mostStates;
        searches.forEach((search, number) -> waiting.add(new Turn(search, number, FIRST_TURN)));
    }

    /**
     * Takes turns on this thread until there is an answer, a limit is reached, or no search is waiting.
     *
     * @param isAnswered is called after each turn
     * @return true if this thread has an answer
     */
    boolean take(LifeEffort effort, BooleanSupplier isAnswered) {
        while (!effort.isOver()) {
            Optional<Turn> turn = next();
            if (turn.isEmpty()) {
                return false;
            }
            if (isProved(turn.get(), effort) || isAnswered.getAsBoolean()) {
                return true;
            }
        }
        reach(effort.limit());
        return false;
    }

    private boolean isProved(Turn turn, LifeEffort effort) {
        WindowSearch search = turn.search();
        search.goOnWith(effort);
        effort.beginTurn(turn.nodes());
        boolean isWon = search.isWon();
        effort.endTurn();
        if (isWon) {
            return isWritten(WindowProof.of(search, mostStates));
        }
        if (!search.isHopeless() || search.raiseLevel()) {
            add(turn.next());
        }
        return false;
    }

    private synchronized Optional<Turn> next() {
        return Optional.ofNullable(waiting.poll());
    }

    private synchronized void add(Turn turn) {
        waiting.add(turn);
    }

    private synchronized boolean isWritten(Optional<WindowProof> written) {
        if (proof.isEmpty()) {
            proof = written;
            limit = written.isPresent() ? Limit.NONE : Limit.PROOF;
        }
        return written.isPresent();
    }

    /** Notes a limit. It is the reason for the lack of a proof unless there is another one. */
    private synchronized void reach(Limit reached) {
        limit = limit == Limit.SIZE ? reached : limit;
    }

    /** The proof that was written first. */
    synchronized Optional<WindowProof> proof() {
        return proof;
    }

    /**
     * Why there is no proof: {@link Limit#PROOF} if a proof was not written, {@link Limit#SIZE} if no window is left.
     */
    synchronized Limit limit() {
        return limit;
    }
}
