package org.sekilab.search;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * A small game given by its graph, with cycles. States are the numbers from 0, and the game begins in 0. Its true value
 * is found without search. Immutable.
 */
public final class ExplicitGraph {
    private final boolean[] isProver; // [state]: true if the prover is to move
    private final Outcome[] outcomes; // [state]: UNKNOWN if the game goes on
    private final int[][] successors; // [state][move]
    private final Outcome repetition;

    private ExplicitGraph(boolean[] isProver, Outcome[] outcomes, int[][] successors, Outcome repetition) {
        this.isProver = isProver;
        this.outcomes = outcomes;
        this.successors = successors;
        this.repetition = repetition;
    }

    /**
     * A random game. Seeds vary the number of final states, the number of moves and their reach, and whether the sides
     * take turns.
     *
     * @param states at least 1
     * @param repetition a value
     */
    public static ExplicitGraph random(long seed, int states, Outcome repetition) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean takesTurns = random.nextBoolean();
        boolean isNear = random.nextBoolean();
        double finals = 0.4 * random.nextDouble() * random.nextDouble();
        int mostMoves = random.nextInt(2, 5);
        boolean[] isProver = new boolean[states];
        Outcome[] outcomes = new Outcome[states];
        int[][] successors = new int[states][];
        for (int state = 0; state < states; state++) {
            isProver[state] = takesTurns ? state % 2 == 0 : random.nextBoolean();
            boolean isFinal = state > 0 && random.nextDouble() < finals;
            outcomes[state] = isFinal ? Outcome.values()[random.nextInt(3)] : Outcome.UNKNOWN;
            successors[state] = new int[isFinal ? 0 : random.nextInt(1, mostMoves + 1)];
            for (int move = 0; move < successors[state].length; move++) {
                int next = isNear ? Math.floorMod(state + random.nextInt(-3, 6), states) : random.nextInt(states);
                boolean isOtherSide = next % 2 != state % 2;
                successors[state][move] = takesTurns && !isOtherSide ? (next ^ 1) % states : next;
            }
        }
        return new ExplicitGraph(isProver, outcomes, successors, repetition);
    }

    /**
     * A game by its states.
     *
     * @param isProver [state] true if the prover is to move
     * @param outcomes [state] UNKNOWN if the game goes on
     * @param successors [state][move]; at least one move if the game goes on
     */
    public static ExplicitGraph of(boolean[] isProver, Outcome[] outcomes, int[][] successors, Outcome repetition) {
        return new ExplicitGraph(isProver.clone(), outcomes.clone(), successors.clone(), repetition);
    }

    /**
     * A game in which only the opponent moves, without final states, by the successors of each state.
     *
     * @param successors [state][move]; at least one move each
     */
    public static ExplicitGraph withoutEnd(int[][] successors, Outcome repetition) {
        Outcome[] outcomes = new Outcome[successors.length];
        Arrays.fill(outcomes, Outcome.UNKNOWN);
        return new ExplicitGraph(new boolean[successors.length], outcomes, successors.clone(), repetition);
    }

    /**
     * The game in state 0, to be played. Moves are numbers that are far apart. Keys are random, except that the first
     * state has 0, 0.
     */
    public Problem toProblem() {
        return new Play();
    }

    public int states() {
        return outcomes.length;
    }

    /**
     * {@link Outcome#WIN} if the prover reaches the goal from state 0, else {@link Outcome#LOSS}.
     *
     * <p>The side that repetition does not favor wins the states from which it can force a final one. This is the least
     * fixed point, starting with no state. The other side wins all other states.
     */
    public Outcome valueByEnumeration(Goal goal) {
        return isReached(goal)[0] ? Outcome.WIN : Outcome.LOSS;
    }

    /** By state: true if the prover reaches the goal. */
    private boolean[] isReached(Goal goal) {
        boolean favored = goal.isReachedBy(repetition);
        boolean[] reached = new boolean[states()];
        Arrays.fill(reached, favored);
        for (boolean isChanged = true; isChanged; ) {
            isChanged = false;
            for (int state = 0; state < states(); state++) {
                boolean value = valueOf(state, goal, reached);
                isChanged |= value != reached[state];
                reached[state] = value;
            }
        }
        return reached;
    }

    private boolean valueOf(int state, Goal goal, boolean[] reached) {
        if (outcomes[state] != Outcome.UNKNOWN) {
            return goal.isReachedBy(outcomes[state]);
        }
        return isProver[state]
                ? Arrays.stream(successors[state]).anyMatch(next -> reached[next])
                : Arrays.stream(successors[state]).allMatch(next -> reached[next]);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("repetition " + repetition);
        for (int state = 0; state < states(); state++) {
            text.append("%n%d %s %s"
                    .formatted(
                            state,
                            isProver[state] ? "prover" : "opponent",
                            outcomes[state] == Outcome.UNKNOWN
                                    ? Arrays.toString(successors[state])
                                    : outcomes[state].toString()));
        }
        return text.toString();
    }

    private final class Play implements Problem {
        private static final int MOVE_STEP = 0x0100_0001; // moves are neither all small nor all positive
        private final long[] keys = new Random(17).longs(2L * states()).toArray();
        private int[] trail = new int[64];
        private int ply;
        private int state;

        private Play() {
            keys[0] = 0;
            keys[1] = 0;
        }

        @Override
        public int maxMoves() {
            return Math.max(
                    1,
                    Arrays.stream(successors)
                            .mapToInt(moves -> moves.length)
                            .max()
                            .orElseThrow());
        }

        @Override
        public boolean isProverToMove() {
            return isProver[state];
        }

        @Override
        public int movesInto(int[] moves) {
            for (int i = 0; i < successors[state].length; i++) {
                moves[i] = (i - 1) * MOVE_STEP;
            }
            return successors[state].length;
        }

        @Override
        public void play(int move) {
            if (ply == trail.length) {
                trail = Arrays.copyOf(trail, 2 * ply);
            }
            trail[ply++] = state;
            state = successors[state][move / MOVE_STEP + 1];
        }

        @Override
        public void undo() {
            state = trail[--ply];
        }

        @Override
        public long keyLow() {
            return keys[2 * state];
        }

        @Override
        public long keyHigh() {
            return keys[2 * state + 1];
        }

        @Override
        public Outcome outcome() {
            return outcomes[state];
        }

        @Override
        public int estimate() {
            return (state * 37) % 201 - 100;
        }

        @Override
        public Outcome repetition() {
            return repetition;
        }

        @Override
        public Optional<Problem> copy() {
            Play copy = new Play();
            copy.state = state;
            return Optional.of(copy);
        }
    }
}
