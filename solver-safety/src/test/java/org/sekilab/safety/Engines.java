package org.sekilab.safety;

import java.time.Duration;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/** The engines and limits of the tests of solvers. */
public final class Engines {
    public static final Engine ALPHA_BETA = new AlphaBetaEngine(AlphaBetaConfig.DEFAULT);

    static final Engine DFPN = DfpnEngine.plain(DfpnConfig.DEFAULT);

    public static final Engine DFPN_R = DfpnEngine.withTwins(DfpnConfig.DEFAULT);

    /** {@link #DFPN_R} that leaves out moves beyond the zones of its proofs. */
    public static final Engine WITH_ZONES = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withZones(true));

    /** Limited by nodes, not by time, so that every run is the same. */
    public static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(20_000).withTableBytes(8L << 20);

    private Engines() {}

    public static SafetyConfig config(Preset preset) {
        return new SafetyConfig(preset.features(), 30, 14, 14, LIMITS);
    }
}
