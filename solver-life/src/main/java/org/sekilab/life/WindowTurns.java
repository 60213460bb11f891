package org.sekilab.life;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.sekilab.life.report.WindowReport;
import org.sekilab.life.search.SearchShare;
import org.sekilab.life.window.WindowSearch;
import org.sekilab.search.Limit;

/**
 * Searches of windows that wait for their turns. The turns of a search become longer, and a search without hope at one
 * level goes on to the next one. Threads may share this.
 *
 * <p>Other searches of the same windows have no null moves. They find what a pass of the attacker hides, such as sekis.
 * They have as many nodes as the first searches at the beginning, and a small share later.
 *
 * <p>A search has a turn on one thread at a time. A thread that finds no search waiting may end: each search that is
 * left has a thread then.
 */
final class WindowTurns {
    private static final long FIRST_TURN = 100_000; // nodes
    private static final int GROWTH = 3;
    private static final long FIRST_DIRECT_TURN = 2_000; // nodes
    private static final SearchShare DIRECT_SHARE = new SearchShare(8_192, 8); // of searches without null moves

    private final PriorityQueue<Turn> waiting = new PriorityQueue<>();
    private final PriorityQueue<Turn> direct = new PriorityQueue<>(); // searches without null moves
    private final NavigableMap<Integer, WindowReport> reports = new TreeMap<>(); // by the numbers of the windows
    private Optional<WindowProof> proof = Optional.empty();
    private Limit limit = Limit.SIZE;
    private long spent; // nodes
    private long spentDirectly;

    /** A search, here or in another process. */
    interface Search {
        /** The number of its window. */
        int window();

        /** The points of its window. */
        int points();

        /**
         * Takes a turn.
         *
         * @return empty if a limit of the effort comes first
         */
        Optional<LifeTurns.Answer> take(long nodes, LifeEffort effort);
    }

    /**
     * A search in this process.
     *
     * @param window as in {@link LifeTurns.Turn}
     * @param mostStates a proof with more states is not written
     */
    record Here(WindowSearch search, int window, int mostStates) implements Search {
        @Override
        public int points() {
            return search.board().shape().size();
        }

        @Override
        public Optional<LifeTurns.Answer> take(long nodes, LifeEffort effort) {
            long before = effort.nodes();
            search.goOnWith(effort);
            effort.beginTurn(nodes);
            boolean isWon = search.isWon();
            effort.endTurn();
            Optional<WindowProof> proof = isWon ? WindowProof.of(search, mostStates) : Optional.empty();
            return Optional.of(new LifeTurns.Answer(
                    isWon ? endOf(proof) : endOfOpen(),
                    effort.nodes() - before,
                    proof.map(WindowProof::lines),
                    proof.map(WindowProof::line).orElse(List.of())));
        }

        private static LifeTurns.End endOf(Optional<WindowProof> proof) {
            return proof.isPresent() ? LifeTurns.End.WON : LifeTurns.End.UNWRITTEN;
        }

        private LifeTurns.End endOfOpen() {
            return !search.isHopeless() || search.raiseLevel() ? LifeTurns.End.OPEN : LifeTurns.End.HOPELESS;
        }
    }

    /**
     * A search in another process.
     *
     * @param window as in {@link LifeTurns.Turn}
     * @param number as in {@link LifeTurns.Turn}
     */
    record Elsewhere(LifeTurns turns, int window, int number, int points) implements Search {
        @Override
        public Optional<LifeTurns.Answer> take(long nodes, LifeEffort effort) {
            long granted = effort.grant(nodes);
            if (granted == 0) {
                return Optional.empty();
            }
            Optional<LifeTurns.Answer> answer =
                    turns.take(new LifeTurns.Turn(window, number, granted), effort::isOverNow);
            answer.ifPresent(end -> effort.spend(end.nodes()));
            return answer;
        }
    }

    /**
     * A search that waits for its turn. Those with few turns come first, and among them those in small windows.
     *
     * @param isDirect whether the search has no null moves
     * @param number of the turn
     * @param nodes the limit
     */
    private record Turn(Search search, boolean isDirect, int number, long nodes) implements Comparable<Turn> {
        Turn next() {
            return new Turn(search, isDirect, number + 1, nodes * GROWTH);
        }

        int points() {
            return search.points();
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
     * @param directSearches those without null moves, which have a share of all nodes
     */
    WindowTurns(Map<Search, Integer> searches, List<Search> directSearches) {
        searches.forEach((search, number) -> {
            waiting.add(new Turn(search, false, number, FIRST_TURN));
            reports.put(search.window(), WindowReport.waiting(search.points()));
        });
        directSearches.forEach(search -> direct.add(new Turn(search, true, 0, FIRST_DIRECT_TURN)));
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
        Optional<LifeTurns.Answer> answer = turn.search().take(turn.nodes(), effort);
        if (answer.isEmpty()) {
            return false;
        }
        LifeTurns.Answer end = answer.get();
        note(turn, end);
        return switch (end.end()) {
            case WON, UNWRITTEN -> isWritten(end.proof().map(lines -> new WindowProof(lines, end.line())));
            case OPEN -> {
                add(turn.next());
                yield false;
            }
            case HOPELESS -> false;
        };
    }

    private synchronized void note(Turn turn, LifeTurns.Answer answer) {
        spent += answer.nodes();
        spentDirectly += turn.isDirect() ? answer.nodes() : 0;
        WindowReport.State state = switch (answer.end()) {
            case OPEN -> WindowReport.State.OPEN;
            // The search with null moves goes on after one without them.
            case HOPELESS -> turn.isDirect() ? WindowReport.State.OPEN : WindowReport.State.HOPELESS;
            case WON, UNWRITTEN -> WindowReport.State.UNWRITTEN;
        };
        reports.computeIfPresent(turn.search().window(), (window, report) -> report.after(answer.nodes(), state));
    }

    /** How far the searches of each window came, in the order of the windows. */
    synchronized List<WindowReport> reports() {
        return List.copyOf(reports.values());
    }

    /** The search whose turn it is. One without null moves has its turn if these had less than their share so far. */
    private synchronized Optional<Turn> next() {
        Turn first = direct.peek();
        boolean isDue = spentDirectly <= DIRECT_SHARE.beside(spent - spentDirectly);
        boolean isDirect = first != null && (waiting.isEmpty() || isDue);
        return Optional.ofNullable(isDirect ? direct.poll() : waiting.poll());
    }

    private synchronized void add(Turn turn) {
        (turn.isDirect() ? direct : waiting).add(turn);
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
