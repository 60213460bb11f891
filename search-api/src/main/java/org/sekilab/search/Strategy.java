package org.sekilab.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The winning strategy of a search: all states that are reachable while the winner follows a {@link Proof}, each once.
 * A state has the winner's one move, or all moves of the loser. For certificates, and for callers that examine a whole
 * proof. Immutable.
 *
 * <p>Proves: each line ends in a state that is good for the winner. If {@link Problem#repetition} is not the winner's,
 * the winner must end the game. Then the graph has no cycle. If it is, lines may also go round for ever.
 * <p>Cost: memory for each state and each move between them.
 */
public final class Strategy {
    private final List<State> states;

    /**
     * A reachable state.
     *
     * @param keyLow the key, as {@link Problem#keyLow}
     * @param keyHigh its other half
     * @param outcome {@link Outcome#UNKNOWN} if the game goes on
     * @param steps the winner's move, or all moves of the loser; empty if the game is over; unmodifiable
     */
    public record State(long keyLow, long keyHigh, Outcome outcome, List<Step> steps) {
        public State {
            if ((outcome == Outcome.UNKNOWN) == steps.isEmpty()) {
                throw new IllegalArgumentException("%d moves where the outcome is %s".formatted(steps.size(), outcome));
            }
            steps = List.copyOf(steps);
        }
    }

    /**
     * A move.
     *
     * @param move the problem's number of the move
     * @param state the index of the next state
     */
    public record Step(int move, int state) {}

    private Strategy(List<State> states) {
        this.states = List.copyOf(states);
    }

    /** The states. The first is the one that was searched. */
    public List<State> states() {
        return states;
    }

    /**
     * Follows the proof of a result through all answers of the loser.
     *
     * @param problem in the state that was searched; the method leaves it in the same state
     * @param goal the goal of the search
     * @param mostStates the largest number of states; positive
     * @return empty if there are more states, or if the proof does not hold one of them
     * @throws IllegalArgumentException if the result is not an answer
     * @throws IllegalStateException if the proof does not lead to the goal
     */
    public static Optional<Strategy> of(Problem problem, Goal goal, Result result, int mostStates) {
        if (result.limit() != Limit.NONE) {
            throw new IllegalArgumentException("no strategy, as the search ended by %s".formatted(result.limit()));
        }
        Walk walk = new Walk(problem, goal, result, mostStates);
        return walk.walkAll() ? Optional.of(new Strategy(walk.states())) : Optional.empty();
    }

    /**
     * Visits the states depth first. Uses no recursion, because a line may be as long as the number of states. Mutable.
     */
    private static final class Walk {
        private final Problem problem;
        private final Goal goal;
        private final Proof proof;
        private final int mostStates;
        private final boolean isProverWinner;
        private final boolean isCircleWon;
        private final Map<Key, Visit> visits = new LinkedHashMap<>(); // in the order of the states
        private final Deque<Visit> path = new ArrayDeque<>();

        private record Key(long low, long high) {}

        /** A state, and the finished part of its steps. Mutable. */
        private static final class Visit {
            private final int index;
            private final Outcome outcome;
            private final int[] moves;
            private final List<Step> steps = new ArrayList<>();

            private Visit(int index, Outcome outcome, int[] moves) {
                this.index = index;
                this.outcome = outcome;
                this.moves = moves;
            }

            private boolean isDone() {
                return steps.size() == moves.length;
            }
        }

        private Walk(Problem problem, Goal goal, Result result, int mostStates) {
            this.problem = problem;
            this.goal = goal;
            this.proof = result.proof();
            this.mostStates = mostStates;
            this.isProverWinner = result.outcome() == Outcome.WIN;
            this.isCircleWon = goal.isReachedBy(problem.repetition()) == isProverWinner;
        }

        /** Visits the states. Returns true if all were found. */
        private boolean walkAll() {
            boolean isComplete = enter();
            while (!path.isEmpty()) {
                Visit visit = path.element();
                if (isComplete && !visit.isDone()) {
                    problem.play(visit.moves[visit.steps.size()]);
                    isComplete = enter();
                } else {
                    path.remove();
                    leave(visit);
                }
            }
            return isComplete;
        }

        private List<State> states() {
            List<State> states = new ArrayList<>();
            visits.forEach((key, visit) -> states.add(new State(key.low(), key.high(), visit.outcome, visit.steps)));
            return states;
        }

        /**
         * Begins with the present state, or takes back the move to it if it is known. Returns false if the walk has to
         * end.
         */
        private boolean enter() {
            Key key = new Key(problem.keyLow(), problem.keyHigh());
            Visit known = visits.get(key);
            if (known == null) {
                Outcome outcome = problem.outcome();
                check(outcome == Outcome.UNKNOWN || goal.isReachedBy(outcome) == isProverWinner, key);
                known = new Visit(visits.size(), outcome, outcome == Outcome.UNKNOWN ? moves() : new int[0]);
                path.push(known);
                boolean isKnown = outcome != Outcome.UNKNOWN || known.moves.length > 0;
                visits.put(key, known);
                return isKnown && visits.size() <= mostStates;
            }
            check(isCircleWon || known.isDone(), key);
            leave(known);
            return true;
        }

        /** Takes the move to a state back, and records it with the previous state. */
        private void leave(Visit visit) {
            Visit before = path.peek();
            if (before != null) {
                before.steps.add(new Step(before.moves[before.steps.size()], visit.index));
                problem.undo();
            }
        }

        /** The winner's move, or all moves of the loser. Empty if the winner's move is not known. */
        private int[] moves() {
            if (problem.isProverToMove() == isProverWinner) {
                int move = proof.moveIn(problem);
                return move == Problem.NO_MOVE ? new int[0] : new int[] {move};
            }
            int[] moves = new int[problem.maxMoves()];
            return Arrays.copyOf(moves, problem.movesInto(moves));
        }

        private static void check(boolean isRight, Key key) {
            if (!isRight) {
                throw new IllegalStateException("the proof does not lead to the goal by way of %s".formatted(key));
            }
        }
    }
}
