package org.sekilab.life.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Searches that wait for their turns, the first one first. Each turn of a search is longer than its last one. Mutable,
 * confined to one thread.
 *
 * @param <S> the searches, each made at its first turn
 */
public final class SearchTurns<S extends TurnedSearch> {
    private final SearchEffort effort;
    private final long firstTurn;
    private final int growth;
    private final Deque<Waiting> waiting = new ArrayDeque<>();

    /** A search that is not decided. Mutable. */
    private final class Waiting {
        private final Supplier<S> maker;
        private Optional<S> search = Optional.empty();
        private long turn = firstTurn;

        Waiting(Supplier<S> maker) {
            this.maker = maker;
        }

        S search() {
            if (search.isEmpty()) {
                search = Optional.of(maker.get());
            }
            return search.get();
        }
    }

    /**
     * No searches yet.
     *
     * @param firstTurn the states of the first turn of a search
     * @param growth a turn is so many times as long as the last one
     */
    public SearchTurns(SearchEffort effort, long firstTurn, int growth) {
        this.effort = effort;
        this.firstTurn = firstTurn;
        this.growth = growth;
    }

    /** Adds a search behind the others. */
    public void add(Supplier<S> maker) {
        waiting.add(new Waiting(maker));
    }

    public int size() {
        return waiting.size();
    }

    public boolean isEmpty() {
        return waiting.isEmpty();
    }

    /**
     * Takes turns until the caller has an answer. A search that is won waits no longer. Ends without an answer if the
     * effort is over, the end is reached, or no search is left.
     *
     * @param end the effort's number of states at which the last turn ends
     * @param writer writes down the answer of a search that is won; true if there is one
     */
    public void take(long end, Predicate<S> writer) {
        boolean isAnswered = false;
        while (!isAnswered && !waiting.isEmpty() && !effort.isOver() && effort.nodes() < end) {
            Waiting next = waiting.removeFirst();
            S search = next.search();
            effort.beginTurn(Math.min(next.turn, end - effort.nodes()));
            boolean isWon = search.isWon();
            effort.endTurn();
            if (isWon) {
                isAnswered = writer.test(search);
            } else if (search.goesOn()) {
                next.turn *= growth;
                waiting.addLast(next);
            }
        }
    }
}
