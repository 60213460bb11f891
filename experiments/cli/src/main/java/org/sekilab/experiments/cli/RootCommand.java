package org.sekilab.experiments.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program without a command: its help, its version, and the options of all commands. */
@Command(
        name = "sekilab",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Solves Go positions exactly: proves which stones and territories are safe.",
        footer = {
            "",
            "Exit codes: 0 done; 1 internal error, failed jobs or contradicting proofs; 2 usage or bad input.",
            "",
            "Examples:",
            "  sekilab solve --demo",
            "  sekilab solve game.sgf --color-board",
            "  sekilab help solve"
        })
final class RootCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Log each step, and show where errors come from.")
    private boolean verbose;

    @Spec
    private @Nullable CommandSpec spec;

    RootCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.err().println("sekilab: no command is given");
        Objects.requireNonNull(spec).commandLine().usage(console.err());
        return ExitCode.BAD_INPUT;
    }

    boolean isVerbose() {
        return verbose;
    }
}
