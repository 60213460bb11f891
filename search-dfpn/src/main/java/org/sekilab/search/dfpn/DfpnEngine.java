package org.sekilab.search.dfpn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.Statistics;
import org.sekilab.search.ZoneProblem;
import org.sekilab.search.run.Budget;

/**
 * Depth-first proof-number search for a proof or a disproof: "dfpn", plain, and "dfpn-r". Immutable.
 *
 * <p>Source: df-pn and df-pn(r) as in [NKM] 5.2 and [K05]; twins and simulation [KM04]; seki flags [NKM] 5.5;
 * simulation of siblings [K96]. Weak proof numbers [UHI08]; the threshold controlling algorithm and source node
 * detection [K10]. Several threads on one table with virtual proof numbers [KA10].
 * <p>Proves: {@link Outcome#WIN} and {@link Outcome#LOSS} are proofs. The goal turns the three outcomes into two, so a
 * repetition is worth a win to one side. This side is called favored, and the other one pressed. The pressed side wins
 * a state if and only if it can force one of its final states to be reached. This is a least fixed point on the graph
 * of states, and does not depend on paths.
 * <ul>
 * <li>A stored win of the pressed side holds on every path. The proof is by induction over time. The win comes from
 *     a final state. Otherwise it comes from one move, or from all moves, to states that are won in this way. It
 *     never comes from a repetition.
 * <li>A stored win of the favored side has two plies. They are those of the lowest and of the deepest state of the path
 *     on which its repetitions ended. Its claim is about the states between these plies. The favored side can play so
 *     that no final state of the other side is reached before one of them. A state is removed from its own claim,
 *     because play that returns to it begins again. If no state is left, the claim holds on every path. It is then the
 *     base of the entry.
 * <li>Otherwise the win is a twin. It is used again in two cases only. Either the path down to the deepest ply is the
 *     same, which {@link PathNumbers} decide without hashing. Or {@link Simulation} has walked through it.
 * <li>The plain engine treats any twin as true, on any path. So its wins of the pressed side stand. A win of the
 *     favored side at the root is walked through at the end, from final states and bases only. If it does not stand,
 *     the limit is {@code REPETITION}.
 * <li>The entries of {@link SiblingSimulation} come from final states and from results that hold on every path, so they
 *     hold on every path too.
 * <li>Numbers, distances and thresholds only say where to look.
 * <li>Searches that take turns share results that hold on every path, and nothing else.
 * <li>Threads share results. A result that holds on every path holds for all threads. Each thread has its own path
 *     numbers, so a twin of another thread never seems to be on the same path. It is walked through on the present
 *     path. Entries of a table are read and written as a whole.
 * </ul>
 *
 * <p>With one thread, "dfpn-r" ends on each finite graph with paths without repetition shorter than
 * {@value DfpnRun#MOST_PLIES} plies, if no limit stops it. This holds for any loss of table entries. At the deepest
 * states of such paths all children are solved at once. Consider a state higher up, with infinite thresholds. Its child
 * is searched again with thresholds that double every fixed number of rounds, and so become infinite. By induction,
 * that search then ends with the child solved. The root's thresholds are infinite. Searches that take turns end too,
 * because their turns grow.
 *
 * <p>Differs: [KM04] hashes paths and keeps any number of twins. Here a state has one twin, and no hash is trusted. Of
 * [K05], only the distances are used. Source nodes are kept as a hash, because an error only changes where to look. An
 * entry with a twin has none. The first search asks for at least a draw, so proofs may rest on a draw, but disproofs
 * may not. Two passes in a row are final states if the key of the problem distinguishes them, else repetitions. Both
 * are right.
 * <p>Cost: memory is the table, {@link Limits#tableBytes}, 40 bytes a state. Each thread also has some 200 KB for paths
 * and at most a few kilobytes a ply, and so has each search that takes turns. Nothing is allocated for a node. If a
 * path gets longer than {@value DfpnRun#MOST_PLIES} plies, the limit is {@code DEPTH}.
 */
public final class DfpnEngine implements Engine {
    private static final int FIRST_THRESHOLD = 16;

    /** Most searches end before they are worth another thread. */
    private static final int ALONE_UP_TO = 64;

    /** Most searches end before they are worth another one. */
    private static final int FIRST_TURN = 1 << 10;

    private final DfpnConfig config;
    private final Paths paths;
    private final int aloneUpTo;
    private final long firstTurn;

    DfpnEngine(DfpnConfig config, Paths paths) {
        this(config, paths, ALONE_UP_TO, FIRST_TURN);
    }

