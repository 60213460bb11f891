package org.sekilab.semeai;

import java.time.Duration;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaEngine;

/** The engine and the settings of the tests. */
final class Engines {
    static final Engine ALPHA_BETA = new AlphaBetaEngine(AlphaBetaConfig.DEFAULT);

    /** Limited by nodes, not by time, so that every run is the same. */
    static final SemeaiConfig CONFIG = SemeaiConfig.of(Limits.DEFAULT
            .withTime(Duration.ofMinutes(10))
            .withMaxNodes(2_000_000)
            .withTableBytes(16L << 20));

    static final SearchAnalyzer SEARCH = new SearchAnalyzer(ALPHA_BETA, CONFIG);

    private Engines() {}
}
