package org.sekilab.search.dfpn;

import java.util.EnumSet;
import java.util.Set;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;

class PlainDfpnTest extends EngineContract {
    @Override
    protected Engine engine() {
        return DfpnEngine.plain(DfpnConfig.DEFAULT);
    }

    @Override
    protected long leastTableBytes() {
        return DfpnWithTwinsTest.LEAST_TABLE_BYTES;
    }

    @Override
    protected Outcome[] rightAnswers(Outcome truth) {
        return new Outcome[] {truth, Outcome.UNKNOWN};
    }

    @Override
    protected Set<Limit> limitsOfSmallTables() {
        return EnumSet.of(Limit.NONE, Limit.NODES, Limit.DEPTH, Limit.REPETITION);
    }
}
