package org.sekilab.safety.region;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.run.StateSet;
import org.sekilab.statics.LocalEvaluator;

/**
 * Writes down how a local game is won. It follows the proof of a search through all moves of the loser, down to states
 * that the rules or static reasons decide. Mutable, confined to one thread; for one walk.
 *
 * <p>Proves: the graph has no circle. If the defender wins, each line ends as the defender wants. If the attacker wins,
 * no line ends as the defender wants. Lost parts of the search's proof are searched again.
 * <p>Cost: memory and a static evaluation for each state; a search for each lost state.
 */
public final class ProofWalk {
    private static final List<LocalEvaluator.Rules> RULES =
            List.of(LocalEvaluator.Rules.NO_ANSWERS, LocalEvaluator.Rules.PAIRS, LocalEvaluator.Rules.PAIRS_OF_MANY);

    private final LocalBoard board;
    private final RegionProblem problem;
    private final Goal goal;
    private final boolean isDefenderWinner;
    private final Function<Problem, Result> search;
    private final int mostStates;
    private final Leaves leaves;
    private final List<LocalEvaluator> judges = new ArrayList<>();
    private final StateSet states = new StateSet();
    private final ProofLines lines; // open while they are on the path
    private final Deque<Visit> path = new ArrayDeque<>();
    private long kept = -1;

    /** The states that static reasons decide for the defender. */
    public enum Leaves {
        ALL,
        /** Those in which no stone of the defender is ever captured: R-SUPERKO-2 of docs/certificate-rules.md. */
        SETTLED
    }

    /** A state on the path, and the part of it that is done. Mutable. */
    private static final class Visit {
        private final int state;
        private final Proof proof;
        private final int[] moves;
        private final int[] next; // [index of a move]
        private int done;

        private Visit(int state, Proof proof, int[] moves) {
            this.state = state;
            this.proof = proof;
            this.moves = moves;
            this.next = new int[moves.length];
        }
    }

    /**
     * @param problem in the state that was searched
     * @param goal of the search
     * @param answer WIN if the defender reaches it, LOSS if not
     * @param search asks the same question about a state
     * @param mostStates the number of states at which the walk ends
     */
    public ProofWalk(
            RegionProblem problem, Goal goal, Outcome answer, Function<Problem, Result> search, int mostStates) {
        this(problem, goal, answer, search, mostStates, Leaves.ALL);
    }

    /** @param leaves where the walk ends, if the defender wins */
    public ProofWalk(
            RegionProblem problem,
            Goal goal,
            Outcome answer,
            Function<Problem, Result> search,
            int mostStates,
            Leaves leaves) {
        this.board = problem.board();
        this.problem = problem;
        this.goal = goal;
        this.isDefenderWinner = answer == Outcome.WIN;
        this.search = search;
        this.mostStates = mostStates;
        this.leaves = leaves;
        this.lines = new ProofLines(board);
        if (isDefenderWinner) {
            for (LocalEvaluator.Rules rules : RULES) {
                judges.add(new LocalEvaluator(board, rules, Proofs.CHECKABLE));
            }
        }
    }

    /**
     * Follows a proof.
     *
     * @return empty if there are too many states, a circle, or a state with a proof that cannot be found again within
     *     the limits
     * @throws IllegalStateException if the proof does not lead to the goal
     */
    public Optional<ProofGraph> graph(Proof proof) {
        boolean isComplete = enter(proof);
        while (!path.isEmpty()) {
            Visit visit = path.element();
            if (isComplete && visit.done < visit.moves.length) {
                problem.play(visit.moves[visit.done]);
                isComplete = enter(visit.proof);
            } else {
                path.remove();
                lines.close(visit.state, nodeOf(visit));
                leave(visit.state);
            }
        }
        if (!isComplete) {
            return Optional.empty();
        }
        return Optional.of(isDefenderWinner ? lines.defendersGraph() : lines.attackersGraph());
    }

    /** After a walk: the points that have a stone of the attacker at all ends of play, as a mask of local points. */
    public long kept() {
        return kept & board.shape().all();
    }

