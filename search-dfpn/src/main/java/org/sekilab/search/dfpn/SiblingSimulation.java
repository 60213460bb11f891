package org.sekilab.search.dfpn;

import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.ZoneProblem;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.MoveBuffers;
import org.sekilab.search.run.Path;

/**
 * Wins states after one move of the loser with the moves that won after another of its moves, the model. The winner
 * answers in the same way, without a search. Mutable, confined to a run.
 *
 * <p>Source: [K96].
 * <p>Proves: stored results hold on every path. They come from final states and from results of the table that hold on
 * every path. As in a search, they use one move of the winner or all moves of the loser. They never come from a
 * repetition. The model and its moves only say where to look.
 * <p>Differs: a move of the loser that the model has no line for may lead to a state that is won already. Results found
 * on the way stay in the table even if the simulation fails.
 * <p>Cost: one node for each move played in the sibling. A simulation that fails takes 2 to 3 nodes on average. One
 * that succeeds takes at most about as many as the model took. A copy of the problem follows the model. On won
 * regions, simulation saves a fifth of the nodes. It saves a third if the moves of the opponent are searched one
 * after the other, {@link DfpnConfig#opponentEpsilon}. Otherwise most of the siblings have been searched when the
 * first is lost.
 */
final class SiblingSimulation {
    /**
     * A state that took fewer nodes is not a model, because a search takes little more than a simulation. With 4 or
     * with 64 the nodes are the same within 1%.
     */
    private static final int LEAST_EFFORT = 16;

    /** The largest number of nodes for one state. */
    private static final int MOST_NODES = 1 << 10;

    private final Problem problem;
    private final DfpnConfig.Simulated simulated;
    private final StateTable table;
    private final Lookup lookup;
    private final AnsweredMoves answered;
    private final Path path;
    private final Budget budget;
    private final Frames frames;
    private final Shadow shadow;
    private final Problem model;
    private final MoveBuffers modelMoves;
    private int kind; // the kind of entry to prove
    private long lastNode;

    // The data of the won state that was found last.
    private int height;
    private boolean restsOnDraw;
    private long zone;

    /** @param shadow a shadow of the problem, in the state with which the search begins */
    SiblingSimulation(
            Problem problem,
            DfpnConfig.Simulated simulated,
            StateTable table,
            Lookup lookup,
            AnsweredMoves answered,
            Path path,
            Budget budget,
            Frames frames,
            Shadow shadow) {
        this.problem = problem;
        this.simulated = simulated;
        this.table = table;
        this.lookup = lookup;
        this.answered = answered;
        this.path = path;
        this.budget = budget;
        this.frames = frames;
        this.shadow = shadow;
        this.model = shadow.problem();
        this.modelMoves = new MoveBuffers(frames.plies(), problem.maxMoves());
    }

    /**
     * Tries to win the unsolved children of the present state like a child that its mover has lost. Does nothing if the
     * mover's moves are not to be simulated. Won states are then in the table.
     *
     * @param lost the index of the lost child
     * @param line [ply] the moves that lead to the present state
     * @param ply the ply of the present state
     * @param isProver whether the prover is to move in it
     */
    void winOthers(Children children, int lost, int[] line, int ply, boolean isProver) {
        if (!(isProver ? simulated.isAtProver() : simulated.isAtOpponent())) {
            return;
        }
        int entry = table.find(children.lows[lost], children.highs[lost]);
        kind = isProver ? StateTable.DISPROVEN : StateTable.PROVEN;
        boolean isModel = entry != StateTable.NONE && table.kind(entry) == kind;
        int effort = isModel ? table.effort(entry) : 0;
        if (effort < LEAST_EFFORT) {
            return;
        }
        shadow.moveTo(line, ply);
        model.play(children.moves[lost]);
        for (int i = 0; i < children.count; i++) {
            if (!children.isSolved(i)) {
                lastNode = budget.nodes() + Math.min(effort, MOST_NODES);
                problem.play(children.moves[i]);
                wins(children.moves[i], ply + 1);
                problem.undo();
            }
        }
        model.undo();
    }

    /**
     * True if the winner wins the present state with the moves of the model. The state is then stored.
     *
     * @param last the last move
     */
    private boolean wins(int last, int ply) {
        if (!budget.enter(ply)) {
            return false;
        }
        long low = problem.keyLow();
        long high = problem.keyHigh();
        Known known = stateOf(low, high, ply, last);
        if (known != Known.OPEN) {
            return known == Known.WON;
        }
        int entry = table.find(model.keyLow(), model.keyHigh());
        boolean hasModel = entry != StateTable.NONE && table.kind(entry) == kind;
        int move = hasModel ? table.move(entry) : Problem.NO_MOVE;
        boolean isOver = move == Problem.NO_MOVE || ply + 1 >= frames.plies() || budget.nodes() >= lastNode;
        if (isOver || model.isProverToMove() != problem.isProverToMove()) {
            return false;
        }
        long before = budget.nodes();
        path.push(low, high, ply);
        boolean isProversWin = kind == StateTable.PROVEN;
        int kept = problem.isProverToMove() == isProversWin ? winBy(move, ply) : loseAll(ply);
        path.pop(low, high);
        if (kept == Problem.NO_MOVE) {
            return false;
        }
        height = Math.min(height + 1, StateTable.MOST_PLIES);
        table.storeSolved(low, high, kind, restsOnDraw, height, budget.nodes() - before, kept, zone);
        return true;
    }

