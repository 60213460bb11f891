package org.sekilab.safety.superko;

import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;

/**
 * Searches whether the defender reaches a goal where no situation may recur: a search of histories, without a table.
 * Mutable, used once.
 *
 * <p>Source: own.
 * <p>Rules: a stone that would make an earlier situation of the board is illegal. A pass is always legal. The
 * attacker's immediate retake of a ko is legal too: a stone that restores the situation before the defender's last
 * stone. So no game is endless: of three moves in a row, one is a stone that makes a new situation.
 * <p>Proves: {@link Outcome#WIN} and {@link Outcome#LOSS} are proofs. A side with a {@link SuperkoRanks rank} that
 * plays the shortest way never wants to make a situation a second time. Suppose that it goes from a state s to a state
 * t of the same situation, by a stone, so that rank(t) &lt; rank(s). The other side left s by a move. The same move is
 * possible in t and leads to the same state, so that the rank of this state is below rank(t). But the state is on the
 * way from s to t, so that its rank is not below rank(t).
 * <p>The one exception is a ko that the defender took in s and may not take in t, because the attacker has just retaken
 * it. If that retake was not immediate, the attacker could have had the rank of t earlier, on a shorter way.
 * <p>Hence a side of this kind wins if none of the stones that it may have to play makes a situation of the history.
 * Otherwise all legal moves are tried. The search keeps no results for states, because they would hold for their
 * histories only.
 * <p>Cost: exponential in the worst case. Usually the ranks leave open only states in which one side must give way in a
 * circle.
 */
final class SuperkoSearch {
    private static final int MOST_PLIES = 1000;

    private final SuperkoGraph graph;
    private final Budget budget;
    private final SuperkoRanks defenders;
    private final SuperkoRanks attackers;
    private final int[] visits; // [situation] on the path
    private final int[] path = new int[MOST_PLIES]; // [ply] situation
    private final int[] walked; // [state] the last walk that reached it
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

    /** The winning edge of the first state, if the side to move wins, else the edge of a pass. */
    int rootEdge() {
        return rootEdge;
    }

    private Outcome solve(int state, int ply) {
        if (ply == MOST_PLIES) {
            budget.stopFor(Limit.DEPTH);
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

    /** Tries moves that the ranks promise to the mover first, and moves that they promise to the other side last. */
    private Outcome tryMoves(int state, int ply, SuperkoRanks mover, SuperkoRanks other, Outcome lost) {
        for (int promise = 0; promise <= 2; promise++) {
            for (int edge = graph.firstEdge(state); edge < graph.endOfEdges(state); edge++) {
                int target = graph.target(edge);
                int promised = mover.isForced(target) ? 0 : other.isForced(target) ? 2 : 1;
                if (promised == promise && isLegal(state, edge, ply)) {
                    Outcome after = solve(target, ply + 1);
                    if (after != lost) {
                        rootEdge = edge; // the last edge written is that of the root
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

    /**
     * True if a side has a rank and makes no situation of the history on the shortest ways from a state. The situation
     * of that state does not count.
     */
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
