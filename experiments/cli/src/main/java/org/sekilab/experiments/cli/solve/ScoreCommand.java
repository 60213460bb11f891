package org.sekilab.experiments.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.solve.ScoreWriter.Detail;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.score.BoardScorer;
import org.sekilab.experiments.score.BoardScorer.TerritorySolver;
import org.sekilab.experiments.score.DeadStones;
import org.sekilab.experiments.score.ScoreAnswer;
import org.sekilab.experiments.score.SekiMode;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.safety.score.ExactSekiRule;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.NoSekiRule;
import org.sekilab.scoring.RelaxedSekiRule;
import org.sekilab.scoring.Ruleset;
import org.sekilab.scoring.StrictSekiRule;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Scores finished games. */
@Command(
        name = "score",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Scores finished games, one result for each position in input order.",
            "",
            "japanese: territory, and a point for each prisoner: stones captured in the moves of the record, and dead ones. Points "
                    + "in seki and false eyes do not count. area: stones and all points that a color surrounds, in seki too; "
                    + "prisoners do not count. White gets the komi of the record (KM), 0 where it has none; handicap stones are "
                    + "not made up for. All stones that are not called dead are taken for alive."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab score game.sgf --dead C3,Q16",
            "  sekilab score games/*.sgf --rules area --dead auto --format jsonl",
            "  sekilab score game.sgf --seki exact --differences"
        })
public final class ScoreCommand implements Callable<Integer> {
    private static final String AUTO = "auto";
    private static final String SEKI_PRESET = "M7";

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "Game records in SGF, collections and folders too; - reads stdin.")
    private final List<String> files = new ArrayList<>();

    @Option(names = "--rules", paramLabel = "japanese|area", description = "What counts (default: japanese).")
    private Ruleset rules = Ruleset.JAPANESE;

    @Option(
            names = "--dead",
            paramLabel = "P,P...|auto",
            description =
                    "Dead stones, one point of each block; auto: those that the solver of safety.solver proves dead "
                            + "(default: none).")
    private @Nullable String dead;

    @Option(
            names = "--seki",
            paramLabel = "relaxed|strict|off|exact",
            description =
                    "How seki is told. relaxed: groups without two eyes once neutral points are filled; strict: "
                            + "stones next to a neutral point, as in the rules of 1989; off: there is none; exact: by proofs, with "
                            + "safety.preset=M7 unless another is set, and as relaxed where there is no proof (default: relaxed).")
    private SekiMode seki = SekiMode.RELAXED;

    @Option(
            names = "--filling",
            converter = FillingName.class,
            paramLabel = "checkered|checkered-black|checkered-white|alternate|grey|black|white",
            description = "What --seki relaxed fills neutral points with; checkered tries both checkered patterns "
                    + "(default: checkered).")
    private @Nullable Filling filling;

    @Option(
            names = "--differences",
            description = "With --seki exact: tell also what relaxed says otherwise, point by point.")
    private boolean showsDifferences;

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public ScoreCommand(Console console) {
        this.console = console;
    }

    /** Names as in results: lower case with hyphens. */
    static final class FillingName implements ITypeConverter<Filling> {
        @Override
        public Filling convert(String name) {
            return Filling.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
        }
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        Layers layers = new Layers(mistakes);
        if (seki == SekiMode.EXACT) {
            layers.addOption("--seki exact", SafetyKeys.PRESET, SEKI_PRESET);
        }
        options.addTo(layers);
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        List<PositionSource> sources = options.sources(files, console);
        ScoreWriter writer =
                new ScoreWriter(console.out(), laboratory.settings().format(), detail());
        BoardScorer scorer = new BoardScorer(rules, deadStones(laboratory), territorySolver(laboratory));
        try (RunReport<ScoreAnswer> report = new RunReport<>(console, "score", sources.size(), writer::write)) {
            new OrderedRun<>(report.watch(scorer::score), laboratory.settings().threads()).run(sources, report);
            return report.hasProblems() ? ExitCode.BAD_INPUT : ExitCode.DONE;
        }
    }

    private void checkArguments(Mistakes mistakes) {
        if (files.isEmpty()) {
            mistakes.add("score", "no file is given");
        }
        if (filling != null && seki != SekiMode.RELAXED) {
            mistakes.add("--filling", "goes with --seki relaxed");
        }
        if (showsDifferences && seki != SekiMode.EXACT) {
            mistakes.add("--differences", "goes with --seki exact");
        }
        options.check(mistakes);
    }

    private DeadStones deadStones(Laboratory laboratory) {
        if (dead == null) {
            return DeadStones.NONE;
        }
        return dead.equalsIgnoreCase(AUTO)
                ? DeadStones.proved(laboratory.create(StrategyKind.SOLVERS))
                : DeadStones.named(new Argument("--dead", dead));
    }

    private TerritorySolver territorySolver(Laboratory laboratory) {
        return switch (seki) {
            case RELAXED -> TerritorySolver.of(new RelaxedSekiRule(filling == null ? Filling.CHECKERED : filling));
            case STRICT -> TerritorySolver.of(new StrictSekiRule());
            case OFF -> TerritorySolver.of(new NoSekiRule());
            case EXACT ->
                new ExactSekiRule(
                        laboratory.create(StrategyKind.SOLVERS),
                        laboratory.create(StrategyKind.REGION_FINDERS),
                        laboratory.regionSolver())::solve;
        };
    }

    private Detail detail() {
        if (seki != SekiMode.EXACT) {
            return Detail.NONE;
        }
        return showsDifferences ? Detail.DIFFERENCES : Detail.PROOFS;
    }
}