    /**
     * An engine with other bounds.
     *
     * @param aloneUpTo one thread searches alone until a number of the root reaches this
     * @param firstTurn the nodes of the first turn of each of several searches
     */
    DfpnEngine(DfpnConfig config, Paths paths, int aloneUpTo, long firstTurn) {
        this.config = config;
        this.paths = paths;
        this.aloneUpTo = aloneUpTo;
        this.firstTurn = firstTurn;
    }

    /** Plain df-pn in one thread. It does nothing about cycles, so it may end with limit REPETITION. */
    public static DfpnEngine plain(DfpnConfig config) {
        return new DfpnEngine(
                config.withCycles(DfpnConfig.Cycles.NONE)
                        .withThreads(1)
                        .withZones(false)
                        .withParts(DfpnConfig.Parts.OFF),
                Paths.CHECKED);
    }

    /** Df-pn(r) with the general solution to graph history interaction. */
    public static DfpnEngine withTwins(DfpnConfig config) {
        return new DfpnEngine(config, Paths.TWINS);
    }

    /**
     * This engine as one search in one thread, with a table that it keeps from one search to the next. It is for one
     * thread, and for states of one game with one goal. A proof is valid until the next search.
     */
    public Engine remembering() {
        return new RememberingEngine(this);
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        return prove(workers(problem, limits), goal, limits, limits, listener);
    }

