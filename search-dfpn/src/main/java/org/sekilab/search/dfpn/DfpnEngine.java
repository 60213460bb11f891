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

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener listener) {
        Memory memory = memory(problem, limits);
        Result first = prove(problem, Goal.AT_LEAST_DRAW, limits, listener, memory);
        if (first.outcome() != Outcome.WIN) {
            return Solution.of(first);
        }
        if (config.secondSearch() == DfpnConfig.SecondSearch.FLAGS) {
            memory.table().forgetDraws();
        } else {
            memory.table().clear();
        }
        Result second = prove(problem, Goal.WIN, limits, listener, memory);
        Proof firstProof =
                new LaterProof(Outcome.WIN, state -> prove(state, Goal.AT_LEAST_DRAW, limits, SearchListener.NONE));
        return Solution.of(first.withProof(firstProof), second);
    }

    private Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener, Memory memory) {
        Budget budget = new Budget(limits, listener, memory.table());
        DfpnRun run = new DfpnRun(problem, goal, config, paths, memory, budget);
        return run.result(answer -> new TableProof(
                memory.table(),
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
