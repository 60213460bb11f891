package org.sekilab.experiments.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.report.CauseWriter;
import org.sekilab.experiments.solve.CauseResult;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.safety.CauseFinder;
import org.sekilab.statics.StaticSafetySolver;
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
            "Solves whole boards, and tells for all points that are not proved safe why not: a table, or one object a position.",
            "",
            "Each point has one cause, that of the smallest region which is not proved and which it lies in or surrounds.",
            "Regions have the first of these causes that fits; those after too-large are told by searches:",
            "  neutral             no region: an empty point next to alive stones of both colors, which nobody can prove",
            "  open-boundary       alive stones of the opponent lie in the region",
            "  too-large           it is closed, but has more points than are searched",
            "  seki                its blocks live by proof, its points are not territory by proof",
            "  limit               a search ended at its limit of time or nodes",
            "  ko                  without ko threats the attacker gets nothing",
            "  attacker-stays      he can live inside, or stay in seki, even if all blocks around lived",
            "  weak-dependencies   territory if its blocks lived, which share other regions that are searched",
            "  external-liberties  the same, with other liberties in open or large regions only",
            "  captured            the same, with no liberties elsewhere"
        },
        footer = {
            "",
            "Examples:",
            "  sekilab causes games/*.sgf --set safety.preset=M7 --set limits.region-nodes=20000",
            "  sekilab causes game.sgf --format jsonl"
        })
final class CausesCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Game records in SGF, collections too; - reads stdin.")
    private final List<String> files = new ArrayList<>();

    @Mixin
    private final PositionOptions positions = new PositionOptions();

    @Mixin
    private final SolverOptions solverOptions = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    CausesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Problems problems = new Problems();
        positions.check(problems);
        Laboratory laboratory = config.open(solverOptions, problems);
        StaticSafetySolver solver = laboratory.create(StrategyKind.SOLVERS);
        CauseFinder finder = laboratory.causeFinder();
        List<PositionSource> sources = positions.sources(files, console);
        CauseWriter writer =
                new CauseWriter(console.out(), laboratory.settings().format());
        try (RunReport<CauseResult> report = new RunReport<>(console, "causes", sources.size(), writer::write)) {
            new OrderedRun<>(
                            input -> new CauseResult(input, finder.find(solver.solve(input.position()))),
                            laboratory.settings().threads())
                    .run(sources, report);
            writer.finish();
            return report.hasProblems() ? ExitCode.BAD_INPUT : ExitCode.DONE;
        }
    }
}
