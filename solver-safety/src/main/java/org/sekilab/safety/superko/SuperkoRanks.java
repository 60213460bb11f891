package org.sekilab.safety.superko;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;

/**
 * The number of plies in which one side can force an end that it wants, if no repetition were forbidden. Immutable.
 *
 * <p>Source: retrograde analysis.
 * <p>Cost: O(1) for each edge of the graph.
 */
final class SuperkoRanks {
    private static final int NONE = Integer.MAX_VALUE;

    private final boolean isDefenders;
    private final int[] ranks; // [state]

    /** @param wanted WIN for the ranks of the defender, the side of the goal, LOSS for the ranks of the attacker */
    SuperkoRanks(SuperkoGraph graph, Goal goal, Outcome wanted) {
        this.isDefenders = wanted == Outcome.WIN;
        this.ranks = new int[graph.states()];
        Arrays.fill(ranks, NONE);
        int[] open = new int[graph.states()]; // edges that do not yet lead to such an end
        IntArrayList queue = new IntArrayList(); // states by rank
        for (int state = 0; state < ranks.length; state++) {
            open[state] = graph.endOfEdges(state) - graph.firstEdge(state);
            Outcome outcome = graph.outcome(state);
            if (outcome != Outcome.UNKNOWN && goal.isReachedBy(outcome) == isDefenders) {
                ranks[state] = 0;
                queue.add(state);
            }
        }
        for (int head = 0; head < queue.size(); head++) {
            int state = queue.getInt(head);
            for (int i = graph.firstParent(state); i < graph.firstParent(state + 1); i++) {
                int parent = graph.parent(i);
                open[parent]--;
                if (ranks[parent] == NONE && (isOwnTurn(graph, parent) || open[parent] == 0)) {
                    ranks[parent] = ranks[state] + 1;
                    queue.add(parent);
                }
            }
        }
    }

    /** True if the side can force an end that it wants. */
    boolean isForced(int state) {
        return ranks[state] != NONE;
    }

    /** True if the side of these ranks is to move. */
    boolean isOwnTurn(SuperkoGraph graph, int state) {
        return graph.isDefenderToMove(state) == isDefenders;
    }

    /** The first edge on the shortest way, in a state with a rank in which the side is to move. */
    int bestEdge(SuperkoGraph graph, int state) {
        int edge = graph.firstEdge(state);
        while (ranks[graph.target(edge)] != ranks[state] - 1) {
            edge++;
        }
        return edge;
    }
}
