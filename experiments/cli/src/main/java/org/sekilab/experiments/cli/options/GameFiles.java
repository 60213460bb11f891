package org.sekilab.experiments.cli.options;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.solve.AllBoards;
import picocli.CommandLine.Parameters;

/** The games that a command makes something of: those that the user names, or those of this program. */
public final class GameFiles {
    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "Game records, collections or folders of them, in SGF; - reads stdin (default: the games "
                    + "of this program).")
    private final List<String> files = new ArrayList<>();

    /**
     * Reads the games.
     *
     * @throws InputException if a file cannot be read
     */
    public AllBoards read(Console console) {
        return AllBoards.read(files.isEmpty() ? DemoData.games() : new PositionOptions().sources(files, console));
    }
}
