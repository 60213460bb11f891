package org.sekilab.search.dfpn;

import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;

class DfpnWithTwinsTest extends EngineContract {
    @Override
    protected Engine engine() {
        return DfpnEngine.withTwins(DfpnConfig.DEFAULT);
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
