package org.sekilab.experiments.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command line that runs the program of this build in a process of its own, in any folder. */
public final class ProgramCommand {
    private ProgramCommand() {}

    /** The words of the command line. */
    public static List<String> of(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath(),
                Main.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The beginning of the command line as words of a shell. */
    public static String quoted() {
        return of().stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
    }

    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
