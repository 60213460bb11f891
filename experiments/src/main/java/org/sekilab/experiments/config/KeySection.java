package org.sekilab.experiments.config;

import java.util.ArrayList;
import java.util.List;

/** Collects the keys of one section in the order of their declarations. Mutable while their class loads. */
final class KeySection {
    private final String name;
    private final List<ConfigKey<?>> keys = new ArrayList<>();

    KeySection(String name) {
        this.name = name;
    }

    /**
     * Declares a key.
     *
     * @param key the name without that of the section
     * @param sentences what the key changes
     */
    <T> ConfigKey<T> key(String key, T shipped, Range<T> range, String... sentences) {
        ConfigKey<T> declared =
                new ConfigKey<>("%s.%s".formatted(name, key), shipped, range, String.join(" ", sentences));
        keys.add(declared);
        return declared;
    }

    /** All keys that were declared so far. */
    KeyGroup group(String title) {
        return new KeyGroup(title, keys);
    }
}
