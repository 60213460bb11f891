package org.sekilab.experiments.cli;

import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.config.Settings;
import picocli.CommandLine.Option;

/** The options that every command has that solves one position after the other. */
class OneByOneOptions extends LimitOptions {
    private static final String ONE = "1";

    @Option(
            names = SolverOptions.THREADS,
            paramLabel = "1",
            description = "1, for one position is worked on after the other; dfpn.threads is for one search.")
    private String threads = ONE;

    void check(Problems problems) {
        if (!threads.equals(ONE)) {
            problems.add(
                    SolverOptions.THREADS,
                    "'%s' is not 1, for one position is worked on after the other; maybe --set %s=%s is meant, for one search of dfpn-r"
                            .formatted(threads, Settings.DFPN_THREADS, threads));
        }
    }
}
