package org.sekilab.experiments.report;

import java.io.PrintStream;
import java.util.List;
import java.util.Objects;
import org.sekilab.experiments.config.KeyGuide;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.StrategyKind;

/** Lists keys of the configuration with their values, and what they mean. */
public final class KeyList {
    private final Laboratory laboratory;
    private final KeyGuide guide;
    private final PrintStream out;

    public KeyList(Laboratory laboratory, KeyGuide guide, PrintStream out) {
        this.laboratory = laboratory;
        this.guide = guide;
        this.out = out;
    }

    /** Writes a key with its value. */
    public void write(String key, String value) {
        if (laboratory.settings().format() == OutputFormat.JSONL) {
            writeJson(key, value);
        } else {
            out.printf("%s = %s\n", key, value);
        }
    }

    /** Writes all that is known about a key. */
    public void explain(String key) {
        String value = Objects.requireNonNull(laboratory.written().get(key), key);
        write(key, value);
        if (laboratory.settings().format() == OutputFormat.TEXT) {
            out.printf("shipped: %s\n%s\n", guide.shipped(key), guide.meaning(key));
            List<StrategyKind<?>> kinds = StrategyKind.ALL.stream()
                    .filter(kind -> kind.key().equals(key))
                    .toList();
            new StrategyList(laboratory, out).write(kinds);
        }
    }

    private void writeJson(String key, String value) {
        JsonLine.write(out, json -> {
            json.writeStringField("key", key);
            json.writeStringField("value", value);
            json.writeStringField("shipped", guide.shipped(key));
            json.writeStringField("meaning", guide.meaning(key));
        });
    }
}
