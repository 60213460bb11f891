package org.sekilab.search;

import java.util.List;

/**
 * Makes the engines of an artifact. {@link EngineFinder} finds providers by {@link java.util.ServiceLoader}.
 *
 * <p>An extension point: an artifact names its provider in {@code META-INF/services/org.sekilab.search.EngineProvider}.
 * The class needs a public constructor without parameters.
 */
public interface EngineProvider {
    /** The names of the engines, unmodifiable. */
    List<String> names();

    /**
     * Makes an engine.
     *
     * @param name one of {@link #names}
     * @throws IllegalArgumentException if the engine cannot work with the settings
     */
    Engine create(String name, EngineSettings settings);
}
