package org.sekilab.experiments.analyze;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.ConfigKey;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.score.ScoreSettings;
import org.sekilab.search.SearchListener;

/** The laboratories of the last questions, by their settings. May be shared by threads. */
final class LaboratoryCache {
    private static final int MOST = 16;
    private static final int MOST_NAME = 100; // characters; no key is as long
    private static final String SETTINGS = "settings";
    private static final String LIMITS = "limits";
    private static final String PLUGINS = "plugins.";

    private final Consumer<Layers> configuration;
    private final SearchListener listener;
    private final Map<Choices, Laboratory> laboratories = new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Choices, Laboratory> eldest) {
            return size() > MOST;
        }
    };

    /**
     * @param configuration adds what the command line chose
     * @param listener told of all searches
     */
    LaboratoryCache(Consumer<Layers> configuration, SearchListener listener) {
        this.configuration = configuration;
        this.listener = listener;
    }

    private record Choices(
            Map<String, Object> settings, Optional<AnalyzeQuery.SearchLimits> limits, ScoreSettings score) {}

    /**
     * The laboratory of a question.
     *
     * @param score the settings that a score needs below those of the question
     * @throws InputException if the settings of the question are wrong
     */
    Laboratory open(AnalyzeQuery query, ScoreSettings score) {
        Map<String, Object> settings = query.settings() == null ? Map.of() : query.settings();
        return open(new Choices(settings, Optional.ofNullable(query.limits()), score));
    }

    private synchronized Laboratory open(Choices choices) {
        Laboratory known = laboratories.get(choices);
        if (known != null) {
            return known;
        }
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes);
        choices.score.addTo(layers);
        configuration.accept(layers);
        choices.settings.forEach((name, value) -> add(layers, name, value));
        choices.limits.ifPresent(limits -> add(layers, limits));
        Laboratory opened = Laboratory.open(layers, mistakes, listener);
        laboratories.put(choices, opened);
        return opened;
    }

    private static void add(Layers layers, AnalyzeQuery.SearchLimits limits) {
        if (limits.time() != null) {
            layers.addOption(LIMITS, SearchKeys.REGION_TIME, limits.time());
        }
        if (limits.nodes() != null) {
            layers.addOption(LIMITS, SearchKeys.REGION_NODES, String.valueOf(limits.nodes()));
        }
        if (limits.memory() != null) {
            layers.addOption(LIMITS, SearchKeys.MEMORY, limits.memory());
        }
    }

    private static void add(Layers layers, String name, Object value) {
        if (name.length() > MOST_NAME) {
            throw new InputException(SETTINGS, "a key of %d characters".formatted(name.length()));
        }
        ConfigKey<?> key = Keys.named(SETTINGS, name);
        if (name.startsWith(PLUGINS)) { // a client chooses no code
            throw new InputException(SETTINGS, "'%s' belongs to the command line".formatted(name));
        }
        if (value instanceof List<?> list) {
            layers.addOption(
                    SETTINGS, key, list.stream().map(each -> text(name, each)).toList());
        } else {
            layers.addOption(SETTINGS, key, text(name, value));
        }
    }

    private static String text(String key, @Nullable Object value) {
        if (value instanceof String || value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        throw new InputException(SETTINGS + ": " + key, "is not text, a number, true, false or a list of them");
    }
}
