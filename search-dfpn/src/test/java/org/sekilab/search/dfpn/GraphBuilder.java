package org.sekilab.search.dfpn;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Outcome;

/** Builds a game state by state. The game begins in the first state. Mutable. */
final class GraphBuilder {
    private final List<Boolean> isProver = new ArrayList<>();
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<int[]> successors = new ArrayList<>();

    /** Adds a state without moves and returns its number. */
    int add(boolean isProverToMove, Outcome outcome) {
        isProver.add(isProverToMove);
        outcomes.add(outcome);
        successors.add(new int[0]);
        return successors.size() - 1;
    }

    /** Gives a state its moves. */
    void lead(int state, int... next) {
        successors.set(state, next);
    }

    ExplicitGraph build(Outcome repetition) {
        boolean[] isProverByState = new boolean[isProver.size()];
        for (int i = 0; i < isProverByState.length; i++) {
            isProverByState[i] = isProver.get(i);
        }
        return ExplicitGraph.of(
                isProverByState, outcomes.toArray(Outcome[]::new), successors.toArray(int[][]::new), repetition);
    }
}
