package org.sekilab.search.dfpn.tree;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

/**
 * A search by many workers: a tree of proof numbers whose leaves are searched by another engine, each within a number
 * of nodes. A leaf without an answer is expanded. Immutable.
 *
 * <p>Source: PNS-PDFPN, arXiv 2511.10339.
 * <p>Proves: the same as the engine of the leaves, see {@link ProofTree}.
 * <p>Differs: a worker has a table of its own for each leaf, so only answers and winning moves travel. A leaf that is
 * searched is left out of the choice of the next one; the source adds virtual losses.
 * <p>Cost: what two workers search twice, because they share no table. A table for each worker, and the tree.
 */
public final class TreeEngine implements Engine {
    private static final int DEPTH_TO_DOUBLE = 8; // plies: far leaves have more nodes, so each search ends
    private static final int MOST_DOUBLINGS = 20;

    private final TreeConfig config;
    private final Engine leaves;

    /** @param leaves searches the leaves; threads must be allowed to share it */
    public TreeEngine(TreeConfig config, Engine leaves) {
        this.config = config;
        this.leaves = leaves;
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        Result first = firstSearch(problem, goal, limits, listener);
        if (!goesOn(first, limits)) {
            return first;
        }
        List<Problem> copies = copies(problem);
        LeafWorkers workers = copies.isEmpty()
                ? new SimulatedWorkers(1, problem, goal, leaves, ClusterModel.ideal())
                : new ThreadWorkers(copies, goal, leaves);
        try (workers) {
            return new Run(problem, goal, limits, listener, workers, first.statistics()).result();
        }
    }

    /**
     * Searches as a cluster would. The searches are real, and their times come from the model. A limit of time is for
     * this process.
     */
    public SimulatedRun simulate(Problem problem, Goal goal, Limits limits, ClusterModel model) {
        Result first = firstSearch(problem, goal, limits, SearchListener.NONE);
        double firstSeconds = first.statistics().nodes() / model.nodesPerSecond();
        if (!goesOn(first, limits)) {
            return new SimulatedRun(first, new SimulatedRun.Cost(firstSeconds, firstSeconds, 1, 0));
        }
        try (SimulatedWorkers workers = new SimulatedWorkers(config.workers(), problem, goal, leaves, model)) {
            Result result =
                    new Run(problem, goal, limits, SearchListener.NONE, workers, first.statistics()).result();
            SimulatedRun.Cost cost = workers.cost();
            return new SimulatedRun(
                    result,
                    new SimulatedRun.Cost(
                            cost.seconds() + firstSeconds,
                            cost.busySeconds() + firstSeconds,
                            cost.searches() + 1,
                            cost.bytes()));
        }
    }

    /** Most problems need no tree. */
    private Result firstSearch(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        return leaves.prove(
                problem, goal, limits.withMaxNodes(Math.min(limits.maxNodes(), config.leafNodes())), listener);
    }

    private static boolean goesOn(Result first, Limits limits) {
        return first.limit() == Limit.NODES && first.statistics().nodes() < limits.maxNodes();
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
        private final ProofTree tree;
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

        Run(
                Problem problem,
                Goal goal,
                Limits limits,
                SearchListener listener,
                LeafWorkers workers,
                Statistics first) {
            this.problem = problem;
            this.goal = goal;
            this.tree = new ProofTree(problem, goal);
            this.limits = limits;
            this.listener = listener;
            this.workers = workers;
            this.first = first;
            this.spent = first;
        }

        /** A leaf that is searched, and the nodes that the search may take. */
        private record Taken(TreeNode leaf, long nodes) {}

        Result result() {
            TreeNode root = tree.take().orElseThrow();
            tree.expand(root);
            while (!root.isSolved() && limit == Limit.NONE) {
                startAll();
                if (!taken.isEmpty()) {
                    acceptNext();
                } else if (limit == Limit.NONE) {
                    limit = Limit.NODES;
                }
            }
            Limit reached = root.isSolved() ? Limit.NONE : limit;
            int best = tree.moves().moveIn(problem);
            return new Result(
                    root.outcome(),
                    reached,
                    best,
                    best == Problem.NO_MOVE ? List.of() : List.of(best),
                    root.isSolved() && isFollowed(root.outcome()) ? tree.moves()::moveIn : Proof.NONE,
                    statistics());
        }

        /**
         * True if a winner may follow the moves. If a state is missing, play may come back to earlier states. That must
         * not be bad for the winner.
         */
        private boolean isFollowed(Outcome answer) {
            boolean isCircleWon = goal.isReachedBy(problem.repetition()) == (answer == Outcome.WIN);
            return isCircleWon || tree.moves().isComplete();
        }

        private void startAll() {
            while (workers.hasFree() && nodesLeft() > 0 && !isAtLimit()) {
                Optional<TreeNode> leaf = tree.take();
                if (leaf.isEmpty()) {
                    return;
                }
                start(leaf.get());
            }
        }

        private long nodesLeft() {
            return limits.maxNodes() - spent.nodes() - promised;
        }

        private boolean isAtLimit() {
            if (limits.isCancelled().getAsBoolean()) {
                limit = Limit.CANCELLED;
            } else if (Duration.ofNanos(elapsedNanos()).compareTo(limits.time()) >= 0) {
                limit = Limit.TIME;
            } else if (tree.size() > ProofTree.MOST_NODES) {
                limit = Limit.MEMORY;
            }
            return limit != Limit.NONE;
        }

        private void start(TreeNode leaf) {
            int doublings = Math.min(MOST_DOUBLINGS, leaf.depth() / DEPTH_TO_DOUBLE);
            long nodes = Math.min(nodesLeft(), config.leafNodes() << doublings);
            promised += nodes;
            number++;
            taken.put(number, new Taken(leaf, nodes));
            Limits ofLeaf = limits.afterNanos(elapsedNanos()).withMaxNodes(nodes);
            workers.start(new Leaf(number, ProofTree.path(leaf), ofLeaf));
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
            tree.accept(done.leaf(), answer);
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