    /** The winner's move if it is legal and wins, or {@link Problem#NO_MOVE}. */
    private int winBy(int move, int ply) {
        int[] moves = frames.at(ply).moves;
        if (!contains(moves, problem.movesInto(moves), move)) {
            return Problem.NO_MOVE;
        }
        if (!winsAfter(move, ply)) {
            return Problem.NO_MOVE;
        }
        zone = kind == StateTable.PROVEN ? answered.before(move, zone) : ZoneProblem.ALL;
        return move;
    }

    /**
     * The move of the loser with the longest line if all moves lose, or {@link Problem#NO_MOVE}. Known children are
     * examined first.
     */
    private int loseAll(int ply) {
        Children children = frames.at(ply);
        boolean isProver = problem.isProverToMove();
        answered.begin(children, problem.movesInto(children.moves), 0, isProver);
        int done = 0;
        do {
            if (!loseFrom(children, done, ply)) {
                return Problem.NO_MOVE;
            }
            done = children.count;
            answered.update(children);
        } while (children.count > done);
        int longest = children.longestLoss();
        height = children.heights[longest];
        restsOnDraw = children.anyRestsOnDraw();
        zone = children.zone;
        return children.moves[longest];
    }

    /** True if all moves of the loser from an index on lose. */
    private boolean loseFrom(Children children, int first, int ply) {
        for (int i = first; i < children.count; i++) {
            if (!budget.enter(ply + 1)) {
                return false;
            }
            problem.play(children.moves[i]);
            Known known = stateOf(problem.keyLow(), problem.keyHigh(), ply + 1, children.moves[i]);
            problem.undo();
            switch (known) {
                case WON -> takeLoss(children, i);
                case OPEN -> children.setUnsolved(i, 1, 1, false);
                case NOT_WON -> {
                    return false;
                }
            }
        }
        if (!hasModels(children, ply)) {
            return false;
        }
        for (int i = first; i < children.count; i++) {
            if (!children.isSolved(i)) {
                if (!winsAfter(children.moves[i], ply)) {
                    return false;
                }
                takeLoss(children, i);
            }
        }
        return true;
    }

    private void takeLoss(Children children, int child) {
        children.setSolved(child, false);
        children.setProof(child, Children.INDEPENDENT, -1, height, restsOnDraw, zone);
    }

    /** True if the model has each move that leads to a state without a known result. */
    private boolean hasModels(Children children, int ply) {
        int[] moves = modelMoves.at(ply);
        int count = model.movesInto(moves);
        for (int i = 0; i < children.count; i++) {
            if (!children.isSolved(i) && !contains(moves, count, children.moves[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean winsAfter(int move, int ply) {
        problem.play(move);
        model.play(move);
        boolean isWon = wins(move, ply + 1);
        model.undo();
        problem.undo();
        return isWon;
    }

    private enum Known {
        WON,
        /** Lost, or a repetition, which proves nothing that holds on every path. */
        NOT_WON,
        OPEN
    }

    /**
     * The known result of the present state, without its moves. For a won state, also sets its height and whether it
     * rests on a draw.
     *
     * @param last the last move
     */
    private Known stateOf(long low, long high, int ply, int last) {
        if (path.plyOf(low, high) >= 0) {
            return Known.NOT_WON;
        }
        int entry = table.find(low, high);
        if (entry == StateTable.NONE) {
            Outcome outcome = problem.outcome();
            zone = lookup.zoneOf(outcome);
            lookup.store(low, high, ply, last, outcome, zone);
            height = 0;
            restsOnDraw = lookup.restsOnDraw(outcome);
            return outcome == Outcome.UNKNOWN ? Known.OPEN : wonIf(lookup.kindOf(outcome) == kind);
        }
        height = table.plies(entry);
        zone = table.zone(entry);
        restsOnDraw = table.restsOnDraw(entry);
        return table.isSolved(entry) ? wonIf(table.kind(entry) == kind) : Known.OPEN;
    }

    private static Known wonIf(boolean isWon) {
        return isWon ? Known.WON : Known.NOT_WON;
    }

    private static boolean contains(int[] moves, int count, int move) {
        for (int i = 0; i < count; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }
}
