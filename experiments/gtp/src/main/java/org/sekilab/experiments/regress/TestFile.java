package org.sekilab.experiments.regress;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Mistakes;

/**
 * A file of regression tests: GTP commands, where {@code #? [pattern]} in the next line says what the answer to a
 * command should be. Immutable.
 *
 * <p>Source: the regression suites of GNU Go ({@code regress.awk}, {@code regress.pike}) and of Fuego (gogui-regress).
 * <p>Differs: in GNU Go a command with a number and without a pattern is a mistake. Here, as in GoGui, it is to be
 * carried out. In GNU Go a pattern behind a command without a number is ignored. Here, as in GoGui, it counts. Between
 * a command with a number and its pattern there may be comments, as in {@code regress.pike} but not in GoGui.
 */
public final class TestFile {
    private static final Pattern UNPRINTABLE =
            Pattern.compile("\\p{Cntrl}|\\uFEFF"); // tabs, and what some editors begin files with
    private static final Pattern COMMENT = Pattern.compile("#.*");
    private static final Pattern WITH_NUMBER = Pattern.compile("(?<id>[0-9]+)(?<command>| .*)");
    private static final String EXPECTATION = "#?";

    private final Path path;
    private final List<TestCommand> commands;

    private TestFile(Path path, List<TestCommand> commands) {
        this.path = path;
        this.commands = List.copyOf(commands);
    }

    /**
     * Reads a file.
     *
     * @throws InputException if the file cannot be read, with one line for each mistake in it
     */
    public static TestFile read(Path path) {
        try {
            // Bytes that are no UTF-8 stand in the comments of old files, and do not matter there.
            return new TestFile(path, parse(path, new String(Files.readAllBytes(path), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw InputException.ofReading(path, e);
        }
    }

    private static List<TestCommand> parse(Path path, String text) {
        List<TestCommand> commands = new ArrayList<>();
        Mistakes mistakes = new Mistakes();
        boolean isOpen = false; // the last command may get a pattern
        int number = 0;
        for (String raw : text.lines().toList()) {
            number++;
            if (isNoText(raw)) {
                throw new InputException(path + ":" + number, "it is not text");
            }
            String line = UNPRINTABLE.matcher(raw).replaceAll(" ").strip();
            String command = COMMENT.matcher(line).replaceFirst("").strip();
            int last = commands.size() - 1;
            String place = path + ":" + number;
            if (line.startsWith(EXPECTATION)) {
                Optional<Expectation> wanted =
                        expectation(line.substring(EXPECTATION.length()).strip(), place, mistakes);
                if (isOpen) {
                    commands.set(last, commands.get(last).with(wanted));
                } else {
                    mistakes.add(place, "there is no command before this pattern");
                }
                isOpen = false;
            } else if (command.isEmpty()) {
                isOpen = isOpen && !commands.get(last).id().isEmpty();
            } else {
                isOpen = true;
                commands.add(command(number, command));
                if (commands.get(last + 1).command().isEmpty()) {
                    mistakes.add(place, "the number %s has no command".formatted(command));
                }
            }
        }
        mistakes.throwIfAny();
        return commands;
    }

    /** Whether a line is of a picture, an archive or the like. A comment may be in the letters of an old system. */
    private static boolean isNoText(String line) {
        return line.indexOf('\0') >= 0
                || COMMENT.matcher(line)
                        .replaceFirst("")
                        .contains(StandardCharsets.UTF_8.newDecoder().replacement());
    }

    private static TestCommand command(int line, String text) {
        Matcher numbered = WITH_NUMBER.matcher(text);
        return numbered.matches()
                ? new TestCommand(
                        line, numbered.group("id"), numbered.group("command").strip(), Optional.empty())
                : new TestCommand(line, "", text, Optional.empty());
    }

    /** The expectation in a text; empty if the text is empty or wrong. */
    private static Optional<Expectation> expectation(String text, String place, Mistakes mistakes) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Expectation.parse(text));
        } catch (ExpectationException e) {
            mistakes.add(place, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** The path as it was given. */
    public Path path() {
        return path;
    }

    /** How many commands it has. */
    public int size() {
        return commands.size();
    }

    /** True if an answer counts. Other commands only prepare tests. */
    public boolean hasTests() {
        return commands.stream().anyMatch(TestCommand::isTest);
    }

    /** The folder where names of files in commands begin. */
    Path folder() {
        Path parent = path.toAbsolutePath().getParent();
        return parent == null ? path.toAbsolutePath() : parent;
    }

    /** The commands in their order; unmodifiable. */
    List<TestCommand> commands() {
        return commands;
    }
}
