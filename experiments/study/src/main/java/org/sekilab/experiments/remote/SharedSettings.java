package org.sekilab.experiments.remote;

import com.typesafe.config.ConfigFactory;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.output.json.JsonObject;

/**
 * The settings of a process, for others.
 *
 * @param settings the value of each key as files write it
 */
public record SharedSettings(Map<String, String> settings) implements JsonObject {
    public SharedSettings {
        settings = Map.copyOf(settings);
    }

    /** The text of the settings of a laboratory, for {@link TaskWorker#of}. */
    public static String textOf(Laboratory laboratory) {
        return TaskText.of(new SharedSettings(laboratory.written()));
    }

    /** Reads what {@link #textOf} wrote. */
    static SharedSettings read(String text) {
        return TaskText.read(text, SharedSettings.class);
    }

    /**
     * Opens a laboratory with these settings.
     *
     * @param more adds further layers
     * @throws InputException if they cannot be opened in this process
     */
    public Laboratory open(UnaryOperator<Layers> more) {
        String lines = settings.entrySet().stream()
                .map(entry -> entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining("\n"));
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes).addLayer(ConfigFactory.parseString(lines));
        return Laboratory.open(more.apply(layers), mistakes);
    }
}
