package org.sekilab.experiments.run;

import com.typesafe.config.ConfigUtil;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.experiments.store.StoredRun;

/** A variant, and its configuration for each repetition. */
record OpenedVariant(Variant variant, List<Laboratory> repetitions) {
    /** Settings that change no result. They may differ when a run goes on. Each job notes its seed. */
    private static final Set<String> FREE =
            Set.of(SearchKeys.THREADS.name(), Keys.FORMAT.name(), Keys.PLUGIN_CHECK.name(), Keys.SEED.name());

    Laboratory first() {
        return repetitions.get(0);
    }

    StoredRun toStore() {
        Duration limit = first().settings().safety().limits().time();
        String settings = first().written().entrySet().stream()
                .filter(entry -> !FREE.contains(entry.getKey()))
                .map(entry -> entry.getKey() + " = " + written(entry) + "\n")
                .collect(Collectors.joining());
        return new StoredRun(variant.name(), Numbers.millis(limit.toNanos()), settings);
    }

    /** All settings for another process: a place of a jar is the same from each folder. */
    Map<String, String> portable() {
        Map<String, String> settings = new TreeMap<>(first().written());
        settings.put(
                Keys.PLUGIN_JARS.name(),
                first().settings().get(Keys.PLUGIN_JARS).stream()
                        .map(jar -> ConfigUtil.quoteString(jar.toAbsolutePath().toString()))
                        .collect(Collectors.joining(", ", "[", "]")));
        return settings;
    }

    /** The place of a jar changes nothing, but its content does. */
    private String written(Map.Entry<String, String> setting) {
        if (!setting.getKey().equals(Keys.PLUGIN_JARS.name())) {
            return setting.getValue();
        }
        return first().settings().get(Keys.PLUGIN_JARS).stream()
                .map(jar -> "%s sha256 %s".formatted(jar.getFileName(), ContentHash.of(jar)))
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
