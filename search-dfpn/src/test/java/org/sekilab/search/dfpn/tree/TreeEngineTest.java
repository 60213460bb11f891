package org.sekilab.search.dfpn.tree;

import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;
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
}
