package org.sekilab.experiments.cli.info;

import java.io.PrintStream;
import java.util.List;
import java.util.Objects;
import org.sekilab.experiments.config.ConfigKey;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.output.json.ConfigLine;
import org.sekilab.experiments.output.json.Json;

/** Lists keys of the configuration with their values, and what they mean. */
public final class KeyList {
    private final Laboratory laboratory;
    private final PrintStream out;

    public KeyList(Laboratory laboratory, PrintStream out) {
        this.laboratory = laboratory;
        this.out = out;
    }

    /** Writes a key with its value. */
    public void write(ConfigKey<?> key) {
        if (laboratory.settings().format() == OutputFormat.JSONL) {
            Json.write(
                    out, new ConfigLine(key.name(), value(key), key.rendered(), laboratory.values(key), key.meaning()));
        } else {
            out.printf("%s = %s\n", key.name(), value(key));
        }
    }

    /** Writes all that is known about a key. */
    public void explain(ConfigKey<?> key) {
        write(key);
        if (laboratory.settings().format() == OutputFormat.TEXT) {
            out.printf("shipped: %s\nvalues: %s\n%s\n", key.rendered(), laboratory.values(key), key.meaning());
            List<StrategyKind<?>> kinds = StrategyKind.ALL.stream()
                    .filter(kind -> kind.key().equals(key))
                    .toList();
            new StrategyList(laboratory, out).write(kinds);
        }
    }

    private String value(ConfigKey<?> key) {
        return Objects.requireNonNull(laboratory.written().get(key.name()), key.name());
    }
}
