package org.sekilab.experiments.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.KeyGuide;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.report.KeyList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows the configuration. */
@Command(
        name = "config",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = "Shows every key with the value that holds, or explains one.",
        footer = {"", "Examples:", "  sekilab config --config my.conf", "  sekilab config --explain safety.engine"})
final class ConfigCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--explain", paramLabel = "KEY", description = "What a key means, and what it may be.")
    private @Nullable String key;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    ConfigCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        KeyGuide guide = new KeyGuide();
        if (key != null) {
            guide.check("--explain", key);
        }
        Problems problems = new Problems();
        Laboratory laboratory = config.open(problems);
        KeyList list = new KeyList(laboratory, guide, console.out());
        if (key != null) {
            list.explain(key);
        } else {
            laboratory.written().forEach(list::write);
        }
        console.out().flush();
        return ExitCode.DONE;
    }
}
