package org.sekilab.experiments.cli.options;

import java.util.List;
import org.sekilab.experiments.cli.terminal.Console;

/**
 * Brings commands from jars beside the program's own, such as the benchmarks. Found by {@link java.util.ServiceLoader}.
 */
public interface CommandProvider {
    /** The commands, annotated for picocli; they write to the console only. */
    List<Object> commands(Console console);
}
