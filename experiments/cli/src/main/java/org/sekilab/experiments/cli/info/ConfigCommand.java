package org.sekilab.experiments.cli.info;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.ConfigKey;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows the configuration. */
@Command(
        name = "config",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = "Shows every key with its present value, or explains one key.",
        footer = {"", "Examples:", "  sekilab config --config my.conf", "  sekilab config --explain safety.engine"})
public final class ConfigCommand implements Callable<Integer> {
    private static final String EXPLAIN = "--explain";

    private final Console console;

    @Option(names = EXPLAIN, paramLabel = "KEY", description = "Explain one key: its meaning and its possible values.")
    private @Nullable String key;

    @Option(names = "--markdown", description = "Print all keys as the page docs/configuration.md.")
    private boolean isMarkdown;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public ConfigCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        ConfigKey<?> explained = key == null ? null : Keys.named(EXPLAIN, key);
        Mistakes mistakes = new Mistakes();
        if (isMarkdown && explained != null) {
            mistakes.add("--markdown", "does not go with " + EXPLAIN);
        }
        Laboratory laboratory = config.open(mistakes);
        KeyList list = new KeyList(laboratory, console.out());
        if (isMarkdown) {
            new KeyPage(laboratory, console.out()).write();
        } else if (explained != null) {
            list.explain(explained);
        } else {
            Keys.BY_NAME.values().forEach(list::write);
        }
        console.out().flush();
        return ExitCode.DONE;
    }
}
