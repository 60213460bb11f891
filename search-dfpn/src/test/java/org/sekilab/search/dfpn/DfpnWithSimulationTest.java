package org.sekilab.search.dfpn;

import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.dfpn.DfpnConfig.Simulated;

/** The engine with simulation of siblings for both sides. */
class DfpnWithSimulationTest extends EngineContract {
    @Override
    protected Engine engine() {
        return DfpnEngine.withTwins(DfpnConfig.DEFAULT.withSimulation(Simulated.BOTH));
    }

    @Override
    protected long leastTableBytes() {
        return DfpnWithTwinsTest.LEAST_TABLE_BYTES;
    }

    @Override
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return 0;
    }

    @Override
    protected boolean findsLostStates() {
        return true;
    }
}
