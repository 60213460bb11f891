package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigRenderOptions;
import com.typesafe.config.ConfigValue;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.sekilab.experiments.InputException;

/** What each key of the configuration means, as told beside the values that ship. Immutable. */
public final class KeyGuide {
    private final SortedMap<String, ConfigValue> shipped = new TreeMap<>();

    /** Reads it. */
    public KeyGuide() {
        Config defaults = Layers.shipped();
        defaults.entrySet().forEach(entry -> shipped.put(entry.getKey(), entry.getValue()));
    }

    /**
     * Checks that there is a key.
     *
     * @throws InputException that names the nearest one if there is not
     */
    public void check(String option, String key) {
        if (!shipped.containsKey(key)) {
            throw new InputException(
                    option, "unknown key '%s'%s".formatted(key, NearestName.hint(key, shipped.keySet())));
        }
    }

    /** The value that ships, as it is written in files. */
    public String shipped(String key) {
        return value(key).render(ConfigRenderOptions.concise());
    }

    /** What a key means; keys that stand together share what is told above the first of them. */
    public String meaning(String key) {
        String section = section(key);
        int line = value(key).origin().lineNumber();
        return shipped.entrySet().stream()
                .filter(entry -> section(entry.getKey()).equals(section))
                .map(Map.Entry::getValue)
                .filter(value -> value.origin().lineNumber() <= line
                        && !value.origin().comments().isEmpty())
                .max(Comparator.comparingInt(value -> value.origin().lineNumber()))
                .map(value -> text(value.origin().comments()))
                .orElse("");
    }

    private ConfigValue value(String key) {
        ConfigValue value = shipped.get(key);
        if (value == null) {
            throw new IllegalArgumentException("no key " + key);
        }
        return value;
    }

    private static String text(List<String> comments) {
        return String.join(" ", comments.stream().map(String::strip).toList());
    }

    private static String section(String key) {
        return key.substring(0, key.lastIndexOf('.') + 1);
    }
}