    /**
     * @param workers one for each thread, or for each search that takes turns
     * @param ofProof the limits of each search for states that are missing when a caller walks the proof
     */
    Result prove(List<Worker> workers, Goal goal, Limits limits, Limits ofProof, SearchListener listener) {
        if (workers.size() == 1) {
            DfpnRun run = run(workers.get(0), goal, limits, listener);
            run.finish();
            return result(run, workers.get(0), goal, ofProof);
        }
        if (config.threads() == 1) {
            SeedTurns turns = new SeedTurns(limits, firstTurn, listener);
            SeedTurns.Last last =
                    turns.finish(workers, (worker, ofTurn, watching) -> run(worker, goal, ofTurn, watching));
            Result result = result(last.run(), last.worker(), goal, ofProof);
            return result.withStatistics(last.earlier().plus(result.statistics()));
        }
        Team team = new Team(limits, workers.size(), aloneUpTo);
        List<DfpnRun> runs = team.finish(
                run(workers.get(0), goal, team.ofFirst(), listener),
                () -> workers.stream()
                        .skip(1)
                        .map(worker -> run(worker, goal, team.ofOther(), SearchListener.NONE))
                        .toList());
        Statistics all = runs.stream().map(DfpnRun::statistics).reduce(Statistics.NONE, Statistics::beside);
        return result(runs.get(0), workers.get(0), goal, ofProof).withStatistics(all);
    }

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener listener) {
        boolean isInTurns = config.secondSearch() == DfpnConfig.SecondSearch.SINGLE;
        return solve(isInTurns ? alone(problem, limits) : workers(problem, limits), limits, listener);
    }

    /**
     * @param workers one for each thread, or for each search that takes turns. The first is alone if the two questions
     *     take turns
     */
    Solution solve(List<Worker> workers, Limits limits, SearchListener listener) {
        if (config.secondSearch() == DfpnConfig.SecondSearch.SINGLE) {
            return solveInTurns(workers.get(0), limits, listener);
        }
        Result first = prove(workers, Goal.AT_LEAST_DRAW, limits, limits, listener);
        if (first.outcome() != Outcome.WIN) {
            return Solution.of(first);
        }
        StateTable table = workers.get(0).memory().table();
        if (config.secondSearch() == DfpnConfig.SecondSearch.FLAGS) {
            table.turnIntoWins();
        } else {
            table.clear();
        }
        Result second = prove(workers, Goal.WIN, limits.after(first.statistics()), limits, listener);
        Proof firstProof = new LaterProof(
                Outcome.WIN,
                rootOfProof(workers.get(0).problem()),
                state -> prove(state, Goal.AT_LEAST_DRAW, limits, SearchListener.NONE));
        return Solution.of(first.withProof(firstProof), second);
    }

    /** A copy, if callers do not ask about the root itself: they ask where the prover is to move. */
    private static Optional<Problem> rootOfProof(Problem root) {
        return root.isProverToMove() ? Optional.empty() : root.copy();
    }

    /**
     * Alternates between the two questions in one thread, with thresholds that double, until both have their answers.
     * Each question has half of the nodes.
     */
    private Solution solveInTurns(Worker worker, Limits limits, SearchListener listener) {
        Limits half = limits.withMaxNodes(Math.max(1, limits.maxNodes() / 2));
        DfpnRun draw = run(worker, Goal.AT_LEAST_DRAW, half, listener);
        DfpnRun win = run(worker, Goal.WIN, half, listener);
        boolean isDone = false;
        for (int threshold = FIRST_THRESHOLD; !isDone; threshold = Math.min(2 * threshold, Children.INFINITE)) {
            boolean isWinDone = win.advance(threshold);
            boolean isDrawDone = draw.advance(win.answer() == Outcome.WIN ? Children.INFINITE : threshold);
            isDone = isDrawDone && (isWinDone || draw.answer() != Outcome.WIN);
        }
        Result first = result(draw, worker, Goal.AT_LEAST_DRAW, limits);
        return first.outcome() == Outcome.WIN
                ? Solution.of(first, result(win, worker, Goal.WIN, limits))
                : Solution.of(first);
    }

    private DfpnRun run(Worker worker, Goal goal, Limits limits, SearchListener listener) {
        SearchMemory memory = worker.memory();
        Budget budget = new Budget(limits, listener, memory.table());
        return new DfpnRun(worker.problem(), goal, config, paths, memory, budget);
    }

    /** @param worker the worker of the calling thread; the proof keeps its memory */
    private Result result(DfpnRun run, Worker worker, Goal goal, Limits limits) {
        SearchMemory memory = worker.memory();
        StateTable table = memory.table();
        Limits ofStates = limits.withMaxProof(Integer.MAX_VALUE); // a proved state is searched again without giving up
        boolean isProverFavored = goal.isReachedBy(worker.problem().repetition());
        return run.result(answer -> (answer == Outcome.WIN) == isProverFavored
                        || answer == Outcome.WIN && run.hasZones()
                ? new SearchingProof(
                        table,
                        goal,
                        answer,
                        answer == Outcome.WIN ? run.rootZone() : ZoneProblem.ALL,
                        state -> prove(
                                List.of(new Worker(state, memory)), goal, ofStates, ofStates, SearchListener.NONE))
                : new PressedProof(
                        table, goal, answer, run.rootHeight(), () -> new Budget(limits, SearchListener.NONE, table)));
    }

    /** The memory of a search in one thread. */
    SearchMemory newMemory(Limits limits) {
        StateTable table = new FlatStateTable(limits.tableBytes(), config.replacement());
        return new SearchMemory(table, new PathNumbers(DfpnRun.MOST_PLIES), VirtualProofNumbers.NONE);
    }

    /** One worker, for a search that is alone. */
    private List<Worker> alone(Problem problem, Limits limits) {
        checkRepetition(problem);
        return List.of(new Worker(problem, newMemory(limits)));
    }

    /** One worker for each thread, or for each search that takes turns. */
    private List<Worker> workers(Problem problem, Limits limits) {
        checkRepetition(problem);
        if (config.threads() > 1) {
            return threads(problem, limits);
        }
        return config.seeds() > 1 ? searches(problem, limits) : alone(problem, limits);
    }

    private static void checkRepetition(Problem problem) {
        if (problem.repetition() == Outcome.UNKNOWN) {
            throw new IllegalArgumentException("the problem does not say what a repetition is worth");
        }
    }

    /** The workers of searches that take turns. */
    private List<Worker> searches(Problem problem, Limits limits) {
        List<Worker> workers = new ArrayList<>();
        for (SeedsTable table : SeedsTable.of(config.seeds(), limits.tableBytes(), config.replacement())) {
            workers.add(new Worker(
                    problem,
                    new SearchMemory(
                            table,
                            new PathNumbers(DfpnRun.MOST_PLIES),
                            VirtualProofNumbers.NONE,
                            new MoveJitter(config.seed(), workers.size()))));
        }
        return workers;
    }

    /** The worker of the calling thread, and those of other threads if the problem can be copied for them. */
    private List<Worker> threads(Problem problem, Limits limits) {
        List<Problem> copies = new ArrayList<>();
        for (int i = 1; i < config.threads(); i++) {
            problem.copy().ifPresent(copies::add);
        }
        if (copies.isEmpty()) {
            return alone(problem, limits);
        }
        int threads = copies.size() + 1;
        SharedTable table = SharedTable.of(limits.tableBytes(), config.replacement());
        VirtualProofNumbers virtualNumbers = new VirtualProofNumbers(threads);
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            PathNumbers numbers = new PathNumbers(DfpnRun.MOST_PLIES, i, threads);
            workers.add(new Worker(
                    i == 0 ? problem : copies.get(i - 1), new SearchMemory(table.view(), numbers, virtualNumbers)));
        }
        return workers;
    }
}
