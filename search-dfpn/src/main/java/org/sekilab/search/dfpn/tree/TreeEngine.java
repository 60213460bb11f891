package org.sekilab.search.dfpn.tree;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.run.VariationWalk;

/**
 * A search by many workers. It has a tree of proof numbers. Another engine searches each leaf of the tree within a
 * number of nodes. A leaf without an answer is expanded. Immutable.
 *
 * <p>Source: PNS-PDFPN, arXiv 2511.10339.
 * <p>Proves: the same as the engine of the leaves, see {@link LeafTree}.
 * <p>Differs: each worker has a table of its own, so only answers and winning moves travel. A leaf goes to the
 * worker that searched the state above it, if that worker is free. A leaf under search cannot be chosen again. The
 * number that a node needs to win is multiplied by one plus the number of searches below the node. So workers spread
 * over the tree, as the threads of [KA10] do; the source adds virtual losses.
 * <p>Cost: what two workers search twice, because they share no table. A table for each worker, and the tree.
 */
public final class TreeEngine implements Engine {
    private static final int DEPTH_TO_DOUBLE = 8; // plies: far leaves have more nodes, so each search ends
    private static final int MOST_DOUBLINGS = 20;
    private static final int LONGEST_LINE = 100;

    private final TreeConfig config;
    private final Supplier<Engine> leaves;
    private final LeafService.Finder services;

    /** @param leaves makes the engine of a worker, which may remember what it has searched */
    public TreeEngine(TreeConfig config, Supplier<Engine> leaves) {
        this(config, leaves, LeafService.Finder.NONE);
    }

    /**
     * An engine that lets other processes search leaves, as many as they can at the same time.
     *
     * @param leaves makes the engine of the first search, and of workers here
     * @param services for problems without one, workers of this process search
     */
    public TreeEngine(TreeConfig config, Supplier<Engine> leaves, LeafService.Finder services) {
        this.config = config;
        this.leaves = leaves;
        this.services = services;
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        Result first = firstSearch(problem, goal, limits, listener);
        if (!goesOn(first, limits)) {
            return first;
        }
        try (LeafWorkers workers = services.find(problem, goal)
                .<LeafWorkers>map(ThreadWorkers::elsewhere)
                .orElseGet(() -> workersHere(problem, goal))) {
            return new Run(problem, goal, limits, listener, workers, first.statistics()).result();
        }
    }

    /**
     * Searches as a cluster would. The searches are real, and their times come from the model. A limit of time is for
     * this process.
     *
     * @param rootBytes the bytes of a leaf's message that tell the root of the tree
     */
    SimulatedRun simulate(Problem problem, Goal goal, Limits limits, ClusterModel model, long rootBytes) {
        Result first = firstSearch(problem, goal, limits, SearchListener.NONE);
        double seconds = first.statistics().nodes() / model.nodesPerSecond();
        SimulatedRun.Cost ofFirst = new SimulatedRun.Cost(seconds, seconds, 1, 0);
        if (!goesOn(first, limits)) {
            return new SimulatedRun(first, ofFirst);
        }
        try (SimulatedWorkers workers =
                new SimulatedWorkers(config.workers(), problem, goal, leaves, model, rootBytes)) {
            Result result = new Run(problem, goal, limits, SearchListener.NONE, workers, first.statistics()).result();
            return new SimulatedRun(result, ofFirst.plus(workers.cost()));
        }
    }

    /** Most problems need no tree. */
    private Result firstSearch(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        return leaves.get()
                .prove(problem, goal, limits.withMaxNodes(Math.min(limits.maxNodes(), config.leafNodes())), listener);
    }

    private static boolean goesOn(Result first, Limits limits) {
        return first.limit() == Limit.NODES && first.statistics().nodes() < limits.maxNodes();
    }

    private LeafWorkers workersHere(Problem problem, Goal goal) {
        List<Problem> copies = copies(problem);
        return copies.isEmpty()
                ? new SimulatedWorkers(1, problem, goal, leaves, ClusterModel.ideal(), 0)
                : ThreadWorkers.here(copies, goal, leaves);
    }

    /** A copy for each worker; none for one worker, or if the problem has no copies. */
    private List<Problem> copies(Problem problem) {
        List<Problem> copies = new ArrayList<>();
        for (int i = 0; i < config.workers() && config.workers() > 1; i++) {
            problem.copy().ifPresent(copies::add);
        }
        return copies;
    }

    /** One search. Mutable, confined to the calling thread. */
    private final class Run {
        private final Problem problem;
        private final Goal goal;
        private final LeafTree tree;
        private final Limits limits;
        private final SearchListener listener;
        private final LeafWorkers workers;
        private final Map<Integer, Taken> taken = new HashMap<>(); // by the number of the search
        private final long startNanos = System.nanoTime();
        private final Statistics first;
        private Statistics spent;
        private long promised; // nodes of searches that have begun
        private int number;
        private Limit limit = Limit.NONE;

