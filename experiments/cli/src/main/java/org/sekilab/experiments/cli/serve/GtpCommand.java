package org.sekilab.experiments.cli.serve;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.SolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.gtp.GtpEngine;
import org.sekilab.experiments.gtp.GtpOptions;
import org.sekilab.experiments.gtp.GtpSession;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.scoring.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs an engine for programs such as GoGui. */
@Command(
        name = "gtp",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Speaks the Go Text Protocol, version 2, on stdin and stdout, for GoGui and for scripts.",
            "",
            "The command help lists all commands. The command gogui-analyze_commands lists those that GoGui shows on the board.",
            "A search takes at most 1 s and also finds seki. The options --region-time, --config and --set safety.preset change this.",
            "Races go on after the capture until a side lives. These answers are guesses; --set semeai.analyzer=auto asks for proofs.",
            "The line '# interrupt' ends a search.",
            "",
            "A script runs to its end. If quit or the end of the input comes half a second or more after the last command, the",
            "program cancels the search. It then ends within a second."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab gtp",
            "  sekilab gtp --region-time 10s --set safety.engine=dfpn-r",
            "  printf 'loadsgf game.sgf\\ngo_safe full\\n' | sekilab gtp"
        })
public final class GtpCommand implements Callable<Integer> {
    private static final String DEFAULT = "gtp";
    private static final String DEFAULT_PRESET = "M7"; // final_status_list asks for seki
    private static final String DEFAULT_ANALYZER = "life"; // GNU Go's scripts ask for life, not for captured stones
    private static final String BENT_FOUR = "dead"; // Japanese rules settle life without ko threats

    private final Console console;

    @Option(
            names = "--rules",
            paramLabel = "japanese|area",
            description = {
                "What final_score counts, until the command scoring_system changes it: territory and prisoners,",
                "or stones and territory (default: japanese)."
            })
    private Ruleset rules = Ruleset.JAPANESE;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public GtpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes);
        addDefaults(layers, rules);
        config.addTo(layers);
        solver.addTo(layers);
        GtpOptions options = new GtpOptions(Path.of(""), rules, new LiveGraphics(console.err()::println));
        Laboratory laboratory = Laboratory.open(layers, mistakes, options.live());
        new GtpSession(new GtpEngine(laboratory, options), console.in(), console.out()).run();
        return ExitCode.DONE;
    }

    /** Sets the engine's defaults for some rules, which the user may change. */
    static void addDefaults(Layers layers, Ruleset rules) {
        layers.addOption(DEFAULT, SearchKeys.REGION_TIME, SolverOptions.INTERACTIVE_REGION_TIME);
        layers.addOption(DEFAULT, SafetyKeys.PRESET, DEFAULT_PRESET);
        layers.addOption(DEFAULT, Keys.SEMEAI_ANALYZER, DEFAULT_ANALYZER);
        if (rules == Ruleset.JAPANESE) {
            layers.addOption(DEFAULT, Keys.BENT_FOUR, BENT_FOUR);
        }
    }
}
