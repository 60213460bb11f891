package org.sekilab.experiments.cli.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.TrimLine;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.trim.Trimmer;
import org.sekilab.verify.CertificateException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes certificates smaller. */
@Command(
        name = "trim",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Makes certificates smaller. The claims stay the same, and the checker accepts the result.",
            "",
            "It drops zones, states and points that no claim needs, and looks for shorter proofs. A file that the checker does",
            "not accept stays as it is: one line on stderr, FILE:LINE: what is wrong, and exit code 2."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab certificate trim games.certificate",
            "  sekilab certificate trim games.certificate --out small.certificate --format jsonl"
        })
public final class TrimCommand implements Callable<Integer> {
    private static final String OUT = "--out";
    private static final String ROW = "%-32s  %7s %7s %10s %10s %11s %11s %6s%n";

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Certificates, compressed or not.")
    private final List<Path> files = new ArrayList<>();

    @Option(
            names = OUT,
            paramLabel = "FILE",
            description = "Write the result here, for one certificate (default: in place of it).")
    private @Nullable Path out;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public TrimCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        if (out != null && files.size() > 1) {
            mistakes.add(OUT, "is for one certificate, and there are %d".formatted(files.size()));
        }
        OutputFormat format = config.open(mistakes).settings().format();
        if (out != null) {
            WholeFile.checkPlace(OUT, out);
        }
        List<String> wrong = new ArrayList<>();
        List<TrimLine> lines = new ArrayList<>();
        try (Progress progress = new Progress(console.screen(), "trim", 0)) {
            for (Path file : files) {
                try {
                    lines.add(trim(file, out == null ? file : out, progress));
                } catch (InputException e) {
                    wrong.addAll(e.mistakes());
                }
            }
        }
        print(lines, format);
        wrong.forEach(console.err()::println);
        return wrong.isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT;
    }

    private static TrimLine trim(Path file, Path target, Progress progress) {
        long begin = System.nanoTime();
        Trimmer trimmer;
        Trimmer.Size before;
        try {
            trimmer = new Trimmer(file);
            before = trimmer.size();
        } catch (CertificateException e) {
            throw new InputException(List.of(String.valueOf(e.getMessage())));
        } catch (IOException e) {
            throw InputException.ofReading(file, e);
        }
        List<Trimmer.Size> after = new ArrayList<>();
        WholeFile.write(target.equals(file) ? "FILE" : OUT, target, part -> after.add(trimmer.write(part, progress)));
        long nanos = System.nanoTime() - begin;
        return new TrimLine(
                file.toString(),
                target.toString(),
                before.boards(),
                size(before),
                size(after.get(0)),
                Json.millis(nanos));
    }

    private static TrimLine.Size size(Trimmer.Size size) {
        return new TrimLine.Size(size.bytes(), size.zones(), size.states());
    }

    private void print(List<TrimLine> lines, OutputFormat format) {
        PrintStream stream = console.out();
        if (format == OutputFormat.JSONL) {
            lines.forEach(line -> Json.write(stream, line));
            return;
        }
        if (!lines.isEmpty()) {
            stream.printf(ROW, "file", "zones", "after", "states", "after", "bytes", "after", "%");
        }
        for (TrimLine line : lines) {
            TrimLine.Size before = line.before();
            TrimLine.Size after = line.after();
            stream.printf(
                    ROW,
                    line.out(),
                    before.zones(),
                    after.zones(),
                    before.states(),
                    after.states(),
                    before.bytes(),
                    after.bytes(),
                    Numbers.percent(after.bytes(), before.bytes()));
        }
        stream.flush();
    }
}