        Run(Problem problem, Goal goal, Limits limits, SearchListener listener, LeafWorkers workers, Statistics first) {
            this.problem = problem;
            this.goal = goal;
            this.tree = new LeafTree(problem, goal);
            this.limits = limits;
            this.listener = listener;
            this.workers = workers;
            this.first = first;
            this.spent = first;
        }

        /** A leaf that is searched, and the nodes that the search may take. */
        private record Taken(TreeNode leaf, long nodes) {}

        Result result() {
            TreeNode root = tree.root();
            tree.expand(root);
            while (!root.isSolved() && limit == Limit.NONE) {
                startAll();
                if (root.isSolved()) {
                    break; // by states that were known, so that no answer of a worker is needed
                }
                if (!taken.isEmpty()) {
                    acceptNext();
                } else if (limit == Limit.NONE) {
                    limit = Limit.NODES;
                }
            }
            if (!root.isSolved()) {
                return Result.open(limit).withStatistics(statistics());
            }
            boolean isCircleWon = goal.isReachedBy(problem.repetition()) == (root.outcome() == Outcome.WIN);
            WinningMoves moves = tree.moves(isCircleWon);
            List<Integer> line = line(moves);
            // If a state is missing, play may come back to an earlier one. That must not be bad for the winner.
            Proof proof = isCircleWon || moves.isComplete() ? moves::moveIn : Proof.NONE;
            int best = line.isEmpty() ? Problem.NO_MOVE : line.get(0);
            return new Result(root.outcome(), Limit.NONE, best, line, proof, statistics());
        }

        /** Play in which the winner follows the proof, and the loser plays the first of its moves. */
        private List<Integer> line(WinningMoves moves) {
            IntSupplier next = () -> moveOfLine(moves);
            return new VariationWalk(problem, next, LONGEST_LINE).from(next.getAsInt());
        }

        private int moveOfLine(WinningMoves moves) {
            boolean isLoserToMove = problem.isProverToMove() != (tree.root().outcome() == Outcome.WIN);
            if (!isLoserToMove || problem.outcome() != Outcome.UNKNOWN) {
                return moves.moveIn(problem);
            }
            int[] replies = new int[problem.maxMoves()];
            problem.movesInto(replies);
            return replies[0];
        }

        private void startAll() {
            while (workers.hasFree() && nodesLeft() > 0 && !isAtLimit()) {
                Optional<TreeNode> leaf = tree.take(this::nodesAt);
                if (leaf.isEmpty()) {
                    return;
                }
                start(leaf.get());
            }
        }

        private long nodesAt(int depth) {
            return config.leafNodes() << Math.min(MOST_DOUBLINGS, depth / DEPTH_TO_DOUBLE);
        }

        private long nodesLeft() {
            return limits.maxNodes() - spent.nodes() - promised;
        }

        private boolean isAtLimit() {
            if (limits.isCancelled().getAsBoolean()) {
                limit = Limit.CANCELLED;
            } else if (Duration.ofNanos(elapsedNanos()).compareTo(limits.time()) >= 0) {
                limit = Limit.TIME;
            } else if (tree.size() > LeafTree.MOST_NODES) {
                limit = Limit.MEMORY;
            }
            return limit != Limit.NONE;
        }

        private void start(TreeNode leaf) {
            long nodes = Math.min(nodesLeft(), nodesAt(leaf.depth()));
            promised += nodes;
            number++;
            taken.put(number, new Taken(leaf, nodes));
            Limits ofLeaf = limits.afterNanos(elapsedNanos()).withMaxNodes(nodes);
            workers.start(new LeafTask(number, LeafTree.path(leaf), ofLeaf, leaf.workerAbove()));
        }

        private void acceptNext() {
            Optional<LeafAnswer> next = workers.await(limits.isCancelled());
            if (next.isEmpty()) {
                limit = Limit.CANCELLED;
                return;
            }
            LeafAnswer answer = next.get();
            spent = spent.plus(answer.statistics());
            listener.progress(statistics());
            Taken done = Objects.requireNonNull(taken.remove(answer.number()));
            promised -= done.nodes();
            tree.accept(done.leaf(), answer, done.nodes());
        }

        private long elapsedNanos() {
            return first.elapsedNanos() + System.nanoTime() - startNanos;
        }

        private Statistics statistics() {
            return new Statistics(
                    spent.nodes(),
                    spent.tableHits(),
                    spent.tableStores(),
                    spent.tableCollisions(),
                    spent.reExpansions(),
                    spent.maxDepth(),
                    elapsedNanos());
        }
    }
}
