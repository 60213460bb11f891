package org.sekilab.search.dfpn.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.ProofCheck;
import org.sekilab.search.Result;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/** The contract of engines, with leaves of few nodes, so that most answers come from the tree. */
class TreeEngineTest extends EngineContract {
    @Override
    protected Engine engine() {
        return new TreeEngine(new TreeConfig(1, 5), DfpnEngine.withTwins(DfpnConfig.DEFAULT)::remembering);
    }

    @Override
    protected long leastTableBytes() {
        return 160;
    }

    @Override
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return 0;
    }

    /**
     * A state was won by a return to a state of its path. The proof of the root reaches it on another path, where that
     * return wins nothing. Another move of the state must be in the proof.
     */
    @Test
    void moveThatRestsOnARepetitionStaysOnItsPath() {
        ExplicitGraph graph = ExplicitGraph.random(31_000_260, 15, Outcome.DRAW);
        Result result = prove(graph.toProblem(), Goal.AT_LEAST_DRAW, Limits.DEFAULT);
        assertThat(result.outcome()).isEqualTo(Outcome.WIN).isEqualTo(graph.valueByEnumeration(Goal.AT_LEAST_DRAW));
        assertThat(ProofCheck.unknownStates(graph.toProblem(), Goal.AT_LEAST_DRAW, result))
                .isZero();
    }
}
