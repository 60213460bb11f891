package org.sekilab.experiments.config;

import java.time.Duration;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;

/** The keys of limits, and of the engines that search with proof numbers. */
public final class SearchKeys {
    private static final int MAX_THREADS = 1024;
    static final Duration MIN_TIME = Duration.ofMillis(1);
    private static final long MIN_MEMORY = 1L << 20;

    private static final KeySection DFPN = new KeySection("dfpn");

    public static final ConfigKey<Double> EPSILON = DFPN.key(
            "epsilon",
            DfpnConfig.DEFAULT.epsilon(),
            Range.number(0, DfpnConfig.MOST_EPSILON),
            "How much further than the next best child a child is searched at least, where the prover is to move.");

    public static final ConfigKey<Double> OPPONENT_EPSILON = DFPN.key(
            "opponent-epsilon",
            DfpnConfig.DEFAULT.opponentEpsilon(),
            Range.number(0, DfpnConfig.MOST_EPSILON),
            "The same as dfpn.epsilon, where the opponent is to move.",
            "With more, the opponent's moves are searched one after the other, so that the next can be simulated.");

    public static final ConfigKey<DfpnConfig.Counting> COUNTING = DFPN.key(
            "counting",
            DfpnConfig.DEFAULT.counting(),
            Range.constant(DfpnConfig.Counting.class),
            "How the numbers of children add up.",
            "With sum, to their sum.",
            "With weak, to the largest number and one for each other child.",
            "With snda, to the sum, but children that come from one state further down count once, by the largest.",
            "With mixed, proof numbers add up as with sum, disproof numbers as with weak.");

    public static final ConfigKey<DfpnConfig.Cycles> CYCLES = DFPN.key(
            "cycles",
            DfpnConfig.DEFAULT.cycles(),
            Range.constant(DfpnConfig.Cycles.class),
            "What the engine \"dfpn-r\" does so that numbers do not go round in cycles.",
            "With none, it does nothing.",
            "With min-distance, a child no further from the root than its parent counts only where no other does.",
            "With thresholds, such children raise the thresholds below them.");

    public static final ConfigKey<DfpnConfig.Replacement> REPLACEMENT = DFPN.key(
            "replacement",
            DfpnConfig.DEFAULT.replacement(),
            Range.constant(DfpnConfig.Replacement.class),
            "What makes room in a full table.",
            "With least-effort, one entry goes. With collect, many entries go at once.");

    public static final ConfigKey<DfpnConfig.SecondSearch> SECOND_SEARCH = DFPN.key(
            "second-search",
            DfpnConfig.DEFAULT.secondSearch(),
            Range.constant(DfpnConfig.SecondSearch.class),
            "How the second question about win, draw or loss uses the table of the first.",
            "With flags, it keeps all but proofs that rest on a draw. With clear, it keeps nothing.",
            "With single, both questions are worked on in turns.");

    public static final ConfigKey<DfpnConfig.Simulated> SIMULATION = DFPN.key(
            "simulation",
            DfpnConfig.DEFAULT.simulation(),
            Range.constant(DfpnConfig.Simulated.class),
            "Whose moves are first answered like another move that has lost, by the winner's moves there.",
            "With off, nobody's moves are. With proofs, the opponent's moves are. With both, those of both sides are.");

    public static final ConfigKey<Integer> DFPN_THREADS = DFPN.key(
            "threads",
            DfpnConfig.DEFAULT.threads(),
            Range.integer(1, DfpnConfig.MOST_THREADS),
            "How many threads of \"dfpn-r\" search one state together, on one table.",
            "With more than one, nodes and moves are not the same each time. Verdicts are.");

    private static final KeySection LIMITS = new KeySection("limits");

    public static final ConfigKey<Duration> REGION_TIME = LIMITS.key(
            "region-time",
            Limits.DEFAULT.time(),
            Range.duration(MIN_TIME),
            "The time for each search of \"solve\", and for all searches of a region problem of \"region\" together.",
            "A capturing race with one side first has this time for all that its analyzer does.",
            "The command \"solve\" names the limit of each region that it stopped.",
            "That is proof-number where a search was given up by the feature early-stops.",
            "Static solvers do not search.");

    public static final ConfigKey<Integer> REGION_NODES = LIMITS.key(
            "region-nodes",
            Integer.MAX_VALUE,
            Range.integer(1, Integer.MAX_VALUE),
            "The same as limits.region-time in nodes, for results that do not depend on the machine.");

    public static final ConfigKey<Long> MEMORY = LIMITS.key(
            "memory",
            Limits.DEFAULT.tableBytes(),
            Range.memory(MIN_MEMORY),
            "The size of the table of a search. A full table forgets what is worth least.",
            "The limit \"memory\" of results means that more memory helps.",
            "The limits \"depth\", \"size\" and \"states\" are bounds of a method; more memory does not help.");

    public static final ConfigKey<Integer> THREADS = LIMITS.key(
            "threads",
            1,
            Range.integer(1, MAX_THREADS),
            "How many positions are worked on at the same time. Results do not depend on it.");

    static final KeyGroup DFPN_GROUP = DFPN.group("The engines dfpn and dfpn-r");
    static final KeyGroup LIMITS_GROUP = LIMITS.group("Limits");

    private SearchKeys() {}
}
