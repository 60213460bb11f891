package org.sekilab.search;

/**
 * The settings that all engines share. No setting changes an answer.
 *
 * @param threads the number of threads that search one state together; an engine without such a search uses one
 */
public record EngineSettings(int threads) {
    /** One thread. */
    public static final EngineSettings DEFAULT = new EngineSettings(1);

    public EngineSettings {
        if (threads < 1) {
            throw new IllegalArgumentException("%d threads are not positive".formatted(threads));
        }
    }
}
