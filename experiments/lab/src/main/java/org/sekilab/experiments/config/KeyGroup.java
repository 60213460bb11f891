package org.sekilab.experiments.config;

import java.util.List;

/**
 * Keys that are documented together.
 *
 * @param title what the keys are about, as a heading
 * @param keys the keys in the order of the documentation, unmodifiable
 */
public record KeyGroup(String title, List<ConfigKey<?>> keys) {
    public KeyGroup {
        keys = List.copyOf(keys);
    }
}
