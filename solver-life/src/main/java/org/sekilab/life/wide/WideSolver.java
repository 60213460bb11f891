package org.sekilab.life.wide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.report.WindowReport;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.search.SearchTurns;
import org.sekilab.life.search.TurnedSearch;
import org.sekilab.life.wall.WallProof;
import org.sekilab.model.local.WideShape;
import org.sekilab.safety.parts.SearchParts;

/**
 * Searches for proofs of life in windows of many points, in turns, the smallest window first. Mutable, confined to one
 * thread.
 *
 * <p>Proves: a proof is one for the board, whatever stands beyond its points. No proof means nothing.
 * <p>Cost: each window has a table of its own, made at its first turn.
 */
public final class WideSolver {
    private static final long FIRST_TURN = 100_000; // states
    private static final int GROWTH = 3;
    private static final long LEAST_TABLE = 1L << 20;
    private static final long LATE = 100_000_000; // states; before, other searches are not disturbed
    private static final int SHARE = 4; // later, one of so many states is spent here

    private final SearchParts parts;
    private final SearchEffort effort;
    private final long tableBytes;
    private final int mostStates;
    private final SearchTurns<Reported> turns;
    private final List<WindowReport> reports = new ArrayList<>();
    private Optional<WallProof> proof = Optional.empty();
    private boolean isUnwritten;
    private long spent;

    /**
     * Searches that have not begun.
     *
     * @param questions a window each; those with too many points are left out
     * @param tableBytes the memory for all tables
     * @param mostStates a proof with more states is not written
     */
    public WideSolver(
            List<WideQuestion> questions, SearchParts parts, SearchEffort effort, long tableBytes, int mostStates) {
        this.parts = parts;
        this.effort = effort;
        this.mostStates = mostStates;
        this.turns = new SearchTurns<>(effort, FIRST_TURN, GROWTH);
        questions.stream()
                .filter(question -> question.points().size() + question.blocks().size() <= WideShape.MAX_POINTS)
                .sorted(Comparator.comparingInt(question -> question.points().size()))
                .forEach(this::add);
        this.tableBytes = Math.max(LEAST_TABLE, tableBytes / Math.max(1, turns.size()));
    }

    private void add(WideQuestion question) {
        int number = reports.size();
        reports.add(WindowReport.waiting(question.points().size()));
        turns.add(() -> new Reported(start(question), number));
    }

    private WideSearch start(WideQuestion question) {
        WideGame game = new WideGame(question, parts);
        return new WideSearch(
                game, effort, new WideTable(tableBytes, game.board().shape().words()));
    }

    /** A search whose turns are noted. */
    private final class Reported implements TurnedSearch {
        private final WideSearch search;
        private final int number;

        Reported(WideSearch search, int number) {
            this.search = search;
            this.number = number;
        }

        @Override
        public boolean isWon() {
            long before = effort.nodes();
            boolean isWon = search.isWon();
            note(effort.nodes() - before, isWon ? WindowReport.State.UNWRITTEN : WindowReport.State.OPEN);
            return isWon;
        }

        @Override
        public boolean goesOn() {
            boolean goesOn = search.goesOn();
            if (!goesOn) {
                note(0, WindowReport.State.HOPELESS);
            }
            return goesOn;
        }

        private void note(long nodes, WindowReport.State state) {
            reports.set(number, reports.get(number).after(nodes, state));
        }
    }

    /** How far the search of each window came, the smallest first. */
    public List<WindowReport> report() {
        return List.copyOf(reports);
    }

    /** True if nothing is left to search. */
    public boolean isDone() {
        return proof.isPresent() || turns.isEmpty();
    }

    /** True if a window was won whose proof could not be written. */
    public boolean isUnwritten() {
        return isUnwritten;
    }

    /** The proof, if one is found. */
    public Optional<WallProof> proof() {
        return proof;
    }

    /** Searches until this has had its share of all states beyond the first ones. True if there is a proof. */
    public boolean isFoundInShare() {
        long share = (effort.nodes() - LATE) / SHARE - spent;
        if (share >= FIRST_TURN) {
            search(share);
        }
        return proof.isPresent();
    }

    /** Searches for a number of states, or until nothing is left to search. */
    public void search(long states) {
        long begin = effort.nodes();
        if (proof.isEmpty()) {
            turns.take(begin + states, this::write);
        }
        spent += effort.nodes() - begin;
    }

    private boolean write(Reported won) {
        proof = new WideWriter(won.search, mostStates).write();
        isUnwritten |= proof.isEmpty();
        return proof.isPresent();
    }
}