    /**
     * Starts with the current state, or takes back the move to it if the state needs no more work. False if the walk
     * has to end.
     */
    private boolean enter(Proof proof) {
        int state = states.indexOf(problem.keyLow(), problem.keyHigh());
        if (state >= 0) {
            boolean isCircle = lines.isOpen(state);
            leave(state);
            return !isCircle;
        }
        state = states.size();
        states.add(problem.keyLow(), problem.keyHigh(), Problem.NO_MOVE);
        lines.open();
        ProofLines.Node decided = decided();
        if (decided != null) {
            lines.close(state, decided);
            leave(state);
            return true;
        }
        Visit visit = isWinnerToMove() ? visit(state, proof) : new Visit(state, proof, legalMoves());
        path.push(visit);
        return visit.moves.length > 0 && states.size() < mostStates;
    }

    private boolean isWinnerToMove() {
        return board.isDefenderToMove() == isDefenderWinner;
    }

    /** Takes back the move to a state and notes its result. */
    private void leave(int state) {
        Visit before = path.peek();
        if (before != null) {
            before.next[before.done++] = state;
            problem.undo();
        }
    }

    /** The reason for the value of a state that needs no moves. Pairs without loose points come before others. */
    private ProofLines.@Nullable Node decided() {
        Outcome outcome = problem.outcomeByRules();
        if (outcome != Outcome.UNKNOWN) {
            if (goal.isReachedBy(outcome) != isDefenderWinner) {
                throw new IllegalStateException("the proof does not lead to the goal: %s".formatted(board));
            }
            long staying = problem.stayingStones();
            kept &= staying == 0 ? board.attacker() : staying;
            return staying == 0 ? new ProofLines.End() : new ProofLines.Pairs(new LongArrayList(), 0);
        }
        ProofLines.Pairs found = null;
        if (!problem.mayEndNow()) {
            for (LocalEvaluator judge : judges) {
                if (judge.provesSafe()) {
                    long[] pairs = judge.pairs();
                    long loose = judge.loosePoints(pairs);
                    if (loose == 0 || found == null && leaves == Leaves.ALL) {
                        found = new ProofLines.Pairs(LongArrayList.wrap(pairs), loose);
                    }
                    if (loose == 0) {
                        return found;
                    }
                }
            }
        }
        return found;
    }

    /** The points in ascending order, then the pass. */
    private int[] legalMoves() {
        IntArrayList moves = new IntArrayList();
        for (long rest = board.empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                moves.add(move);
            }
        }
        moves.add(problem.pass());
        return moves.toIntArray();
    }

    /** A state of the winner, with the winner's move if it is known. */
    private Visit visit(int state, Proof proof) {
        int move = moveToKnown();
        if (move != Problem.NO_MOVE) {
            return new Visit(state, proof, new int[] {move});
        }
        move = proof.moveIn(problem);
        if (move != Problem.NO_MOVE) {
            return new Visit(state, proof, new int[] {move});
        }
        Result result = search.apply(problem);
        boolean isFound = result.limit() == Limit.NONE && (result.outcome() == Outcome.WIN) == isDefenderWinner;
        move = isFound ? result.proof().moveIn(problem) : Problem.NO_MOVE;
        return new Visit(state, result.proof(), move == Problem.NO_MOVE ? new int[0] : new int[] {move});
    }

    /** A move to a finished state; it keeps graphs small. */
    private int moveToKnown() {
        for (int move : legalMoves()) {
            problem.play(move);
            int state = states.indexOf(problem.keyLow(), problem.keyHigh());
            problem.undo();
            if (state >= 0 && !lines.isOpen(state)) {
                return move;
            }
        }
        return Problem.NO_MOVE;
    }

    private ProofLines.Node nodeOf(Visit visit) {
        boolean isWinners = visit.moves.length == 1 && isWinnerToMove();
        return isWinners
                ? new ProofLines.Move(visit.moves[0], visit.next[0])
                : new ProofLines.Replies(IntArrayList.wrap(visit.next));
    }
}
