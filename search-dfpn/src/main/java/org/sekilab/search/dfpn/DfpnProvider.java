package org.sekilab.search.dfpn;

import java.util.List;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineProvider;
import org.sekilab.search.EngineSettings;
import org.sekilab.search.dfpn.tree.TreeConfig;
import org.sekilab.search.dfpn.tree.TreeEngine;

/** Makes the engines "dfpn", "dfpn-r" and "dfpn-tree" for callers that name them. */
public final class DfpnProvider implements EngineProvider {
    private static final String PLAIN = "dfpn";
    private static final String WITH_TWINS = "dfpn-r";
    private static final String TREE = "dfpn-tree";

    @Override
    public List<String> names() {
        return List.of(PLAIN, WITH_TWINS, TREE);
    }

    @Override
    public Engine create(String name, EngineSettings settings) {
        return switch (name) {
            case PLAIN -> DfpnEngine.plain(DfpnConfig.DEFAULT);
            case WITH_TWINS -> DfpnEngine.withTwins(DfpnConfig.DEFAULT.withThreads(settings.threads()));
            case TREE ->
                new TreeEngine(
                        TreeConfig.DEFAULT.withWorkers(settings.threads()),
                        DfpnEngine.withTwins(DfpnConfig.DEFAULT)::remembering);
            default -> throw new IllegalArgumentException("no engine '%s' in %s".formatted(name, names()));
        };
    }
}
