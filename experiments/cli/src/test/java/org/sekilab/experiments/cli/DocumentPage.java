package org.sekilab.experiments.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The commands that a page shows in its blocks of {@code sh}.
 *
 * <p>Marks before a block say what the profile {@code docs} does with it. {@code <!-- not run: COMMAND: REASON -->}
 * leaves out the commands of the block that begin so; {@code <!-- time: 10m -->} gives each of them more time.
 */
final class DocumentPage {
    /** The time of a command without a mark. */
    static final Duration TIME = Duration.ofMinutes(5);

    private static final Pattern BLOCK = Pattern.compile("(?ms)((?:^<!-- [^\\n]* -->\\n+)*)^```sh\\n(.*?)^```$");
    private static final Pattern MARK = Pattern.compile("<!-- (.*?): (.*?) -->");
    private static final Pattern NOT_RUN = Pattern.compile("(.*?): (.+)");

    private static final Pattern OWN_EXPERIMENT = Pattern.compile("(?s)`mine\\.conf`:\\s+```hocon\n(.*?)```");

    private DocumentPage() {}

    /**
     * A command.
     *
     * @param text the command as it stands in the page, on one line and without its comment
     * @param notRun why the profile does not run it; empty if it does
     * @param time the time that it may take
     */
    record Command(String text, Optional<String> notRun, Duration time) {
        @Override
        public String toString() {
            return text;
        }
    }

    /** The experiment that {@code docs/experiments.md} asks its readers to write. */
    static String ownExperiment() {
        return OWN_EXPERIMENT
                .matcher(Repository.read("docs/experiments.md"))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    /** The commands of a page, in its order. */
    static List<Command> commands(Path page) {
        return commands(Repository.read(page));
    }

    /** The commands of a page, in its order. */
    static List<Command> commands(String page) {
        return BLOCK.matcher(page)
                .results()
                .flatMap(block -> commands(block).stream())
                .toList();
    }

    /** The marks that no command meets, or that say something else than {@code not run} and {@code time}. */
    static List<String> uselessMarks(String page) {
        List<String> useless = new ArrayList<>();
        for (MatchResult block : BLOCK.matcher(page).results().toList()) {
            for (MatchResult mark : MARK.matcher(block.group(1)).results().toList()) {
                boolean isTime = mark.group(1).equals("time") && mark.group(2).matches("\\d+m");
                boolean isMet = mark.group(1).equals("not run")
                        && lines(block.group(2)).stream()
                                .anyMatch(line -> reason(mark.group(2), line).isPresent());
                if (!isTime && !isMet) {
                    useless.add(mark.group());
                }
            }
        }
        return useless;
    }

    private static List<Command> commands(MatchResult block) {
        Duration time = TIME;
        List<String> left = new ArrayList<>();
        for (MatchResult mark : MARK.matcher(block.group(1)).results().toList()) {
            if (mark.group(1).equals("time")) {
                time = Duration.parse("PT" + mark.group(2));
            } else {
                left.add(mark.group(2));
            }
        }
        List<Command> commands = new ArrayList<>();
        for (String line : lines(block.group(2))) {
            Optional<String> notRun =
                    left.stream().flatMap(mark -> reason(mark, line).stream()).findFirst();
            commands.add(new Command(line, notRun, time));
        }
        return commands;
    }

    /** The reason of a mark, if it is about a command. */
    private static Optional<String> reason(String mark, String command) {
        return NOT_RUN.matcher(mark)
                .results()
                .filter(parts -> command.startsWith(parts.group(1)))
                .map(parts -> parts.group(2))
                .findFirst();
    }

    private static List<String> lines(String block) {
        return block.replaceAll("\\s*\\\\\n\\s*", " ")
                .lines()
                .map(line -> line.replaceFirst("(^|\\s)#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
