package org.sekilab.experiments.config;

import java.time.Duration;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.tree.TreeConfig;

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
            "The least margin by which the search of a child goes beyond the next best child, where the prover is to move.");

    public static final ConfigKey<Double> OPPONENT_EPSILON = DFPN.key(
            "opponent-epsilon",
            DfpnConfig.DEFAULT.opponentEpsilon(),
            Range.number(0, DfpnConfig.MOST_EPSILON),
            "The margin of dfpn.epsilon where the opponent is to move.",
            "A larger value searches the opponent's moves one after the other. The next move can then be simulated.");

    public static final ConfigKey<DfpnConfig.Counting> COUNTING = DFPN.key(
            "counting",
            DfpnConfig.DEFAULT.counting(),
            Range.constant(DfpnConfig.Counting.class),
            "How the numbers of children combine.",
            "With sum, the result is their sum.",
            "With weak, the result is the largest number plus one for each other child.",
            "With snda, the result is the sum, but children whose numbers come from one state count as the largest of them.",
            "With mixed, proof numbers combine as with sum, and disproof numbers as with weak.");

    public static final ConfigKey<DfpnConfig.Cycles> CYCLES = DFPN.key(
            "cycles",
            DfpnConfig.DEFAULT.cycles(),
            Range.constant(DfpnConfig.Cycles.class),
            "How the engine \"dfpn-r\" keeps numbers from going round in cycles.",
            "With none, it does nothing about them.",
            "With min-distance, a child that is no further from the root than its parent counts only if no other child does.",
            "With thresholds, each of these children raises the thresholds below it.");

    public static final ConfigKey<DfpnConfig.Replacement> REPLACEMENT = DFPN.key(
            "replacement",
            DfpnConfig.DEFAULT.replacement(),
            Range.constant(DfpnConfig.Replacement.class),
            "How a full table makes room.",
            "With least-effort, it deletes the entry of the least effort. With collect, it deletes many entries at once.");

    public static final ConfigKey<DfpnConfig.SecondSearch> SECOND_SEARCH = DFPN.key(
            "second-search",
            DfpnConfig.DEFAULT.secondSearch(),
            Range.constant(DfpnConfig.SecondSearch.class),
            "How the second question about win, draw or loss uses the table of the first.",
            "With flags, it keeps all but proofs that rest on a draw. With clear, it keeps nothing.",
            "With single, the search works on both questions in turns. \"dfpn-tree\" does not use this key.");

    public static final ConfigKey<DfpnConfig.Simulated> SIMULATION = DFPN.key(
            "simulation",
            DfpnConfig.DEFAULT.simulation(),
            Range.constant(DfpnConfig.Simulated.class),
            "The side whose moves are first answered by the moves that refuted another move of that side.",
            "off: no side. proofs: the opponent of the prover. both: both sides.");

    public static final ConfigKey<Integer> DFPN_THREADS = DFPN.key(
            "threads",
            DfpnConfig.DEFAULT.threads(),
            Range.integer(1, DfpnConfig.MOST_THREADS),
            "The number of threads of \"dfpn-r\" that search one state together, on one table.",
            "With more than one thread, nodes and moves differ from run to run. Verdicts do not.");

    public static final ConfigKey<Integer> DFPN_SEEDS = DFPN.key(
            "seeds",
            DfpnConfig.DEFAULT.seeds(),
            Range.integer(1, DfpnConfig.MOST_SEEDS),
            "How many searches of the same state take turns, within the limits of one search.",
            "Each but the first has its own random changes, from random.seed. The searches share what they have won.",
            "\"dfpn-r\" has one search if dfpn.threads is above 1, and \"dfpn-tree\" always has one.",
            "A question about win, draw or loss has one search if dfpn.second-search is single.");

    public static final ConfigKey<Boolean> DFPN_ZONES = DFPN.key(
            "zones",
            DfpnConfig.DEFAULT.zones(),
            Range.flag(),
            "Whether \"dfpn-r\" leaves out moves of the attacker that need no answer, because the proof does not depend on them.",
            "This happens in searches for life without territory, as around blocks and in chains.");

    public static final ConfigKey<DfpnConfig.Parts> DFPN_PARTS = DFPN.key(
            "parts",
            DfpnConfig.DEFAULT.parts(),
            Range.constant(DfpnConfig.Parts.class),
            "The states of a local game with the attacker to move that \"dfpn-r\" takes apart.",
            "A state is won if the defender wins each part of it, and if the parts give two liberties to each block between them.",
            "start: the first state. all: all states, as soon as they are searched. off: none.");

    private static final KeySection TREE = new KeySection("tree");

    public static final ConfigKey<Integer> TREE_WORKERS = TREE.key(
            "workers",
            TreeConfig.DEFAULT.workers(),
            Range.integer(1, TreeConfig.MOST_WORKERS),
            "The number of threads of \"dfpn-tree\" that search leaves of its tree at the same time.",
            "With more than one, nodes and moves differ from run to run. Verdicts do not.");

    public static final ConfigKey<Integer> TREE_LEAF_NODES = TREE.key(
            "leaf-nodes",
            (int) TreeConfig.DEFAULT.leafNodes(),
            Range.integer(1, Integer.MAX_VALUE),
            "The nodes of the search of a leaf near the root. They double every 8 moves below it.");

    private static final KeySection LIMITS = new KeySection("limits");

    public static final ConfigKey<Duration> REGION_TIME = LIMITS.key(
            "region-time",
            Limits.DEFAULT.time(),
            Range.duration(MIN_TIME),
            "The time limit for each search of \"solve\", and for all searches of a problem of \"region\" together.",
            "It is also the limit for the whole analysis of a capturing race with one side first.",
            "In \"life\" it is the limit for all searches of a problem.",
            "The command \"solve\" names the limit that stopped the search of a region.",
            "The limit proof-number means that the feature early-stops ended the search.",
            "Static solvers do not search.");

    public static final ConfigKey<Integer> REGION_NODES = LIMITS.key(
            "region-nodes",
            Integer.MAX_VALUE,
            Range.integer(1, Integer.MAX_VALUE),
            "The limit of limits.region-time in nodes. Results do not depend on the machine if only this limit is reached:"
                    + " let limits.region-time be long then, such as 10m.");

    public static final ConfigKey<Duration> REFUTE_TIME = LIMITS.key(
            "refute-time",
            Duration.ofSeconds(1),
            Range.duration(MIN_TIME),
            "The time limit for each question of \"causes --refute\".",
            "The questions are about a region alone, a block around it, and a region with all these blocks.",
            "Others are about its single points, and about the moves that make it safe.",
            "It is also the limit for each search that solves the board after one of these moves.");

    public static final ConfigKey<Integer> REFUTE_NODES = LIMITS.key(
            "refute-nodes",
            Integer.MAX_VALUE,
            Range.integer(1, Integer.MAX_VALUE),
            "The limit of limits.refute-time in nodes. Results do not depend on the machine if only this limit is reached.");

    public static final ConfigKey<Long> MEMORY = LIMITS.key(
            "memory",
            Limits.DEFAULT.tableBytes(),
            Range.memory(MIN_MEMORY),
            "The size of the table of a search. A full table deletes its least valuable entries.",
            "The limit \"memory\" of results means that more memory helps.",
            "The limits \"depth\", \"size\" and \"states\" are bounds of a method; more memory does not help.");

    public static final ConfigKey<Integer> THREADS = LIMITS.key(
            "threads",
            1,
            Range.integer(1, MAX_THREADS),
            "The number of positions to work on at the same time. Results do not depend on it.",
            "In \"solve\" and \"life\", threads that are left search one position together.");

    public static final ConfigKey<Integer> BOARD_THREADS = LIMITS.key(
            "board-threads",
            1,
            Range.integer(1, MAX_THREADS),
            "The least number of threads that search one board together, in \"solve\" and \"view\".",
            "With limits of nodes, results do not depend on it. Each thread needs memory for a table.");

    static final KeyGroup DFPN_GROUP = DFPN.group("The engines dfpn and dfpn-r");
    static final KeyGroup TREE_GROUP = TREE.group("The engine dfpn-tree");
    static final KeyGroup LIMITS_GROUP = LIMITS.group("Limits");

    private SearchKeys() {}
}
