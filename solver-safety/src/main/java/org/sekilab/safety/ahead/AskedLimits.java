package org.sekilab.safety.ahead;

import java.time.Duration;
import org.sekilab.search.Limits;

/** The limits of a question that its answer depends on. Its table and its cancellation are left out. */
record AskedLimits(Duration time, long maxNodes, int maxProof) {
    static AskedLimits of(Limits limits) {
        return new AskedLimits(limits.time(), limits.maxNodes(), limits.maxProof());
    }
}
