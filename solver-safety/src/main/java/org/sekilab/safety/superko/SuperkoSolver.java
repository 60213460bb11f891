package org.sekilab.safety.superko;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

/**
 * Solves local games under situational superko. It uses all states of a game, and searches histories where these do not
 * decide.
 *
 * <p>Source: own; {@link SuperkoSearch} has the rules.
 * <p>Proves: a verdict other than UNKNOWN is a proof, see {@link SuperkoSearch}.
 * <p>Cost: memory and time for all states, about 100,000 with ten empty points; only small regions fit.
 */
public final class SuperkoSolver {
    private SuperkoSolver() {}

    /**
     * The answer about a game.
     *
     * @param bestMove a local point, or the number of points for a pass
     */
    public record Answer(Verdict verdict, Limit limit, int bestMove, Statistics statistics) {}

    /**
     * Solves a game.
     *
     * @param board with unlimited threats; unchanged on return
     */
    public static Answer solve(LocalBoard board, Limits limits) {
        Budget budget = new Budget(limits, SearchListener.NONE, TableCounts.NONE);
        SuperkoGraph graph = new SuperkoGraph(board, budget, limits.tableBytes());
        if (budget.isStopped()) {
            return unknown(budget, board);
        }
        SuperkoSearch draw = new SuperkoSearch(graph, Goal.AT_LEAST_DRAW, budget);
        Outcome atLeastDraw = draw.solve();
        if (atLeastDraw != Outcome.WIN) {
            return answer(Verdict.UNSAFE, draw, graph, budget, board);
        }
        SuperkoSearch win = new SuperkoSearch(graph, Goal.WIN, budget);
        boolean isSafe = win.solve() == Outcome.WIN;
        boolean isByWin = isSafe || !board.isDefenderToMove();
        return answer(isSafe ? Verdict.SAFE : Verdict.SEKI, isByWin ? win : draw, graph, budget, board);
    }

    private static Answer answer(
            Verdict verdict, SuperkoSearch best, SuperkoGraph graph, Budget budget, LocalBoard board) {
        return budget.isStopped()
                ? unknown(budget, board)
                : new Answer(verdict, Limit.NONE, graph.firstMove(best.rootEdge()), budget.statistics());
    }

    private static Answer unknown(Budget budget, LocalBoard board) {
        return new Answer(Verdict.UNKNOWN, budget.stop(), board.shape().size(), budget.statistics());
    }
}
