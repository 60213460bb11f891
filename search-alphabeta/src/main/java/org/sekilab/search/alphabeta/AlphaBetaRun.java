package org.sekilab.search.alphabeta;

import java.util.List;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.MoveBuffers;
import org.sekilab.search.run.Path;
import org.sekilab.search.run.VariationWalk;

/**
 * One search. Mutable, used once by one thread. Values are from the side of the mover. "Ply" is the distance from the
 * root. The {@link AlphaBetaEngine engine} explains why the search is right.
 */
final class AlphaBetaRun {
    /** The dependency of a value that holds on every path. */
    static final int INDEPENDENT = Integer.MAX_VALUE;

    private static final int WIN = 2 * Problem.MAX_ESTIMATE;
    private static final int INFINITE = WIN + 1;

    /** If the check of a win on another path takes more states, the search looks for the win again instead. */
    private static final int MOST_SIMULATED = 1 << 10;

    private final Problem problem;
    private final Goal goal;
    private final AlphaBetaConfig config;
    private final StateMemory memory;
    private final Budget budget;
    private final Path path;
    private final MoveBuffers buffers;
    private final MoveOrder order;
    private final RepetitionWinCheck simulation;
    private final boolean isProverFavored; // repetition is a win for the prover, under the goal
    private int iteration;
    private int rootMove = Problem.NO_MOVE;

    /**
     * A second result of the search that returned last: if the favored side wins, the lowest ply on which its value
     * depends.
     */
    private int dependency;

    /** A third result of that search: if the pressed side wins, a number of plies that is enough for it. */
    private int height;

    AlphaBetaRun(Problem problem, Goal goal, AlphaBetaConfig config, StateMemory memory, Budget budget) {
        this.problem = problem;
        this.goal = goal;
        this.config = config;
        this.memory = memory;
        this.budget = budget;
        this.path = new Path(config.maxPlies());
        this.buffers = new MoveBuffers(config.maxPlies() + 1, problem.maxMoves());
        this.order = new MoveOrder(config, problem.maxMoves());
        this.isProverFavored = goal.isReachedBy(problem.repetition());
        this.simulation = new RepetitionWinCheck(problem, goal, memory, path, budget, buffers, isProverFavored);
    }

    Result result() {
        int value = deepen();
        if (Math.abs(value) != WIN || budget.isStopped()) {
            Limit limit = budget.isStopped() ? budget.stop() : Limit.DEPTH;
            return resultWith(Outcome.UNKNOWN, limit, Proof.NONE);
        }
        boolean isWin = (value == WIN) == problem.isProverToMove();
        Proof proof = config.table() ? new TableProof(memory, isWin, isProverFavored) : Proof.NONE;
        return resultWith(isWin ? Outcome.WIN : Outcome.LOSS, Limit.NONE, proof);
    }

    private Result resultWith(Outcome outcome, Limit limit, Proof proof) {
        List<Integer> variation = new VariationWalk(problem, this::tableMove, buffers.plies()).from(rootMove);
        return new Result(outcome, limit, rootMove, variation, proof, budget.statistics());
    }

    private int tableMove() {
        long word = memory.find(problem.keyLow(), problem.keyHigh());
        if (word == 0 || problem.outcome() != Outcome.UNKNOWN) {
            return Problem.NO_MOVE;
        }
        int[] moves = buffers.at(0);
        int count = problem.movesInto(moves);
        for (int i = 0; i < count; i++) {
            if (StateMemory.mayBeMove(word, moves[i])) {
                return moves[i];
            }
        }
        return Problem.NO_MOVE;
    }

    /** The value of the last iteration. It is meaningless if the budget has stopped. */
    private int deepen() {
        int value = 0;
        for (iteration = 1; iteration <= config.maxPlies(); iteration++) {
            boolean hasGuess = config.aspiration() && iteration > 1;
            int alpha = hasGuess ? value - config.aspirationWindow() : -INFINITE;
            int beta = hasGuess ? value + config.aspirationWindow() : INFINITE;
            value = search(iteration, 0, Math.max(alpha, -INFINITE), Math.min(beta, INFINITE));
            boolean isOutside = hasGuess && (value <= alpha || value >= beta) && Math.abs(value) != WIN;
            if (isOutside && !budget.isStopped()) {
                value = search(iteration, 0, -INFINITE, INFINITE);
            }
            if (Math.abs(value) == WIN || budget.isStopped()) {
                break;
            }
        }
        return value;
    }

