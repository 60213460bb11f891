package org.sekilab.experiments.cli.options;

import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.ConfigKey;
import org.sekilab.experiments.config.Layers;

/** The options of a command about the limits of its searches. */
public interface LimitOptions {
    /** Adds the settings that the user gave. */
    void addTo(Layers layers);

    /** Adds the setting of an option, if the user gave it. */
    static void add(Layers layers, String option, ConfigKey<?> key, @Nullable String value) {
        if (value != null) {
            layers.addOption(option, key, value);
        }
    }
}
