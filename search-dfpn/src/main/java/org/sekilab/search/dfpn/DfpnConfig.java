package org.sekilab.search.dfpn;

/**
 * What the df-pn engines do. No switch changes an answer, only how soon it comes.
 *
 * @param epsilon how much further than the second best a child is searched at least where the prover is to move, from 0 to 4: the threshold is
 *     its number times {@code 1 + epsilon}
 * @param opponentEpsilon the same where the opponent is: with a large one a move of his is searched to its end before the next, which is then
 *     tried like it by simulation
 * @param counting how the numbers of children that must all be won add up
 * @param cycles what the engine "dfpn-r" does so that numbers do not go round in cycles; "dfpn" does nothing
 * @param replacement what makes room in a full table
 * @param secondSearch how the second question about three values uses the table of the first
 * @param simulation whose moves are answered like a sibling that has lost, before they are searched
 * @param threads how many threads of "dfpn-r" search one state together, from 1 to {@value #MOST_THREADS}; with more than one, nodes and moves are not
 *     the same each time. Two questions in turns, {@link SecondSearch#SINGLE}, are always searched by one
 */
public record DfpnConfig(
        double epsilon,
        double opponentEpsilon,
        Counting counting,
        Cycles cycles,
        Replacement replacement,
        SecondSearch secondSearch,
        Simulated simulation,
        int threads) {
    /** The largest {@link #epsilon}. */
    public static final double MOST_EPSILON = 4;

    /** The largest number of {@link #threads}. */
    public static final int MOST_THREADS = 64;

    public static final DfpnConfig DEFAULT = new DfpnConfig(
            0.25,
            2,
            Counting.SUM,
            Cycles.MIN_DISTANCE,
            Replacement.LEAST_EFFORT,
            SecondSearch.FLAGS,
            Simulated.PROOFS,
            1);

    /** How the numbers of children that must all be won add up. */
    public enum Counting {
        /** Their sum, as in df-pn. */
        SUM,
        /** The largest, and one for each of the others: weak proof numbers, less wrong where paths join. */
        WEAK,
        /**
         * Their sum, but of those that come from the same state further down only the largest: source node detection, SNDA. Where paths join
         * below, the sum counts the work on what follows once for each of them.
         */
        SNDA,
        /**
         * Proof numbers by their sum, disproof numbers as weak ones: the prover's moves often fail for one reason, so that together they are little
         * harder to refute than one of them, while each move of the opponent needs an answer of its own.
         */
        MIXED;

        /** How proof numbers add up, at the opponent's states. */
        Counting ofProofs() {
            return this == MIXED ? SUM : this;
        }

        /** How disproof numbers add up, at the prover's states. */
        Counting ofDisproofs() {
            return this == MIXED ? WEAK : this;
        }
    }

    /** What keeps the numbers of states in a cycle from driving each other up. */
    public enum Cycles {
        /** Nothing. */
        NONE,
        /** Children that are not further from the root than their parent count only where there are no others: df-pn(r), [K05]. */
        MIN_DISTANCE,
        /** Such children raise the thresholds below them: the threshold controlling algorithm. */
        THRESHOLDS
    }

    /** What makes room in a full table. */
    public enum Replacement {
        /** The entry in the same bucket that took the fewest nodes goes. */
        LEAST_EFFORT,
        /** Before it comes to that, all entries that took few nodes are collected at once, solved ones too. */
        COLLECT
    }

    /** How the second question about three values uses the table of the first. */
    public enum SecondSearch {
        /** All is kept but proofs that rest on a draw, [NKM] 5.5. */
        FLAGS,
        /** Nothing is kept. */
        CLEAR,
        /** Both questions are worked on in turns, by one thread, and each may use what is solved about the other. */
        SINGLE
    }

    /** Whose moves are answered like a sibling that has lost, before they are searched: {@link SiblingSimulation}. */
    public enum Simulated {
        /** Nobody's. */
        OFF,
        /** The opponent's, for proofs. */
        PROOFS,
        /** Those of both sides, for proofs and disproofs. */
        BOTH;

        boolean isAtOpponent() {
            return this != OFF;
        }

        boolean isAtProver() {
            return this == BOTH;
        }
    }

    public DfpnConfig {
        checkEpsilon("dfpn.epsilon", epsilon);
        checkEpsilon("dfpn.opponent-epsilon", opponentEpsilon);
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("dfpn.threads: %d is not in 1..%d".formatted(threads, MOST_THREADS));
        }
    }

    private static void checkEpsilon(String key, double epsilon) {
        if (!(epsilon >= 0 && epsilon <= MOST_EPSILON)) { // written so that NaN fails too
            throw new IllegalArgumentException("%s: %s is not in 0..%s".formatted(key, epsilon, MOST_EPSILON));
        }
    }

    /** One thread, the same for both sides, and no simulation. */
    public DfpnConfig(
            double epsilon, Counting counting, Cycles cycles, Replacement replacement, SecondSearch secondSearch) {
        this(epsilon, epsilon, counting, cycles, replacement, secondSearch, Simulated.OFF, 1);
    }

    /** The same with other threads. */
    public DfpnConfig withThreads(int newThreads) {
        return new DfpnConfig(
                epsilon, opponentEpsilon, counting, cycles, replacement, secondSearch, simulation, newThreads);
    }

    /** The same with other simulation. */
    public DfpnConfig withSimulation(Simulated newSimulation) {
        return new DfpnConfig(
                epsilon, opponentEpsilon, counting, cycles, replacement, secondSearch, newSimulation, threads);
    }

    DfpnConfig withCycles(Cycles newCycles) {
        return new DfpnConfig(
                epsilon, opponentEpsilon, counting, newCycles, replacement, secondSearch, simulation, threads);
    }
}
