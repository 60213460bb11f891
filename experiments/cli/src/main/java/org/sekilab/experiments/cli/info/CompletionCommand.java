package org.sekilab.experiments.cli.info;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script that lets a shell complete commands and options. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Prints a script for bash and zsh. A shell that reads it completes commands, options and their values.",
        },
        footer = {"", "Examples:", "  source <(sekilab completion)", "  sekilab completion >> ~/.bashrc"})
public final class CompletionCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    private @Nullable CommandSpec spec;

    public CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandSpec root = Objects.requireNonNull(spec).root();
        console.out().print(AutoComplete.bash(root.name(), root.commandLine()));
        return ExitCode.DONE;
    }
}
