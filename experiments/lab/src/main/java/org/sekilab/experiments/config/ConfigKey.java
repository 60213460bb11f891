package org.sekilab.experiments.config;

import com.typesafe.config.ConfigRenderOptions;

/**
 * A key of the configuration. Its declaration is the only place that knows its default, its range and its meaning.
 *
 * @param name the path in files, such as {@code limits.threads}
 * @param shipped the value in the range that holds where nothing else is said
 * @param range which values are right, and how they are read and written
 * @param meaning what the key changes, in whole sentences
 */
public record ConfigKey<T>(String name, T shipped, Range<T> range, String meaning) {
    public ConfigKey {
        if (!range.isValid().test(shipped)) {
            throw new IllegalArgumentException("%s: %s is not %s".formatted(name, shipped, range.expected()));
        }
        if (meaning.isBlank()) {
            throw new IllegalArgumentException(name + " has no meaning");
        }
    }

    /** The default, as it is written in files. */
    public String written() {
        return range.writing().apply(shipped);
    }

    /** The default, as HOCON renders it: text in quotes. */
    public String rendered() {
        return Keys.shipped().getValue(name).render(ConfigRenderOptions.concise());
    }
}
