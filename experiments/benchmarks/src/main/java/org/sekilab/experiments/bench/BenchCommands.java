package org.sekilab.experiments.bench;

import java.util.List;
import org.sekilab.experiments.cli.options.CommandProvider;
import org.sekilab.experiments.cli.terminal.Console;

/** Adds the command {@code bench} where the benchmarks are on the class path. */
public final class BenchCommands implements CommandProvider {
    @Override
    public List<Object> commands(Console console) {
        return List.of(new BenchCommand(console));
    }
}
