package org.sekilab.search;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedSet;
import java.util.TreeSet;

/** Finds engines by name in the artifacts on the class path. */
public final class EngineFinder {
    private static final String DFPN = "sekilab-search-dfpn";
    private static final String ALPHA_BETA = "sekilab-search-alphabeta";

    /** The artifact of each engine that Sekilab publishes. */
    private static final Map<String, String> ARTIFACTS =
            Map.of("dfpn", DFPN, "dfpn-r", DFPN, "dfpn-tree", DFPN, "alphabeta", ALPHA_BETA);

    private EngineFinder() {}

    /**
     * Makes an engine.
     *
     * @throws MissingEngineException if no artifact on the class path has an engine of this name
     * @throws IllegalArgumentException if the engine cannot work with the settings
     */
    public static Engine create(String name, EngineSettings settings) {
        SortedSet<String> found = new TreeSet<>();
        for (EngineProvider provider :
                ServiceLoader.load(EngineProvider.class, EngineProvider.class.getClassLoader())) {
            if (provider.names().contains(name)) {
                return provider.create(name, settings);
            }
            found.addAll(provider.names());
        }
        String artifact = ARTIFACTS.get(name);
        throw new MissingEngineException(
                artifact == null
                        ? "engine '%s' is unknown; engines on the class path: %s".formatted(name, found)
                        : "engine '%s' is not on the class path; add the artifact org.sekilab:%s"
                                .formatted(name, artifact));
    }
}
