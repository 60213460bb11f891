package org.sekilab.experiments.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import org.sekilab.experiments.score.BoardScorer;
import org.sekilab.experiments.score.DeadStoneQuery;
import org.sekilab.experiments.score.ScoreAnswer;
import org.sekilab.experiments.score.ScoreSettings;
import org.sekilab.experiments.score.SekiMode;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.Ruleset;
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
            "japanese: one point for each point of territory, and one for each prisoner. Prisoners are stones captured in the record,",
            "and dead stones. Points in seki and false eyes do not count.",
            "area: one point for each stone and each surrounded point, also in seki. Prisoners do not count.",
            "White gets the komi of the record (KM), or 0 if it has none. Nothing makes up for handicap stones.",
            "",
            "Which stones are dead is proved where that takes little time, and estimated elsewhere. The output tells the two apart,",
            "and lists stones in doubt. An estimate is a guess: look at it, and correct it by --alive and --dead."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab score game.sgf",
            "  sekilab score game.sgf --dead estimate,C3 --alive Q16",
            "  sekilab score game.sgf --dead C3,Q16",
            "  sekilab score games/*.sgf --rules area --dead auto --format jsonl",
            "  sekilab score game.sgf --seki exact --differences"
        })
public final class ScoreCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            description = "Game records, collections or folders of them, in SGF; - reads stdin.")
    private final List<String> files = new ArrayList<>();

    @Option(
            names = "--rules",
            paramLabel = "japanese|area",
            description = "The rules of the score (default: japanese).")
    private Ruleset rules = Ruleset.JAPANESE;

    @Option(
            names = "--dead",
            paramLabel = "P,P...|estimate|auto|none",
            description =
                    "The dead stones, one point of each block: these and no others. estimate: the stones that are "
                            + "proved dead, and others by an estimate. auto: the stones that safety.solver proves dead. none: no "
                            + "stones. A word and points, such as estimate,C3, adds blocks (default: estimate; it sets "
                            + "safety.preset=M7 and --region-time 250ms unless you set others).")
    private @Nullable String dead;

    @Option(
            names = "--alive",
            paramLabel = "P,P...",
            description = "Stones that are alive, one point of each block, whatever --dead finds.")
    private @Nullable String alive;

    @Option(
            names = "--seki",
            paramLabel = "relaxed|strict|off|exact",
            description =
                    "The test for seki. relaxed: groups without two eyes after neutral points are filled. strict: "
                            + "stones next to a neutral point, as in the rules of 1989. off: no seki. exact: proofs, with "
                            + "safety.preset=M7 unless you set another; where there is no proof, as relaxed (default: relaxed).")
    private SekiMode seki = SekiMode.RELAXED;

    @Option(
            names = "--filling",
            converter = FillingName.class,
            paramLabel = "checkered|checkered-black|checkered-white|alternate|grey|black|white",
            description =
                    "The stones with which --seki relaxed fills neutral points. checkered tries both checkered patterns "
                            + "(default: checkered).")
    private @Nullable Filling filling;

    @Option(
            names = "--differences",
            description = "With --seki exact: list the points where relaxed gives another answer.")
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
        DeadStoneQuery query = DeadStoneQuery.of(argument("--dead", dead), argument("--alive", alive));
        new ScoreSettings(seki, query.judge()).addTo(layers);
        options.addTo(layers);
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        List<PositionSource> sources = options.sources(files, console);
        ScoreWriter writer =
                new ScoreWriter(console.out(), laboratory.settings().format(), detail());
        BoardScorer scorer =
                BoardScorer.of(rules, query, seki, filling == null ? Filling.CHECKERED : filling, laboratory);
        try (RunReport<ScoreAnswer> report = new RunReport<>(console, "score", sources.size(), writer::write)) {
            new OrderedRun<>(report.watch(scorer::score), laboratory.settings().threads()).run(sources, report);
            return report.hasProblems() ? ExitCode.BAD_INPUT : ExitCode.DONE;
        }
    }

    private static Optional<Argument> argument(String option, @Nullable String text) {
        return Optional.ofNullable(text).map(points -> new Argument(option, points));
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

    private Detail detail() {
        if (seki != SekiMode.EXACT) {
            return Detail.NONE;
        }
        return showsDifferences ? Detail.DIFFERENCES : Detail.PROOFS;
    }
}
