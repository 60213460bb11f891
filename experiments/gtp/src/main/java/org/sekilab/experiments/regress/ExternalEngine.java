package org.sekilab.experiments.regress;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sekilab.experiments.InputException;

/**
 * A program that speaks GTP on its standard streams.
 *
 * @param name the head of its column
 * @param command the program and its arguments; unmodifiable
 * @param limit how long each answer may take
 */
public record ExternalEngine(String name, List<String> command, Duration limit) implements Contender {
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|'[^']*'|\\S+");

    public ExternalEngine {
        command = List.copyOf(command);
    }

    /**
     * The engines of some command lines. Each is named after its program, and by a number too where others have that
     * name.
     *
     * @param option what gave the command lines, for messages
     * @param taken a name that none may have
     * @throws InputException if one is blank
     */
    public static List<ExternalEngine> of(String option, List<String> commandLines, String taken, Duration limit) {
        List<ExternalEngine> engines = new ArrayList<>();
        Set<String> names = new HashSet<>(Set.of(taken));
        for (String commandLine : commandLines) {
            List<String> command = split(commandLine);
            if (command.isEmpty()) {
                throw new InputException(option, "'%s' names no program".formatted(commandLine));
            }
            String program = Path.of(command.get(0)).getFileName().toString();
            String name = program;
            for (int number = 2; !names.add(name); number++) {
                name = program + "-" + number;
            }
            engines.add(new ExternalEngine(name, command, limit));
        }
        return engines;
    }

    /**
     * The words between blanks. A word in quotes, single or double, may have blanks in it. A program that is named by a
     * path is found from the folder that this process runs in, wherever it is started.
     */
    private static List<String> split(String commandLine) {
        List<String> words = new ArrayList<>();
        for (Matcher matcher = WORD.matcher(commandLine); matcher.find(); ) {
            words.add(matcher.group().replaceFirst("^([\"'])(.*)\\1$", "$2"));
        }
        if (!words.isEmpty() && Path.of(words.get(0)).getNameCount() > 1) {
            words.set(0, Path.of(words.get(0)).toAbsolutePath().toString());
        }
        return words;
    }

    @Override
    public GtpPeer start(Path folder, Consumer<String> remarks) {
        return EngineProcess.start(command, folder, limit, remarks);
    }
}
