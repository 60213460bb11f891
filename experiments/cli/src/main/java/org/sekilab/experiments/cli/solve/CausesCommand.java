package org.sekilab.experiments.cli.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.LimitOptions;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.CauseResult;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.Cause;
import org.sekilab.safety.CauseFinder;
import org.sekilab.safety.Refuter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells why points of whole boards are not proved. */
@Command(
        name = "causes",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Solves whole boards, and tells why each other point is not proved safe: as one table, or as one object per position.",
            "",
            "Each point has one cause: that of the smallest unproved region that contains the point, or that the point's block surrounds.",
            "The cause of a region is the first one in the table that fits. The table explains each cause. Searches find those after",
            "too-large."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab causes games/*.sgf --set safety.preset=M7 --set limits.region-nodes=20000",
            "  sekilab causes game.sgf --format jsonl",
            "  sekilab causes games/*.sgf --refute --refute-time 100ms --certificate refuted.gz"
        })
public final class CausesCommand implements Callable<Integer> {
    private static final String REFUTE = "--refute";
    private static final String CERTIFICATE = "--certificate";

    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Game records, collections or folders of them, in SGF; - reads stdin.")
    private final List<String> files = new ArrayList<>();

    @Option(
            names = REFUTE,
            description =
                    "Try to refute each region that stays open: whatever other regions do, the attacker captures a block "
                            + "around it or keeps a stone inside. Then look for a move that makes it safe.")
    private boolean isRefuting;

    @Option(
            names = "--refute-time",
            paramLabel = "DURATION",
            description = "The time limit for each question of --refute (default: ${bundle:limits.refute-time}).")
    private @Nullable String refuteTime;

    @Option(
            names = "--refute-nodes",
            paramLabel = "N",
            description = "The limit in nodes for each question of --refute.")
    private @Nullable String refuteNodes;

    @Option(
            names = CERTIFICATE,
            paramLabel = "FILE",
            description = "Write the proofs of all refutations to FILE. The command verify checks them.")
    private @Nullable Path certificate;

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public CausesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        options.check(mistakes);
        Layers layers = new Layers(mistakes);
        options.addTo(layers);
        needRefute(mistakes, "--refute-time", refuteTime);
        needRefute(mistakes, "--refute-nodes", refuteNodes);
        needRefute(mistakes, CERTIFICATE, certificate);
        LimitOptions.add(layers, "--refute-time", SearchKeys.REFUTE_TIME, refuteTime);
        LimitOptions.add(layers, "--refute-nodes", SearchKeys.REFUTE_NODES, refuteNodes);
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        List<PositionSource> sources = options.sources(files, console);
        CauseWriter writer = new CauseWriter(
                console.out(),
                laboratory.settings().format(),
                isRefuting ? List.of(Cause.values()) : Cause.withoutRefutations());
        try (RunReport<CauseResult> report = new RunReport<>(console, "causes", sources.size(), writer::write)) {
            OrderedRun<CauseResult> run = new OrderedRun<>(
                    report.watch(work(laboratory)), laboratory.settings().threads());
            if (certificate == null) {
                run.run(sources, report);
            } else {
                certify(run, sources, report, certificate);
            }
            writer.finish();
            return report.hasProblems() ? ExitCode.BAD_INPUT : ExitCode.DONE;
        }
    }

    private void needRefute(Mistakes mistakes, String option, @Nullable Object value) {
        if (value != null && !isRefuting) {
            mistakes.add(option, "needs " + REFUTE);
        }
    }

    private Function<BoardInput, CauseResult> work(Laboratory laboratory) {
        SafetySolver solver = laboratory.create(StrategyKind.SOLVERS);
        CauseFinder finder = laboratory.causeFinder();
        if (!isRefuting) {
            return input -> new CauseResult(input, finder.find(solver.solve(input.position())));
        }
        Refuter refuter = laboratory.refuter();
        int maxStates = laboratory.settings().get(SafetyKeys.CERTIFICATE_STATES);
        return input -> new CauseResult(input, refuter.refute(finder.find(solver.solve(input.position())), maxStates));
    }

    /** Writes the certificate if all sources can be read: with less it would pass as whole. */
    private void certify(
            OrderedRun<CauseResult> run, List<PositionSource> sources, RunReport<CauseResult> report, Path file) {
        try (CertificateFile certificates = new CertificateFile(CERTIFICATE, file)) {
            run.run(sources, new RefutationReport(report, certificates));
            if (report.hasProblems()) {
                console.err().printf("%s: %s is not written, because an input could not be read%n", CERTIFICATE, file);
            } else {
                certificates.finish();
            }
        }
    }
}
