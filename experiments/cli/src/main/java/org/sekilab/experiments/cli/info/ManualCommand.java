package org.sekilab.experiments.cli.info;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the manual page of the program. */
@Command(
        name = "manual",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Prints the manual page: all commands with their options, in the format of man.",
        footer = {"", "Examples:", "  sekilab manual | man -l -", "  sekilab manual > sekilab.1"})
public final class ManualCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    private @Nullable CommandSpec spec;

    public ManualCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandLine root = Objects.requireNonNull(spec).root().commandLine();
        console.out().print(ManualPage.of(root, Build.ofThisProgram().version()));
        return ExitCode.DONE;
    }
}
