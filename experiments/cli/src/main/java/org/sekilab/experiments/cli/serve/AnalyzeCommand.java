package org.sekilab.experiments.cli.serve;

import java.util.concurrent.Callable;
import org.sekilab.experiments.analyze.AnalyzeSession;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.SolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Runs an engine for programs that speak JSON. */
@Command(
        name = "analyze",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Answers questions about positions, one JSON object a line, on stdin and stdout.",
            "Several questions are answered at the same time, and answers come as they are found. A question has a name, "
                    + "\"id\", which its answer carries:",
            "",
            "  {\"id\": \"a\", \"size\": 5, \"black\": [\"B1\"], \"ask\": [\"safety\", \"static\"]}",
            "",
            "The topics are safety, regions, life, race, score and static. Each is answered as by the command solve, "
                    + "region, life, semeai, score or static with --format jsonl. The actions are "
                    + "{\"id\": \"a\", \"action\": \"cancel\"}, version and quit. A question that is wrong gets an "
                    + "\"error\". The end of the input lets open questions finish. The command schema analyze tells all "
                    + "fields."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab analyze",
            "  sekilab analyze --threads 4 --region-time 1s --set safety.preset=M7",
            "  echo '{\"id\": \"a\", \"black\": [\"Q16\"], \"ask\": [\"static\"]}' | sekilab analyze"
        })
public final class AnalyzeCommand implements Callable<Integer> {
    private static final String DEFAULT = "analyze";

    private final Console console;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public AnalyzeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes);
        addTo(layers);
        int threads = Laboratory.open(layers, mistakes).settings().threads();
        new AnalyzeSession(this::addTo, console.in(), console.out(), threads).run();
        return ExitCode.DONE;
    }

    /** Adds all that the command line chose. Without a number of threads, all cores work. */
    private void addTo(Layers layers) {
        layers.addOption(
                DEFAULT, SearchKeys.THREADS, String.valueOf(Runtime.getRuntime().availableProcessors()));
        config.addTo(layers);
        solver.addTo(layers);
    }
}
