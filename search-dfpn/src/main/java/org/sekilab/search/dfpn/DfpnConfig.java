package org.sekilab.search.dfpn;

/**
 * The switches of the df-pn engines. No switch changes an answer, only the time to find it.
 *
 * @param epsilon the margin of a child's threshold where the prover is to move, from 0 to 4. The threshold is the
 *     number of the second best child times {@code 1 + epsilon}
 * @param opponentEpsilon the same margin where the opponent is to move. With a large one, each move of the opponent is
 *     searched to its end before the next. Simulation then tries to answer the next one in the same way
 * @param counting how the numbers of children that must all be won add up
 * @param cycles how the engine "dfpn-r" stops numbers from going round in cycles; "dfpn" does nothing about it
 * @param replacement how a full table makes room
 * @param secondSearch how the second question about three values uses the table of the first
 * @param simulation the side whose moves are answered like a lost sibling before they are searched
 * @param threads how many threads of "dfpn-r" search one state together, from 1 to {@value #MOST_THREADS}. With more
 *     than one, nodes and moves vary from run to run. One thread always searches two questions in turns,
 *     {@link SecondSearch#SINGLE}
 * @param seeds how many searches of one state take turns, from 1 to {@value #MOST_SEEDS}. Each but the first has its
 *     own random changes of the first numbers. They share what they have won. With several threads there is one search.
 *     With {@link SecondSearch#SINGLE}, one search works on both questions of {@link DfpnEngine#solve}
 * @param seed of the random changes
 * @param zones whether moves of the opponent that change nothing in the zone of a state are left out, see
 *     {@link org.sekilab.search.ZoneProblem}
 * @param parts which states are won by their parts, see {@link org.sekilab.search.PartProblem}
 */