    /**
     * The value of the present state, or any number if the budget has stopped. Values outside of alpha to beta are
     * bounds.
     */
    private int search(int remaining, int ply, int alpha, int beta) {
        dependency = INDEPENDENT;
        height = 0;
        if (!budget.enter(ply)) {
            return 0;
        }
        long low = problem.keyLow();
        long high = problem.keyHigh();
        boolean isProver = problem.isProverToMove();
        int repeated = path.plyOf(low, high);
        if (repeated >= 0) {
            dependency = repeated;
            return winFor(isProverFavored, isProver);
        }
        long word = memory.find(low, high);
        if (StateMemory.isProven(word)) {
            height = StateMemory.height(word);
            return winFor(StateMemory.isWin(word), isProver);
        }
        if (StateMemory.isDependent(word) && holdsHere(ply)) {
            return winFor(isProverFavored, isProver);
        }
        if (StateMemory.isEstimate(word)
                && StateMemory.iteration(word) == iteration
                && StateMemory.remaining(word) >= remaining
                && settles(word, alpha, beta)) {
            return StateMemory.value(word);
        }
        Outcome outcome = problem.outcome();
        if (outcome != Outcome.UNKNOWN) {
            return winFor(goal.isReachedBy(outcome), isProver);
        }
        if (remaining == 0) {
            int estimate = problem.estimate();
            assert Math.abs(estimate) < Problem.MAX_ESTIMATE : estimate;
            return isProver ? estimate : -estimate;
        }
        if (word != 0) {
            budget.reExpand();
        }
        path.push(low, high, ply);
        int value = expand(remaining, ply, Math.max(alpha, -WIN), Math.min(beta, WIN), word);
        path.pop(low, high);
        return value;
    }

    private int expand(int remaining, int ply, int alpha, int beta, long word) {
        long nodesBefore = budget.nodes();
        boolean isProver = problem.isProverToMove();
        int[] moves = buffers.at(ply);
        int count = problem.movesInto(moves);
        assert count > 0;
        order.sort(moves, count, ply, isProver, word);
        int best = -INFINITE;
        int bestMove = Problem.NO_MOVE;
        int lowest = INDEPENDENT; // of the best move if it wins, of all moves if all lose
        int highest = 0; // as above
        int low = alpha;
        for (int i = 0; i < count && best < beta; i++) {
            problem.play(moves[i]);
            boolean isScout = i > 0 && config.principalVariation();
            int value = searchChild(remaining - 1, ply + 1, low, isScout ? low + 1 : beta, isProver);
            if (isScout && value > low && value < beta) {
                value = searchChild(remaining - 1, ply + 1, low, beta, isProver);
            }
            problem.undo();
            if (budget.isStopped()) {
                dependency = INDEPENDENT;
                return 0;
            }
            lowest = value == WIN ? dependency : Math.min(lowest, dependency);
            highest = value == WIN ? height : Math.max(highest, height);
            if (value > best) {
                best = value;
                bestMove = moves[i];
                low = Math.max(low, value);
            }
        }
        if (ply == 0) {
            rootMove = bestMove;
        }
        if (best >= beta) {
            order.reward(bestMove, ply, isProver, remaining);
        }
        int bound = best >= beta ? StateMemory.LOWER : best <= alpha ? StateMemory.UPPER : StateMemory.EXACT;
        height = Math.min(highest + 1, StateMemory.MOST_HEIGHT);
        conclude(remaining, ply, best, bound, bestMove, lowest, budget.nodes() - nodesBefore);
        return best;
    }

    /** The value of a child, from the side of the mover of its parent. The sides need not take turns. */
    private int searchChild(int remaining, int ply, int alpha, int beta, boolean isProver) {
        return problem.isProverToMove() == isProver
                ? search(remaining, ply, alpha, beta)
                : -search(remaining, ply, -beta, -alpha);
    }

    /** Stores the value and the height of the present state, the last of the path, and sets its dependency. */
    private void conclude(int remaining, int ply, int value, int bound, int move, int lowest, long nodes) {
        long low = problem.keyLow();
        long high = problem.keyHigh();
        dependency = INDEPENDENT;
        if (Math.abs(value) != WIN) {
            memory.storeEstimate(low, high, iteration, remaining, bound, value, move);
            return;
        }
        boolean isProversWin = (value == WIN) == problem.isProverToMove();
        if (isProversWin != isProverFavored || lowest > ply) {
            memory.storeProven(low, high, isProversWin, nodes, height, move);
            return;
        }
        memory.storeDependent(low, high, nodes, move);
        if (lowest < ply) {
            dependency = lowest;
            return;
        }
        // Only returns to this state were used. Dependent values below are then won on every path too. A caller that
        // follows the proof needs them in the table.
        path.pop(low, high);
        if (simulation.holds(ply, Integer.MAX_VALUE) && simulation.dependency() == INDEPENDENT) {
            simulation.promote();
        }
        path.push(low, high, ply);
        memory.storeProven(low, high, isProversWin, nodes, height, move);
    }

    private boolean holdsHere(int ply) {
        if (!simulation.holds(ply, MOST_SIMULATED)) {
            return false;
        }
        dependency = simulation.dependency();
        if (dependency == INDEPENDENT) {
            simulation.promote();
        }
        return true;
    }

    private static boolean settles(long word, int alpha, int beta) {
        int value = StateMemory.value(word);
        return switch (StateMemory.bound(word)) {
            case StateMemory.LOWER -> value >= beta;
            case StateMemory.UPPER -> value <= alpha;
            default -> true;
        };
    }

    private static int winFor(boolean isProversWin, boolean isProver) {
        return isProversWin == isProver ? WIN : -WIN;
    }
}
