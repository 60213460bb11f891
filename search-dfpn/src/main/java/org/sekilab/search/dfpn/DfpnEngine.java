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

/** Depth-first proof-number search. Immutable. */
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
        return prove(problem, goal, limits, listener, memory(problem, limits));
    }

    private Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener, Memory memory) {
        DfpnRun run = run(problem, goal, limits, listener, memory);
        run.finish();
        return result(run, problem, goal, limits, memory);
    }

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener listener) {
        Memory memory = memory(problem, limits);
        if (config.secondSearch() == DfpnConfig.SecondSearch.SINGLE) {
            return solveInTurns(problem, limits, listener, memory);
        }
        Result first = prove(problem, Goal.AT_LEAST_DRAW, limits, listener, memory);
        if (first.outcome() != Outcome.WIN) {
            return Solution.of(first);
        }
        if (config.secondSearch() == DfpnConfig.SecondSearch.FLAGS) {
            memory.table().turnIntoWins();
        } else {
            memory.table().clear();
        }
        Result second = prove(problem, Goal.WIN, limits, listener, memory);
        Proof firstProof =
                new LaterProof(Outcome.WIN, state -> prove(state, Goal.AT_LEAST_DRAW, limits, SearchListener.NONE));
        return Solution.of(first.withProof(firstProof), second);
    }

    /** Goes from one question to the other, with thresholds that double, until both have their answers. */
    private Solution solveInTurns(Problem problem, Limits limits, SearchListener listener, Memory memory) {
        DfpnRun draw = run(problem, Goal.AT_LEAST_DRAW, limits, listener, memory);
        DfpnRun win = run(problem, Goal.WIN, limits, listener, memory);
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
        return run.result(answer -> new TableProof(
                memory.table(),
                goal,
                answer,
                goal.isReachedBy(problem.repetition()) == (answer == Outcome.WIN),
                state -> prove(state, goal, limits, SearchListener.NONE, memory)));
    }

    private Memory memory(Problem problem, Limits limits) {
        if (problem.repetition() == Outcome.UNKNOWN) {
            throw new IllegalArgumentException("the problem does not say what a repetition is worth");
        }
        return new Memory(
                new StateTable(limits.tableBytes(), config.replacement()), new PathNumbers(DfpnRun.MOST_PLIES));
    }
}
