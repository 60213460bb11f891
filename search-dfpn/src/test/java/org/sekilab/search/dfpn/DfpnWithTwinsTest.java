package org.sekilab.search.dfpn;

import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;

class DfpnWithTwinsTest extends EngineContract {
    /** One bucket of a table. */
    static final long LEAST_TABLE_BYTES = 160;

    @Override
    protected Engine engine() {
        return DfpnEngine.withTwins(DfpnConfig.DEFAULT);
    }

    @Override
    protected long leastTableBytes() {
        return LEAST_TABLE_BYTES;
    }

    /** What the table does not hold is searched again. */
    @Override
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return 0;
    }
}
