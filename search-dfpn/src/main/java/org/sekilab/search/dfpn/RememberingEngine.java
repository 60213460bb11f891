package org.sekilab.search.dfpn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/**
 * An engine that keeps its table from one search to the next, for searches of states of one game with one goal. A proof
 * is valid until the next search. Mutable, confined to one thread.
 *
 * <p>Proves: the same as {@link DfpnEngine}, which reads its table from any root when it searches lost states again.
 */
final class RememberingEngine implements Engine {
    private final DfpnEngine engine;
    private @Nullable SearchMemory memory;

    RememberingEngine(DfpnEngine engine) {
        this.engine = engine;
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        SearchMemory kept = memory;
        if (kept == null) {
            kept = engine.newMemory(limits);
            memory = kept;
        }
        // A proof is copied from the table, so it needs few searches. A small limit of nodes must not cut it short.
        Limits ofProof = limits.withMaxNodes(Long.MAX_VALUE);
        return engine.prove(List.of(new Worker(problem, kept)), goal, limits, ofProof, listener);
    }
}
