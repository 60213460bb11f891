package org.sekilab.safety.superko;

import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;

/**
 * Answers whether the defender reaches a goal where no situation may recur: a search of histories, without a table. Mutable, used once.
 *
 * <p>Source: own.
 * <p>Rules: a stone that would make a situation that was on the board before is illegal. A pass never is, nor is the attacker's retake of
 * a ko at once: a stone that restores the situation before the defender's last stone. So no game is endless: of three moves in a row, one
 * is a stone that makes a new situation.
 * <p>Proves: {@link Outcome#WIN} and {@link Outcome#LOSS} are proofs. A side with a {@link SuperkoRanks rank} that plays on by the shortest way
 * never wants to make a situation a second time. For let it come from a state s to a state t of the same situation, by a stone, so that
 * rank(t) &lt; rank(s). The other side left s by a move; one that it has in t as well, which leads to the same state, so that its rank is below
 * that of t; but it is on the way from s to t. The one exception is a ko that the defender took in s, and may not take in t, where the
 * attacker has just retaken it. If that was not at once, the attacker could have had the rank of t earlier, on a shorter way.
 * Hence such a side wins if no stone that it may have to play on its way makes a situation of the history. Else all
 * legal moves are tried. Nothing is remembered of states, as it would hold for their histories only.
 * <p>Cost: exponential in the worst case. Most often the ranks leave open only where one side must give way in a circle.
 */
public final class SuperkoSearch {
    private static final int MOST_PLIES = 1000;

    private final SuperkoGraph graph;
    private final Budget budget;
    private final SuperkoRanks defenders;
    private final SuperkoRanks attackers;
    private final int[] visits; // [situation] on the path
    private final int[] path = new int[MOST_PLIES]; // [ply] situation
    private final int[] walked; // [state] the last walk that came there
    private final int[] toWalk; // a stack of states
    private int walks;
    private int rootEdge;

    SuperkoSearch(SuperkoGraph graph, Goal goal, Budget budget) {
        this.graph = graph;
        this.budget = budget;
        this.defenders = new SuperkoRanks(graph, goal, Outcome.WIN);
        this.attackers = new SuperkoRanks(graph, goal, Outcome.LOSS);
        this.visits = new int[graph.situations()];
        this.walked = new int[graph.states()];
        this.toWalk = new int[graph.states()];
    }

    /** WIN if the defender reaches the goal from the first state, LOSS if not, UNKNOWN if the budget stopped. */
    Outcome solve() {
        return solve(graph.root(), 0);
    }

    /** The edge that wins the first state, if it is won by the side to move, else that of a pass. */
    int rootEdge() {
        return rootEdge;
    }

    private Outcome solve(int state, int ply) {
        if (ply == MOST_PLIES) {
            budget.stopFor(Limit.MEMORY);
        }
        if (!budget.enter(ply)) {
            return Outcome.UNKNOWN;
        }
        if (winsByRank(defenders, state)) {
            return decided(Outcome.WIN, defenders, state, ply);
        }
        if (winsByRank(attackers, state)) {
            return decided(Outcome.LOSS, attackers, state, ply);
        }
        if (budget.isStopped()) {
            return Outcome.UNKNOWN;
        }
        int situation = graph.situationOf(state);
        path[ply] = situation;
        visits[situation]++;
        Outcome outcome = graph.isDefenderToMove(state)
                ? tryMoves(state, ply, defenders, attackers, Outcome.LOSS)
                : tryMoves(state, ply, attackers, defenders, Outcome.WIN);
        visits[situation]--;
        return outcome;
    }

    private Outcome decided(Outcome outcome, SuperkoRanks winner, int state, int ply) {
        if (ply == 0 && graph.outcome(state) == Outcome.UNKNOWN) {
            boolean isWon = winner.isOwnTurn(graph, state);
            rootEdge = isWon ? winner.bestEdge(graph, state) : graph.endOfEdges(state) - 1;
        }
        return outcome;
    }

    /** Tries what the ranks promise first, and what they promise the other side last. */
    private Outcome tryMoves(int state, int ply, SuperkoRanks mover, SuperkoRanks other, Outcome lost) {
        for (int promise = 0; promise <= 2; promise++) {
            for (int edge = graph.firstEdge(state); edge < graph.endOfEdges(state); edge++) {
                int target = graph.target(edge);
                int promised = mover.isForced(target) ? 0 : other.isForced(target) ? 2 : 1;
                if (promised == promise && isLegal(state, edge, ply)) {
                    Outcome after = solve(target, ply + 1);
                    if (after != lost) {
                        rootEdge = edge; // the last to say so is the root
                        return after;
                    }
                }
            }
        }
        rootEdge = graph.endOfEdges(state) - 1;
        return lost;
    }

    private boolean isLegal(int state, int edge, int ply) {
        int situation = graph.situationOf(graph.target(edge));
        boolean isRetake = ply > 0 && !graph.isDefenderToMove(state) && path[ply - 1] == situation;
        return visits[situation] == 0 || isRetake || graph.isPass(state, edge);
    }

    /** Whether a side has a rank, and makes no situation of the history on the shortest ways from a state, which is not counted in. */
    private boolean winsByRank(SuperkoRanks ranks, int state) {
        if (!ranks.isForced(state)) {
            return false;
        }
        walks++;
        walked[state] = walks;
        toWalk[0] = state;
        for (int size = 1; size > 0; ) {
            if (!budget.enter(0)) {
                return false;
            }
            int from = toWalk[--size];
            boolean isOwn = graph.outcome(from) == Outcome.UNKNOWN && ranks.isOwnTurn(graph, from);
            int first = isOwn ? ranks.bestEdge(graph, from) : graph.firstEdge(from);
            int end = isOwn ? first + 1 : graph.endOfEdges(from);
            for (int edge = first; edge < end; edge++) {
                int target = graph.target(edge);
                if (isOwn && visits[graph.situationOf(target)] > 0 && !graph.isPass(from, edge)) {
                    return false;
                }
                if (walked[target] != walks) {
                    walked[target] = walks;
                    toWalk[size++] = target;
                }
            }
        }
        return true;
    }
}
