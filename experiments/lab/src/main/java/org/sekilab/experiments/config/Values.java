package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigRenderOptions;
import com.typesafe.config.ConfigValue;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Typed values of known keys. One that is wrong is reported, and the shipped value stands in for it. */
public final class Values {
    private final Config merged;
    private final Config shipped;
    private final Mistakes mistakes;

    /**
     * @param merged the values that count
     * @param shipped a right value for each key, which stands in for one that is wrong or missing
     * @param mistakes told what is wrong
     */
    public Values(Config merged, Config shipped, Mistakes mistakes) {
        this.merged = merged;
        this.shipped = shipped;
        this.mistakes = mistakes;
    }

    /** The value of a key of the configuration. */
    <T> T get(ConfigKey<T> key) {
        return read(key.name(), key.range());
    }

    /** Reports a value that is in its range, but does not go with another. */
    void reject(ConfigKey<?> key, String problem) {
        mistakes.add(place(key), problem);
    }

    /** The value of every key as it is written in files, in alphabetical order. */
    Map<String, String> written() {
        Map<String, String> written = new TreeMap<>();
        for (Map.Entry<String, ConfigValue> entry : shipped.entrySet()) {
            String key = entry.getKey();
            written.put(key, layers(key).getValue(key).render(ConfigRenderOptions.concise()));
        }
        return Collections.unmodifiableMap(written);
    }

    /** The place of a key's value, for messages about it. */
    String place(ConfigKey<?> key) {
        return place(key.name());
    }

    private String place(String key) {
        return Origins.place(layers(key).getValue(key).origin(), key);
    }

    /** The layers that have a value for the key: {@code null} in a file counts as not given. */
    private Config layers(String key) {
        return merged.hasPath(key) ? merged : shipped;
    }

    /** The value of a key, which may be of another file than a configuration. */
    public <T> T read(String key, Range<T> range) {
        try {
            T read = range.reading().apply(layers(key), key);
            if (range.isValid().test(read)) {
                return read;
            }
        } catch (ConfigException e) {
            // The library's message names its own types. The message below tells what would be right instead.
        }
        mistakes.add(place(key), range.mistake().apply(text(key)));
        return range.reading().apply(shipped, key);
    }

    /** A single value as it is written, or a list or an object as it was read. */
    private String text(String key) {
        ConfigValue value = layers(key).getValue(key);
        return switch (value.valueType()) {
            case LIST, OBJECT, NULL -> String.valueOf(value.unwrapped());
            case STRING, NUMBER, BOOLEAN -> layers(key).getString(key);
        };
    }
}
