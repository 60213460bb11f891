package org.sekilab.experiments.cli.study;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** The command line that goes on with a run: that of the run, with {@code --resume}, as a shell reads it. */
final class ResumeCommand {
    /** How this program was called, as its launcher tells. */
    private static final String PROGRAM = "sekilab.command";

    private static final String RESUME = "--resume";
    private static final String END_OF_OPTIONS = "--";
    private static final Pattern PLAIN = Pattern.compile("[\\w./:=,@%+-]+");

    private ResumeCommand() {}

    /** The one for a command that picocli is executing. */
    static String of(CommandSpec command) {
        return of(command.root().commandLine().getParseResult().originalArgs());
    }

    static String of(List<String> args) {
        List<String> words = new ArrayList<>(args);
        words.removeIf(word -> word.equals(RESUME) || word.startsWith(RESUME + "="));
        int end = words.indexOf(END_OF_OPTIONS);
        words.add(end < 0 ? words.size() : end, RESUME);
        words.add(0, System.getProperty(PROGRAM, "sekilab"));
        return words.stream().map(ResumeCommand::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
