package org.sekilab.search.dfpn;

import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.run.Budget;

/**
 * Depth-first proof-number search for a proof or a disproof: "dfpn", plain, and "dfpn-r". Immutable.
 *
 * <p>Source: df-pn and df-pn(r) as in [NKM] 5.2 and [K05]; twins and simulation [KM04]; seki flags [NKM] 5.5. Weak proof numbers: T. Ueda
 * and others (2008); the threshold controlling algorithm and source node detection: A. Kishimoto (2010).
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
 *   <li>Numbers, distances and thresholds say only where to look.
 * </ul>
 *
 * <p>"dfpn-r" comes to an end on each finite graph whose paths without repetition are shorter than {@value DfpnRun#MOST_PLIES} plies,
 * whatever its table forgets, if no limit stops it. For at the deepest states of such paths all children are solved at once. Higher up, with thresholds that are
 * infinite, a child is searched again and again with thresholds that double every so many rounds, and so become infinite; then, by
 * induction, that search ends with the child solved. The root's thresholds are infinite.
 *
 * <p>Differs: [KM04] hashes paths and keeps any number of twins; here a state has one twin, and no hash is trusted. Of [K05], the
 * distances only. Of source nodes, a hash is kept, as a mistake about one only changes where to look, and none beside a twin. The first search asks for at least a draw, so that it is proofs, not disproofs, that may rest on a draw. Two passes in a row: if the key of
 * the problem tells them, they are final states, if not, repetitions; both are right.
 * <p>Cost: memory is the table, {@link Limits#tableBytes}, 40 bytes a state, some 200 KB for paths, and a few kilobytes a ply at most; nothing
 * is allocated for a node. If a path gets longer than {@value DfpnRun#MOST_PLIES} plies, the limit is {@code MEMORY}.
 */
public final class DfpnEngine implements Engine {
    private static final int FIRST_THRESHOLD = 16;

    private final DfpnConfig config;
    private final Paths paths;

    DfpnEngine(DfpnConfig config, Paths paths) {
        this.config = config;
        this.paths = paths;
    }

    /** Plain df-pn, which does nothing about cycles: it may end with limit REPETITION. */
    public static DfpnEngine plain(DfpnConfig config) {
        return new DfpnEngine(config.withCycles(DfpnConfig.Cycles.NONE), Paths.CHECKED);
    }

    /** Df-pn(r) with the general solution to graph history interaction. */
    public static DfpnEngine withTwins(DfpnConfig config) {
        return new DfpnEngine(config, Paths.TWINS);
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        return prove(problem, goal, limits, limits, listener, memory(problem, limits));
    }

    /** @param ofProof what each search may take that finds again what is missing when the proof is walked */
    private Result prove(
            Problem problem, Goal goal, Limits limits, Limits ofProof, SearchListener listener, Memory memory) {
        DfpnRun run = run(problem, goal, limits, listener, memory);
        run.finish();
        return result(run, problem, goal, ofProof, memory);
    }

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener listener) {
        Memory memory = memory(problem, limits);
        if (config.secondSearch() == DfpnConfig.SecondSearch.SINGLE) {
            return solveInTurns(problem, limits, listener, memory);
        }
        Result first = prove(problem, Goal.AT_LEAST_DRAW, limits, limits, listener, memory);
        if (first.outcome() != Outcome.WIN) {
            return Solution.of(first);
        }
        if (config.secondSearch() == DfpnConfig.SecondSearch.FLAGS) {
            memory.table().turnIntoWins();
        } else {
            memory.table().clear();
        }
        Result second = prove(problem, Goal.WIN, limits.after(first.statistics()), limits, listener, memory);
        Proof firstProof =
                new LaterProof(Outcome.WIN, state -> prove(state, Goal.AT_LEAST_DRAW, limits, SearchListener.NONE));
        return Solution.of(first.withProof(firstProof), second);
    }

    /** Goes from one question to the other, with thresholds that double, until both have their answers. Each has half of the nodes. */
    private Solution solveInTurns(Problem problem, Limits limits, SearchListener listener, Memory memory) {
        Limits half = limits.withMaxNodes(Math.max(1, limits.maxNodes() / 2));
        DfpnRun draw = run(problem, Goal.AT_LEAST_DRAW, half, listener, memory);
        DfpnRun win = run(problem, Goal.WIN, half, listener, memory);
        boolean isDone = false;
        for (int threshold = FIRST_THRESHOLD; !isDone; threshold = Math.min(2 * threshold, Children.INFINITE)) {
            boolean isWinDone = win.advance(threshold);
            boolean isDrawDone = draw.advance(win.answer() == Outcome.WIN ? Children.INFINITE : threshold);
            isDone = isDrawDone && (isWinDone || draw.answer() != Outcome.WIN);
        }
        Result first = result(draw, problem, Goal.AT_LEAST_DRAW, limits, memory);
        return first.outcome() == Outcome.WIN
                ? Solution.of(first, result(win, problem, Goal.WIN, limits, memory))
                : Solution.of(first);
    }

    private DfpnRun run(Problem problem, Goal goal, Limits limits, SearchListener listener, Memory memory) {
        return new DfpnRun(problem, goal, config, paths, memory, new Budget(limits, listener, memory.table()));
    }

    private Result result(DfpnRun run, Problem problem, Goal goal, Limits limits, Memory memory) {
        StateTable table = memory.table();
        boolean isProverFavored = goal.isReachedBy(problem.repetition());
        return run.result(answer -> (answer == Outcome.WIN) == isProverFavored
                ? new FavoredProof(
                        table, goal, answer, state -> prove(state, goal, limits, limits, SearchListener.NONE, memory))
                : new PressedProof(
                        table, goal, answer, run.rootHeight(), () -> new Budget(limits, SearchListener.NONE, table)));
    }

    private Memory memory(Problem problem, Limits limits) {
        if (problem.repetition() == Outcome.UNKNOWN) {
            throw new IllegalArgumentException("the problem does not say what a repetition is worth");
        }
        return new Memory(
                new StateTable(limits.tableBytes(), config.replacement()), new PathNumbers(DfpnRun.MOST_PLIES));
    }
}
