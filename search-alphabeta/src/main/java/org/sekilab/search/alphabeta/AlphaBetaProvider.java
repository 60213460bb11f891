package org.sekilab.search.alphabeta;

import java.util.List;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineProvider;
import org.sekilab.search.EngineSettings;

/** Makes the engine "alphabeta" for callers that name it. It searches with one thread. */
public final class AlphaBetaProvider implements EngineProvider {
    private static final String NAME = "alphabeta";

    @Override
    public List<String> names() {
        return List.of(NAME);
    }

    @Override
    public Engine create(String name, EngineSettings settings) {
        if (!name.equals(NAME)) {
            throw new IllegalArgumentException("no engine '%s' in %s".formatted(name, names()));
        }
        return new AlphaBetaEngine(AlphaBetaConfig.DEFAULT);
    }
}
