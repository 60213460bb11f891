package org.sekilab.experiments.cli.serve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.SolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.regress.Contender;
import org.sekilab.experiments.regress.Counts;
import org.sekilab.experiments.regress.ExternalEngine;
import org.sekilab.experiments.regress.FileResult;
import org.sekilab.experiments.regress.OwnEngine;
import org.sekilab.experiments.regress.Shown;
import org.sekilab.experiments.regress.SideBySide;
import org.sekilab.experiments.regress.TestFile;
import org.sekilab.experiments.regress.TestRun;
import org.sekilab.scoring.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs regression tests. */
@Command(
        name = "regress",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Runs GTP regression tests, such as those of GNU Go and Fuego, on this program and on other engines.",
            "",
            "A test is a GTP command with a number. The line after it gives a pattern for the whole answer: #? [regular expression],",
            "or a pattern that the answer must not match: #? [!regular expression]. The mark * after the bracket is for a test that is",
            "known to fail, & is for a test whose answer does not matter. A command without such a line must only be carried out.",
            "File names in commands are relative to the folder of the test file.",
            "",
            "An engine that ends, hangs or writes anything but GTP loses the rest of the file. A line on stderr reports this,",
            "and the engine starts again for the next file. The exit code is 0 for all results, and 2 if a test file is not readable.",
            "With --strict it is 1 if a test failed.",
            "",
            "With --proof-time, the tests owl_attack, owl_defend and dragon_status are asked once more, as the command life asks.",
            "Proofs then judge the wanted answers and the answers of all engines. They are about the block that the test names."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab regress semeai.tst",
            "  sekilab regress *.tst --threads 2 --show none --region-time 1s",
            "  sekilab regress *.tst --engine 'gnugo --mode gtp --seed 1'",
            "  sekilab regress owl.tst --proof-time 10s --certificate proofs.gz"
        })
public final class RegressCommand implements Callable<Integer> {
    private static final String ENGINE = "--engine";
    private static final String PROOF_TIME = "--proof-time";
    private static final String CERTIFICATE = "--certificate";

    private final Console console;

    @Parameters(paramLabel = "FILE.tst", arity = "1..*", description = "The test files.")
    private final List<Path> files = new ArrayList<>();

    @Option(
            names = ENGINE,
            paramLabel = "COMMAND",
            description =
                    "The command line of another engine, which runs in its own process for each file. Repeatable.")
    private final List<String> commands = new ArrayList<>();

    @Option(names = "--others-only", description = "Run only the engines of --engine, not this program.")
    private boolean isWithoutOwn;

    @Option(
            names = "--command-time",
            paramLabel = "DURATION",
            description =
                    "The time limit of another engine for each command (default: ${bundle:regress.command-time}).")
    private @Nullable String commandTime;

    @Option(
            names = "--show",
            paramLabel = "all|unexpected|different|none",
            description = {
                "The tests that get a row: all tests, those with unexpected results, those",
                "on which engines differ, or none (default: all; different if there are several engines)."
            })
    private @Nullable Shown shown;

    @Option(
            names = "--markdown",
            description =
                    "Print one table in Markdown, with a row a suite: wanted answers, and answers with the wanted status.")
    private boolean isMarkdown;

    @Option(
            names = PROOF_TIME,
            paramLabel = "DURATION",
            description =
                    "Ask for proofs of the tests about life, with this time limit for each side that moves first, and "
                            + "tell which answers they contradict.")
    private @Nullable String proofTime;

    @Option(
            names = CERTIFICATE,
            paramLabel = "FILE",
            description = "Write the proofs of --proof-time to FILE. The command verify checks them.")
    private @Nullable Path certificate;

