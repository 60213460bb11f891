package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigValue;
import com.typesafe.config.ConfigValueFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sekilab.experiments.InputException;

/**
 * The layers of a configuration, in HOCON: the defaults of the keys, over them files, over those single settings. Later
 * layers win. Mistakes go to the {@link Mistakes} of the constructor, and the faulty part counts as not given. Mutable,
 * for one thread.
 */
public final class Layers {
    private final Mistakes mistakes;
    private final Config shipped;
    private Config merged;

    public Layers(Mistakes mistakes) {
        this.mistakes = mistakes;
        this.shipped = Keys.shipped();
        this.merged = shipped;
    }

    /**
     * Adds a file, with what it includes.
     *
     * @param place what named the file, for messages
     */
    public Layers addFile(String place, Path file) {
        try {
            addLayer(HoconFile.read(place, file));
        } catch (InputException e) {
            mistakes.add(e);
        }
        return this;
    }

    /** Adds settings that a file holds, by key. */
    public Layers addLayer(Config layer) {
        merged = withoutUnknownKeys(layer).withFallback(merged);
        return this;
    }

    /**
     * Adds one setting in the form {@code key=value}, the value as plain text.
     *
     * @param place what gave the setting, for messages
     */
    public Layers addAssignment(String place, String assignment) {
        int equals = assignment.indexOf('=');
        if (equals <= 0) {
            mistakes.add(place, "'%s' is not key=value".formatted(assignment));
            return this;
        }
        String key = assignment.substring(0, equals).strip();
        if (!Keys.BY_NAME.containsKey(key)) {
            mistakes.add(place, Keys.unknown(key));
            return this;
        }
        return add(place + " " + key, key, assignment.substring(equals + 1).strip());
    }

    /**
     * Adds one setting that has an option of its own.
     *
     * @param option what messages call it by, such as {@code --threads}
     */
    public Layers addOption(String option, ConfigKey<?> key, String value) {
        return add(option, key.name(), value);
    }

    /** Adds a setting with several values that has an option of its own. */
    public Layers addOption(String option, ConfigKey<?> key, List<String> values) {
        return add(option, key.name(), values);
    }

    private Layers add(String option, String key, Object value) {
        merged = merged.withValue(key, ConfigValueFactory.fromAnyRef(value, option));
        return this;
    }

    /** All layers as one. */
    Values values() {
        return new Values(merged, shipped, mistakes);
    }

    private Config withoutUnknownKeys(Config layer) {
        Config cleaned = layer;
        Map<String, ConfigValue> unknown = new TreeMap<>();
        for (Map.Entry<String, ConfigValue> entry : layer.entrySet()) {
            if (!Keys.BY_NAME.containsKey(entry.getKey())) {
                unknown.put(entry.getKey(), entry.getValue());
            }
        }
        for (Map.Entry<String, ConfigValue> entry : unknown.entrySet()) {
            mistakes.add(Origins.place(entry.getValue().origin()), Keys.unknown(entry.getKey()));
            cleaned = cleaned.withoutPath(entry.getKey());
        }
        return cleaned;
    }
}
