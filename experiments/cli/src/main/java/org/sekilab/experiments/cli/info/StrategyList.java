package org.sekilab.experiments.cli.info;

import java.io.PrintStream;
import java.util.List;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.Strategies;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.ListLine;

/** Lists registered strategies: name, line, and which of them the configuration chose. */
public final class StrategyList {
    private static final String NO_DESCRIPTION = "(no description)";

    private final Laboratory laboratory;
    private final PrintStream out;

    public StrategyList(Laboratory laboratory, PrintStream out) {
        this.laboratory = laboratory;
        this.out = out;
    }

    /** Writes the strategies of some kinds in the format that the configuration says. */
    public void write(List<StrategyKind<?>> kinds) {
        for (StrategyKind<?> kind : kinds) {
            if (laboratory.settings().format() == OutputFormat.JSONL) {
                writeJson(kind);
            } else {
                writeText(kind);
            }
        }
        out.flush();
    }

    private void writeText(StrategyKind<?> kind) {
        Strategies<?> strategies = laboratory.strategies(kind);
        int width = strategies.names().stream().mapToInt(String::length).max().orElse(0);
        out.printf("%s (key %s, * is chosen)\n", kind.plural(), kind.key().name());
        for (String name : strategies.names()) {
            String line = strategies.description(name).orElse(NO_DESCRIPTION);
            out.printf("%s %-" + width + "s  %s\n", isChosen(kind, name) ? "*" : " ", name, line);
        }
    }

    private void writeJson(StrategyKind<?> kind) {
        Strategies<?> strategies = laboratory.strategies(kind);
        for (String name : strategies.names()) {
            Json.write(
                    out,
                    new ListLine(
                            kind.plural(),
                            kind.key().name(),
                            name,
                            isChosen(kind, name),
                            strategies.description(name).orElse("")));
        }
    }

    private boolean isChosen(StrategyKind<?> kind, String name) {
        return kind.choices().of(laboratory.settings()).stream()
                .anyMatch(choice -> choice.name().equals(name));
    }
}
