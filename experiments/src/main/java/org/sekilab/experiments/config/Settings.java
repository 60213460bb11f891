package org.sekilab.experiments.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The whole configuration, typed. Every value is in its range; names of strategies are checked by {@link Strategies}.
 *
 * @param safetySolver what proves stones and territory safe
 * @param regionFinder what finds blocks and basic regions
 * @param limits for solvers that search
 * @param threads how many positions are worked on at the same time; at least 1
 * @param format what the results look like
 * @param pluginJars jars with strategies of the user's own; unmodifiable
 */
public record Settings(
        Choice safetySolver,
        Choice regionFinder,
        SearchLimits limits,
        int threads,
        OutputFormat format,
        List<Path> pluginJars) {
    /** The key that chooses the solver of whole boards. */
    public static final String SAFETY_SOLVER = "safety.solver";

    /** The key that chooses the region finder. */
    public static final String REGION_FINDER = "regions.finder";

    /** The key of {@link SearchLimits#regionTime()}. */
    public static final String REGION_TIME = "limits.region-time";

    /** The key of {@link SearchLimits#memoryBytes()}. */
    public static final String MEMORY = "limits.memory";

    /** The key of {@link #threads()}. */
    public static final String THREADS = "limits.threads";

    /** The key of {@link #format()}. */
    public static final String FORMAT = "output.format";

    /** The key of {@link #pluginJars()}. */
    public static final String PLUGIN_JARS = "plugins.jars";

    private static final int MAX_THREADS = 1024;
    private static final Duration MIN_TIME = Duration.ofMillis(1);
    private static final long MIN_MEMORY = 1L << 20;

    public Settings {
        pluginJars = List.copyOf(pluginJars);
    }

    static Settings of(Values values) {
        return new Settings(
                values.choice(SAFETY_SOLVER),
                values.choice(REGION_FINDER),
                new SearchLimits(values.duration(REGION_TIME, MIN_TIME), values.memory(MEMORY, MIN_MEMORY)),
                values.integer(THREADS, 1, MAX_THREADS),
                values.constant(FORMAT, OutputFormat.class),
                values.paths(PLUGIN_JARS));
    }
}
