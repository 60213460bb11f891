package org.sekilab.experiments.cli.study;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.eyes.EyeReport;
import org.sekilab.statics.eyespace.RegionDatabase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures what guesses the worth of empty regions. */
@Command(
        name = "eyes",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Tells how often classifiers of empty regions within one block are right, by size and place of the region.",
            "The truth is the database of all regions of up to eight points, with 0 to 2 outside liberties of the block.",
            "",
            "A status is a pair such as {T|K_T}. Its parts are for the block's side moving first, and for its opponent moving first.",
            "T: two eyes. S: seki. O: one eye. K_T, K_S: two eyes or seki if the block's side wins the ko, else one eye. S_T: two eyes",
            "if the block's side wins the ko, else seki. S_R, R: the rule for other repetitions decides."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab eyes",
            "  sekilab eyes --features edges,perimeter,inside",
            "  sekilab eyes --config experiments/conf/eyes.conf --format jsonl"
        })
public final class EyesCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--features",
            paramLabel = "NAME,...",
            description = "The features that the classifier features uses, as in eyes.features.")
    private @Nullable String features;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public EyesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes);
        config.addTo(layers);
        if (features != null) {
            layers.addOption("--features", Keys.EYE_FEATURES, features);
        }
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        EyeReport report = EyeReport.of(RegionDatabase.shipped(), laboratory.createAll(StrategyKind.EYE_CLASSIFIERS));
        EyeReportWriter table = new EyeReportWriter(console.out());
        if (laboratory.settings().format() == OutputFormat.JSONL) {
            table.writeJsonLines(report);
        } else {
            table.writeText(report);
        }
        return ExitCode.DONE;
    }
}
