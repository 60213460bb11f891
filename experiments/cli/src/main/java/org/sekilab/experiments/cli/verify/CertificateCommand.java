package org.sekilab.experiments.cli.verify;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The commands that work on certificates. Without one of them, it prints its usage. */
@Command(
        name = "certificate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Works on certificates of solve and region: makes them smaller.",
        footer = {"", "Examples:", "  sekilab certificate trim games.certificate"})
public final class CertificateCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    private @Nullable CommandSpec spec;

    public CertificateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.err().println("certificate: no command is given; known: trim");
        Objects.requireNonNull(spec).commandLine().usage(console.err());
        return ExitCode.BAD_INPUT;
    }
}