public record DfpnConfig(
        double epsilon,
        double opponentEpsilon,
        Counting counting,
        Cycles cycles,
        Replacement replacement,
        SecondSearch secondSearch,
        Simulated simulation,
        int threads,
        int seeds,
        long seed,
        boolean zones,
        Parts parts) {
    /** The largest {@link #epsilon}. */
    public static final double MOST_EPSILON = 4;

    /** The largest number of {@link #threads}. */
    public static final int MOST_THREADS = 64;

    /** The largest number of {@link #seeds}. */
    public static final int MOST_SEEDS = 16;

    public static final DfpnConfig DEFAULT = new DfpnConfig(
            0.25,
            2,
            Counting.SUM,
            Cycles.MIN_DISTANCE,
            Replacement.LEAST_EFFORT,
            SecondSearch.FLAGS,
            Simulated.PROOFS,
            1,
            1,
            1,
            false,
            Parts.OFF);

    /** How the numbers of children that must all be won add up. */
    public enum Counting {
        /** Their sum, as in df-pn. */
        SUM,
        /**
         * The largest number, plus one for each other child: weak proof numbers. They are less wrong where paths join.
         */
        WEAK,
        /**
         * Their sum, but only the largest of the numbers with the same source further down: source node detection,
         * SNDA. Where paths join below, a plain sum counts the same work once for each path.
         */
        SNDA,
        /**
         * Proof numbers by their sum, disproof numbers as weak ones. The prover's moves often fail for one reason, so
         * together they are little harder to refute than one of them. Each move of the opponent needs an answer of its
         * own.
         */
        MIXED;

        /** The counting of proof numbers, at the opponent's states. */
        Counting ofProofs() {
            return this == MIXED ? SUM : this;
        }

        /** The counting of disproof numbers, at the prover's states. */
        Counting ofDisproofs() {
            return this == MIXED ? WEAK : this;
        }
    }

    /** How the numbers of states in a cycle are kept from driving each other up. */
    public enum Cycles {
        /** They are not. */
        NONE,
        /**
         * Children that are not further from the root than their parent count only if there are no others: df-pn(r),
         * [K05].
         */
        MIN_DISTANCE,
        /** Such children raise the thresholds below them: the threshold controlling algorithm. */
        THRESHOLDS
    }

    /** How a full table makes room. */
    public enum Replacement {
        /** The entry in the same bucket that took the fewest nodes is removed. */
        LEAST_EFFORT,
        /** Before that, all entries that took few nodes are removed at once, solved ones too. */
        COLLECT
    }

    /** How the second question about three values uses the table of the first. */
    public enum SecondSearch {
        /** All entries are kept except proofs that rest on a draw, [NKM] 5.5. */
        FLAGS,
        /** No entry is kept. */
        CLEAR,
        /** One thread works on both questions in turns. Each may use the solved entries of the other. */
        SINGLE
    }

    /** The side whose moves are answered like a lost sibling before they are searched: {@link SiblingSimulation}. */
    public enum Simulated {
        /** No side. */
        OFF,
        /** The opponent, for proofs. */
        PROOFS,
        /** Both sides, for proofs and disproofs. */
        BOTH;

        boolean isAtOpponent() {
            return this != OFF;
        }

        boolean isAtProver() {
            return this == BOTH;
        }
    }

    /** The states of the opponent that are won by their parts, if a search wins each part. */
    public enum Parts {
        /** None. */
        OFF(-1, 0),
        /** The first state, or those after the first moves of the prover. Each part has up to 1,024 nodes. */
        START(1, 1 << 10),
        /** All states with moves that are searched. Each part has up to 64 nodes. */
        ALL(Integer.MAX_VALUE, 1 << 6);

        private static final int SHARE = 8;

        private final int deepest;
        private final long mostNodes;

        Parts(int deepest, long mostNodes) {
            this.deepest = deepest;
            this.mostNodes = mostNodes;
        }

        /** True if a state of the opponent is taken apart. */
        boolean isAt(int ply) {
            return ply <= deepest;
        }

        /** The limit of the search of a part: a share of the nodes of the whole search, as far as they are limited. */
        long nodesOfPart(long maxNodes) {
            return Math.max(1, Math.min(mostNodes, maxNodes / SHARE));
        }
    }

    public DfpnConfig {
        checkEpsilon("dfpn.epsilon", epsilon);
        checkEpsilon("dfpn.opponent-epsilon", opponentEpsilon);
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("dfpn.threads: %d is not in 1..%d".formatted(threads, MOST_THREADS));
        }
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new IllegalArgumentException("dfpn.seeds: %d is not in 1..%d".formatted(seeds, MOST_SEEDS));
        }
    }

    private static void checkEpsilon(String key, double epsilon) {
        if (!(epsilon >= 0 && epsilon <= MOST_EPSILON)) { // this form also rejects NaN
            throw new IllegalArgumentException("%s: %s is not in 0..%s".formatted(key, epsilon, MOST_EPSILON));
        }
    }

    /** One thread, one search, the same epsilon for both sides, and no simulation. */
    public DfpnConfig(
            double epsilon, Counting counting, Cycles cycles, Replacement replacement, SecondSearch secondSearch) {
        this(epsilon, epsilon, counting, cycles, replacement, secondSearch, Simulated.OFF, 1, 1, 1, false, Parts.OFF);
    }

    /** The same configuration with another number of threads. */
    public DfpnConfig withThreads(int newThreads) {
        return with(cycles, simulation, newThreads, seeds, seed, zones, parts);
    }

    /**
     * The same configuration with another number of searches that take turns.
     *
     * @param newSeed of their random changes
     */
    public DfpnConfig withSeeds(int newSeeds, long newSeed) {
        return with(cycles, simulation, threads, newSeeds, newSeed, zones, parts);
    }

    /** The same configuration with another simulation. */
    public DfpnConfig withSimulation(Simulated newSimulation) {
        return with(cycles, newSimulation, threads, seeds, seed, zones, parts);
    }

    /** The same configuration with or without zones. */
    public DfpnConfig withZones(boolean newZones) {
        return with(cycles, simulation, threads, seeds, seed, newZones, parts);
    }

    /** The same configuration with other states that are won by their parts. */
    public DfpnConfig withParts(Parts newParts) {
        return with(cycles, simulation, threads, seeds, seed, zones, newParts);
    }

    DfpnConfig withCycles(Cycles newCycles) {
        return with(newCycles, simulation, threads, seeds, seed, zones, parts);
    }

    private DfpnConfig with(
            Cycles newCycles,
            Simulated newSimulation,
            int newThreads,
            int newSeeds,
            long newSeed,
            boolean newZones,
            Parts newParts) {
        return new DfpnConfig(
                epsilon,
                opponentEpsilon,
                counting,
                newCycles,
                replacement,
                secondSearch,
                newSimulation,
                newThreads,
                newSeeds,
                newSeed,
                newZones,
                newParts);
    }
}
