package org.sekilab.experiments.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.solve.CauseResult;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.CauseFinder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "  sekilab causes game.sgf --format jsonl"
        })
public final class CausesCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Game records, collections or folders of them, in SGF; - reads stdin.")
    private final List<String> files = new ArrayList<>();

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public CausesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        Laboratory laboratory = options.open(mistakes);
        SafetySolver solver = laboratory.create(StrategyKind.SOLVERS);
        CauseFinder finder = laboratory.causeFinder();
        List<PositionSource> sources = options.sources(files, console);
        CauseWriter writer =
                new CauseWriter(console.out(), laboratory.settings().format());
        try (RunReport<CauseResult> report = new RunReport<>(console, "causes", sources.size(), writer::write)) {
            new OrderedRun<>(
                            report.watch(input -> new CauseResult(input, finder.find(solver.solve(input.position())))),
                            laboratory.settings().threads())
                    .run(sources, report);
            writer.finish();
            return report.hasProblems() ? ExitCode.BAD_INPUT : ExitCode.DONE;
        }
    }
}
