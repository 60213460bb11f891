package org.sekilab.safety.superko;

import java.util.Optional;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.SearchListener;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

/**
 * The shortest way to win a local game, from each of its states. Confined to the thread of its board.
 *
 * <p>Source: retrograde analysis.
 * <p>Proves: by these moves the winner reaches the goal after finitely many. So no play comes back to a state.
 * <p>Cost: memory and time for all states, as {@link SuperkoSolver}; only small regions fit.
 */
public final class RankedProof implements Proof {
    private final SuperkoGraph graph;
    private final SuperkoRanks ranks;

    private RankedProof(SuperkoGraph graph, SuperkoRanks ranks) {
        this.graph = graph;
        this.ranks = ranks;
    }

    /**
     * Finds the way from the state on a board.
     *
     * @param board with unlimited threats. The board of each problem that the proof is asked about
     * @param goal of the defender
     * @param wanted WIN if the defender reaches it, LOSS if the attacker prevents it
     * @return empty if the winner cannot force it, or a limit is reached
     */
    public static Optional<Proof> of(LocalBoard board, Goal goal, Outcome wanted, Limits limits) {
        Budget budget = new Budget(limits, SearchListener.NONE, TableCounts.NONE);
        SuperkoGraph graph = new SuperkoGraph(board, budget, limits.tableBytes());
        if (budget.isStopped()) {
            return Optional.empty();
        }
        SuperkoRanks ranks = new SuperkoRanks(graph, goal, wanted);
        return ranks.isForced(graph.root()) ? Optional.of(new RankedProof(graph, ranks)) : Optional.empty();
    }

    @Override
    public int moveIn(Problem problem) {
        int state = graph.stateOf(problem.keyLow(), problem.keyHigh());
        return state != SuperkoGraph.NONE && ranks.isOwnTurn(graph, state) && ranks.isForced(state)
                ? graph.move(state, ranks.bestEdge(graph, state))
                : Problem.NO_MOVE;
    }
}
