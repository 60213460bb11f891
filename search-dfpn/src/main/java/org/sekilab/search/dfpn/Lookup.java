package org.sekilab.search.dfpn;

import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.ZoneProblem;
import org.sekilab.search.run.Path;
import org.sekilab.search.table.KeyHash;

/**
 * Finds the known facts about a child without searching it: from the path, from the table, by simulation, or from the
 * problem itself. Mutable, confined to a run.
 */
final class Lookup {
    /** If the check of a win on another path takes more states, the search looks for the win again instead. */
    private static final int MOST_SIMULATED = 1 << 10;

    private final Problem problem;
    private final Goal goal;
    private final Paths paths;
    private final SearchMemory memory;
    private final StateTable table;
    private final Path path;
    private final Simulation simulation;
    private final AnsweredMoves answered;
    private final boolean isProverFavored; // repetition is a win for the prover, under the goal
    private final boolean isRepetitionDraw; // repetition is such a win by a draw

    Lookup(
            Problem problem,
            Goal goal,
            Paths paths,
            SearchMemory memory,
            Path path,
            Simulation simulation,
            AnsweredMoves answered) {
        this.problem = problem;
        this.goal = goal;
        this.paths = paths;
        this.memory = memory;
        this.table = memory.table();
        this.path = path;
        this.simulation = simulation;
        this.answered = answered;
        this.isProverFavored = goal.isReachedBy(problem.repetition());
        this.isRepetitionDraw = isProverFavored && problem.repetition() == Outcome.DRAW;
    }

    /** Looks the other children up again, because the search of one child may have changed their entries. */
    void refresh(Children children, int searched, int ply, int distance, boolean isProver) {
        for (int i = 0; i < children.count; i++) {
            if (i == searched || children.isSolved(i)) {
                continue;
            }
            int entry = table.find(children.lows[i], children.highs[i]);
            if (entry != StateTable.NONE && !takeSolved(children, i, entry, ply, isProver)) {
                takeNumbers(children, i, entry, distance, isProver);
            }
        }
    }

    /** Looks up the present state, a child of the last one of the path. */
    void look(Children children, int child, int ply, int distance, boolean isProver) {
        long low = problem.keyLow();
        long high = problem.keyHigh();
        children.lows[child] = low;
        children.highs[child] = high;
        int repeated = path.plyOf(low, high);
        if (repeated >= 0) {
            children.setSolved(child, isProver == isProverFavored);
            children.setProof(child, repeated, repeated, 0, isRepetitionDraw, ZoneProblem.ALL);
            return;
        }
        int entry = table.find(low, high);
        if (entry != StateTable.NONE && takeSolved(children, child, entry, ply - 1, isProver)) {
            return;
        }
        if (entry != StateTable.NONE && table.hasTwin(entry, favoredKind())) {
            if (holdsHere(low, high, ply, table.effort(entry), table.move(entry))) {
                children.setSolved(child, isProver == isProverFavored);
                children.setProof(
                        child,
                        simulation.lowest(),
                        simulation.deepest(),
                        StateTable.MOST_PLIES,
                        simulation.restsOnDraw(),
                        ZoneProblem.ALL);
                return;
            }
            entry = table.find(low, high);
            if (entry != StateTable.NONE && takeSolved(children, child, entry, ply - 1, isProver)) {
                return; // another thread has solved it
            }
        }
        if (entry != StateTable.NONE) {
            takeNumbers(children, child, entry, distance, isProver);
        } else {
            evaluate(children, child, low, high, ply, isProver);
        }
        children.mostWins[child] = children.wins[child];
        children.mostLosses[child] = children.losses[child];
    }

    private void evaluate(Children children, int child, long low, long high, int ply, boolean isProver) {
        Outcome outcome = problem.outcome();
        if (outcome == Outcome.UNKNOWN) {
            int ofState = firstProof(children.moves[child]); // dear, so each number is asked for once
            int proof = ofState + children.costs[child];
            int disproof = firstDisproof(children.moves[child]);
            storeNumbers(low, high, ply, proof, disproof);
            children.setUnsolved(child, isProver ? proof : disproof, isProver ? disproof : proof, false);
            children.setSources(child, ownSources(low, high), isProver);
            return;
        }
        long zone = zoneOf(outcome);
        storeSolved(low, high, outcome, zone);
        children.setSolved(child, goal.isReachedBy(outcome) == isProver);
        children.setProof(child, Children.INDEPENDENT, -1, 0, restsOnDraw(outcome), zone);
    }

