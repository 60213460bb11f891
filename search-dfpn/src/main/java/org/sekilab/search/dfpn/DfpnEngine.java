package org.sekilab.search.dfpn;

import java.util.ArrayList;
import java.util.List;
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
import org.sekilab.search.run.Budget;

/**
 * Depth-first proof-number search for a proof or a disproof: "dfpn", plain, and "dfpn-r". Immutable.
 *
 * <p>Source: df-pn and df-pn(r) as in [NKM] 5.2 and [K05]; twins and simulation [KM04]; seki flags [NKM] 5.5; simulation of siblings [K96]. Weak proof numbers: T. Ueda
 * and others (2008); the threshold controlling algorithm and source node detection: A. Kishimoto (2010). Several threads on one table with virtual numbers: T. Kaneko (2010).
 *
 * <p>Proves: {@link Outcome#WIN} and {@link Outcome#LOSS} are proofs. The goal turns the three outcomes into two, so that a repetition is
 * worth a win to one side, called the favored one; the other is the pressed one. The pressed side wins a state if and only if it can
 * force one of its final states to be reached, which is a least fixed point on the graph of states and no matter of paths.
 * <ul>
 *   <li>What is stored as won by the pressed side holds on every path: by induction over time, it comes from final states, one move to a
 *       state so won, or all moves to such states, never from a repetition.
 *   <li>What is stored as won by the favored side comes with the plies of the lowest and of the deepest state of the path that its
 *       repetitions ended on. It claims: the favored side can play so that no final state of the other is reached before one of the states
 *       between. A state is taken off its own claim, since who returns to it may begin anew. If no state is left, the claim holds on every
 *       path: the base of the entry. Else it is a twin, used again only where the path down to the deepest ply is the same, which
 *       {@link PathNumbers} tell without hashing, or where {@link Simulation} has walked it through.
 *   <li>The plain engine takes any twin for true, on any path. So what it says for the pressed side stands, but a win of the favored side at
 *       the root is walked through in the end, from final states and bases only; if it does not stand, the limit is {@code REPETITION}.
 *   <li>What {@link SiblingSimulation} stores comes from final states and results that hold on every path, so that it does too.
 *   <li>Numbers, distances and thresholds say only where to look.
 *   <li>Of what several threads share, what holds on every path does so for all of them. A twin of another thread is not on the same path by its
 *       number, as each thread has its own, so that it is walked through on the present one; the entries of a table are read and
 *       written as a whole.
 * </ul>
 *
 * <p>"dfpn-r" in one thread comes to an end on each finite graph whose paths without repetition are shorter than {@value DfpnRun#MOST_PLIES} plies,
 * whatever its table forgets, if no limit stops it. For at the deepest states of such paths all children are solved at once. Higher up, with thresholds that are
 * infinite, a child is searched again and again with thresholds that double every so many rounds, and so become infinite; then, by
 * induction, that search ends with the child solved. The root's thresholds are infinite.
 *
 * <p>Differs: [KM04] hashes paths and keeps any number of twins; here a state has one twin, and no hash is trusted. Of [K05], the
 * distances only. Of source nodes, a hash is kept, as a mistake about one only changes where to look, and none beside a twin. The first search asks for at least a draw, so that it is proofs, not disproofs, that may rest on a draw. Two passes in a row: if the key of
 * the problem tells them, they are final states, if not, repetitions; both are right.
 * <p>Cost: memory is the table, {@link Limits#tableBytes}, 40 bytes a state, and for each thread some 200 KB for paths and a few kilobytes a ply at most; nothing
 * is allocated for a node. If a path gets longer than {@value DfpnRun#MOST_PLIES} plies, the limit is {@code MEMORY}.
 */
public final class DfpnEngine implements Engine {
    private static final int FIRST_THRESHOLD = 16;

    /** Most searches end before they are worth another thread. */
    private static final int ALONE_UP_TO = 64;

    private final DfpnConfig config;
    private final Paths paths;
    private final int aloneUpTo;