    @Option(names = "--strict", description = "End with exit code 1 if an engine fails a test without the mark *.")
    private boolean isStrict;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public RegressCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        Laboratory laboratory = open(null, mistakes);
        if (isMarkdown && laboratory.settings().format() == OutputFormat.JSONL) {
            throw new InputException("--markdown", "does not go with the format jsonl");
        }
        Mistakes unreadable = new Mistakes();
        int code = runAndProve(laboratory, unreadable);
        unreadable.throwIfAny(); // the proofs of the other files are written
        return code;
    }

    private int runAndProve(Laboratory laboratory, Mistakes unreadable) {
        if (proofTime == null) {
            return run(laboratory, unreadable, files -> {});
        }
        Laboratory prover = open(proofTime, new Mistakes());
        return certificate == null
                ? run(laboratory, unreadable, files -> prove(files, prover, null))
                : CertificateFile.with(
                        CERTIFICATE,
                        certificate,
                        certificates -> run(laboratory, unreadable, files -> prove(files, prover, certificates)));
    }

    /**
     * Runs the tests of all files.
     *
     * @param unreadable receives a mistake for each file that cannot be read
     * @param next is told the results of all other files
     */
    private int run(Laboratory laboratory, Mistakes unreadable, Consumer<List<SideBySide>> next) {
        List<Contender> engines = engines(laboratory);
        List<String> introductions = engines.stream()
                .map(engine -> "%s: %s".formatted(engine.name(), engine.introduce(ENGINE)))
                .toList();
        List<TestFile> readable = readable(unreadable);
        RegressWriter writer = writer(laboratory, engines, introductions);
        List<Counts> totals = new ArrayList<>(Collections.nCopies(engines.size(), Counts.NONE));
        List<SideBySide> done = new ArrayList<>();
        try (Progress progress = new Progress(
                console.screen(),
                "regress",
                readable.stream().mapToInt(TestFile::size).sum() * engines.size())) {
            new TestRun(engines, laboratory.settings().threads()).run(readable, progress, results -> {
                writer.write(results);
                reportRemarks(results);
                addTo(totals, results.counts());
                done.add(results);
            });
        }
        writer.finish(totals);
        next.accept(done);
        boolean isFailed = isStrict && totals.stream().anyMatch(Counts::hasUnexpectedFailures);
        return isFailed ? ExitCode.INTERNAL_ERROR : ExitCode.DONE;
    }

    private void prove(List<SideBySide> files, Laboratory prover, @Nullable CertificateFile certificates) {
        List<String> engines =
                files.get(0).results().stream().map(FileResult::engine).toList();
        RegressProofWriter writer = prover.settings().format() == OutputFormat.JSONL
                ? new RegressProofLines(console.out(), engines)
                : new RegressProofTable(console.out(), isMarkdown, engines);
        new RegressProofs(console, prover, certificates).run(files, writer);
    }

    private void checkArguments(Mistakes mistakes) {
        if (isMarkdown && shown != null) {
            mistakes.add("--markdown", "does not go with --show");
        }
        if (isWithoutOwn && commands.isEmpty()) {
            mistakes.add("--others-only", "needs an --engine");
        }
        if (certificate != null && proofTime == null) {
            mistakes.add(CERTIFICATE, "needs %s".formatted(PROOF_TIME));
        }
    }

    /** @param time the time limit of a search, in place of the one of the options; null for that one */
    private Laboratory open(@Nullable String time, Mistakes mistakes) {
        Layers layers = new Layers(mistakes);
        GtpCommand.addDefaults(layers, Ruleset.JAPANESE);
        config.addTo(layers);
        solver.addTo(layers);
        if (commandTime != null) {
            layers.addOption("--command-time", Keys.COMMAND_TIME, commandTime);
        }
        if (time != null) {
            layers.addOption(PROOF_TIME, SearchKeys.REGION_TIME, time);
        }
        return Laboratory.open(layers, mistakes);
    }

    private List<Contender> engines(Laboratory laboratory) {
        List<Contender> engines = new ArrayList<>();
        if (!isWithoutOwn) {
            engines.add(new OwnEngine(laboratory));
        }
        engines.addAll(ExternalEngine.of(
                ENGINE, commands, OwnEngine.NAME, laboratory.settings().get(Keys.COMMAND_TIME)));
        return engines;
    }

    private List<TestFile> readable(Mistakes mistakes) {
        List<TestFile> readable = new ArrayList<>();
        for (Path file : files) {
            try {
                TestFile read = TestFile.read(file);
                readable.add(read);
                if (!read.hasTests()) {
                    console.err().println(file + ": there is no test in it");
                }
            } catch (InputException e) {
                mistakes.add(e);
            }
        }
        if (readable.isEmpty()) {
            mistakes.throwIfAny();
        }
        return readable;
    }

    private RegressWriter writer(Laboratory laboratory, List<Contender> engines, List<String> introductions) {
        List<String> names = engines.stream().map(Contender::name).toList();
        if (isMarkdown) {
            return new RegressMarkdown(console.out(), names);
        }
        Shown rows = shown != null ? shown : engines.size() == 1 ? Shown.ALL : Shown.DIFFERENT;
        if (laboratory.settings().format() == OutputFormat.JSONL) {
            return new RegressLines(console.out(), rows, names);
        }
        introductions.forEach(console.out()::println);
        console.out().println();
        return new RegressTable(console.out(), rows, names);
    }

    private void reportRemarks(SideBySide results) {
        results.results().forEach(result -> result.remarks().forEach(console.err()::println));
    }

    private static void addTo(List<Counts> totals, List<Counts> counts) {
        for (int i = 0; i < counts.size(); i++) {
            totals.set(i, totals.get(i).plus(counts.get(i)));
        }
    }
}