    /** The zone of the present state, which an outcome decides. */
    long zoneOf(Outcome outcome) {
        return outcome != Outcome.UNKNOWN && goal.isReachedBy(outcome) ? answered.ofWin() : ZoneProblem.ALL;
    }

    /**
     * Stores the present state, which has no entry, by its outcome and the {@link #zoneOf zone} of this.
     *
     * @param move the last move
     */
    void store(long low, long high, int ply, int move, Outcome outcome, long zone) {
        if (outcome == Outcome.UNKNOWN) {
            storeNumbers(low, high, ply, firstProof(move), firstDisproof(move));
        } else {
            storeSolved(low, high, outcome, zone);
        }
    }

    /** The proof number with which the present state begins after a move. */
    private int firstProof(int move) {
        return problem.initialProof()
                + (problem.isProverToMove() ? 0 : memory.jitter().addition(move));
    }

    private int firstDisproof(int move) {
        return problem.initialDisproof()
                + (problem.isProverToMove() ? memory.jitter().addition(move) : 0);
    }

    private void storeNumbers(long low, long high, int ply, int proof, int disproof) {
        table.storeNumbers(low, high, proof, disproof, ownSources(low, high), ply, 0);
    }

    private void storeSolved(long low, long high, Outcome outcome, long zone) {
        table.storeSolved(low, high, kindOf(outcome), restsOnDraw(outcome), 0, 0, Problem.NO_MOVE, zone);
    }

    /** The kind of the table's entry for a final state. */
    int kindOf(Outcome outcome) {
        return goal.isReachedBy(outcome) ? StateTable.PROVEN : StateTable.DISPROVEN;
    }

    boolean restsOnDraw(Outcome outcome) {
        return outcome == Outcome.DRAW && goal.isReachedBy(outcome);
    }

    private static long ownSources(long low, long high) {
        int own = KeyHash.of(low, high);
        return StateTable.sources(own, own);
    }

    /**
     * Uses a result from the table that holds on the present path.
     *
     * @param ply the ply of the parent, which ends the path
     */
    private boolean takeSolved(Children children, int child, int entry, int ply, boolean isProver) {
        if (table.isSolved(entry)) {
            children.setSolved(child, (table.kind(entry) == StateTable.PROVEN) == isProver);
            children.setProof(
                    child, Children.INDEPENDENT, -1, table.plies(entry), table.restsOnDraw(entry), table.zone(entry));
            return true;
        }
        if (!table.hasTwin(entry, favoredKind())) {
            return false;
        }
        boolean holds = paths != Paths.TWINS || isOnSamePath(entry, ply);
        if (holds) {
            children.setSolved(child, isProver == isProverFavored);
            boolean isExact = paths == Paths.TWINS;
            children.setProof(
                    child,
                    isExact ? table.lowest(entry) : 0,
                    isExact ? table.deepest(entry) : ply,
                    StateTable.MOST_PLIES,
                    table.restsOnDraw(entry),
                    ZoneProblem.ALL);
        }
        return holds;
    }

    private boolean isOnSamePath(int entry, int ply) {
        int number = table.pathNumber(entry);
        int deepestPly = table.deepest(entry);
        return number != PathNumbers.NONE && deepestPly <= ply && memory.paths().of(deepestPly) == number;
    }

    private void takeNumbers(Children children, int child, int entry, int distance, boolean isProver) {
        int win = isProver ? table.proof(entry) : table.disproof(entry);
        int loss = isProver ? table.disproof(entry) : table.proof(entry);
        children.setUnsolved(child, win, loss, table.plies(entry) <= distance);
        children.setSources(child, table.sources(entry), isProver);
    }

    /**
     * True if the table's win by repetition of the present state also holds on the present path.
     *
     * @param effort the effort of the win
     * @param move the winning move
     */
    private boolean holdsHere(long low, long high, int ply, long effort, int move) {
        if (!simulation.holds(ply, MOST_SIMULATED)) {
            return false;
        }
        if (simulation.isIndependent()) {
            simulation.promote();
            return true;
        }
        table.storeTwin(
                low,
                high,
                favoredKind(),
                simulation.restsOnDraw(),
                simulation.lowest(),
                simulation.deepest(),
                memory.paths().of(simulation.deepest()),
                effort,
                move);
        return true;
    }

    private int favoredKind() {
        return isProverFavored ? StateTable.PROVEN : StateTable.DISPROVEN;
    }
}