    DfpnEngine(DfpnConfig config, Paths paths) {
        this(config, paths, ALONE_UP_TO);
    }

    /** @param aloneUpTo until a number of the root is so large, one thread searches alone */
    DfpnEngine(DfpnConfig config, Paths paths, int aloneUpTo) {
        this.config = config;
        this.paths = paths;
        this.aloneUpTo = aloneUpTo;
    }

    /** Plain df-pn in one thread, which does nothing about cycles: it may end with limit REPETITION. */
    public static DfpnEngine plain(DfpnConfig config) {
        return new DfpnEngine(config.withCycles(DfpnConfig.Cycles.NONE).withThreads(1), Paths.CHECKED);
    }

    /** Df-pn(r) with the general solution to graph history interaction. */
    public static DfpnEngine withTwins(DfpnConfig config) {
        return new DfpnEngine(config, Paths.TWINS);
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        return prove(workers(problem, limits, config.threads()), goal, limits, limits, listener);
    }

    /**
     * @param workers one for each thread
     * @param ofProof what each search may take that finds again what is missing when the proof is walked
     */
    private Result prove(List<Worker> workers, Goal goal, Limits limits, Limits ofProof, SearchListener listener) {
        if (workers.size() == 1) {
            DfpnRun run = run(workers.get(0), goal, limits, listener);
            run.finish();
            return result(run, workers.get(0), goal, ofProof);
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
        return solve(workers(problem, limits, isInTurns ? 1 : config.threads()), limits, listener);
    }

    /** @param workers one for each thread; the first alone takes turns */
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
        Proof firstProof =
                new LaterProof(Outcome.WIN, state -> prove(state, Goal.AT_LEAST_DRAW, limits, SearchListener.NONE));
        return Solution.of(first.withProof(firstProof), second);
    }

    /** Goes from one question to the other, with thresholds that double, until both have their answers, in one thread. Each has half of the nodes. */
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
        Memory memory = worker.memory();
        Budget budget = new Budget(limits, listener, memory.table());
        return new DfpnRun(worker.problem(), goal, config, paths, memory, budget);
    }

    /** @param worker of the calling thread, whose memory the proof keeps */
    private Result result(DfpnRun run, Worker worker, Goal goal, Limits limits) {
        Memory memory = worker.memory();
        StateTable table = memory.table();
        Limits ofStates = limits.withMaxProof(Integer.MAX_VALUE); // what was proved once is not given up
        boolean isProverFavored = goal.isReachedBy(worker.problem().repetition());
        return run.result(answer -> (answer == Outcome.WIN) == isProverFavored
                ? new FavoredProof(
                        table,
                        goal,
                        answer,
                        state -> prove(
                                List.of(new Worker(state, memory)), goal, ofStates, ofStates, SearchListener.NONE))
                : new PressedProof(
                        table, goal, answer, run.rootHeight(), () -> new Budget(limits, SearchListener.NONE, table)));
    }

    /** The calling thread's first, and those of others if the problem can be copied for them. */
    private List<Worker> workers(Problem problem, Limits limits, int mostThreads) {
        if (problem.repetition() == Outcome.UNKNOWN) {
            throw new IllegalArgumentException("the problem does not say what a repetition is worth");
        }
        List<Problem> copies = new ArrayList<>();
        for (int i = 1; i < mostThreads; i++) {
            problem.copy().ifPresent(copies::add);
        }
        if (copies.isEmpty()) {
            StateTable table = new FlatStateTable(limits.tableBytes(), config.replacement());
            return List.of(new Worker(problem, new Memory(table, new PathNumbers(DfpnRun.MOST_PLIES), Crowd.NONE)));
        }
        int threads = copies.size() + 1;
        SharedTable table = SharedTable.of(limits.tableBytes(), config.replacement());
        Crowd crowd = new Crowd(threads);
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            PathNumbers numbers = new PathNumbers(DfpnRun.MOST_PLIES, i, threads);
            workers.add(new Worker(i == 0 ? problem : copies.get(i - 1), new Memory(table.view(), numbers, crowd)));
        }
        return workers;
    }
}
