package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.ParameterException;

/**
 * The commands that documents show have the options that they use, and the files that they read from the repository.
 */
class DocumentCommandsTest {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    private static final String PROGRAM = "./sekilab ";
    private static final String PICTURE = "docs/board.svg";

    @TempDir
    private Path folder;

    static List<String> commands() {
        return Repository.documents().stream()
                .flatMap(page -> DocumentPage.commands(page).stream())
                .map(DocumentPage.Command::text)
                .filter(line -> line.startsWith(PROGRAM))
                .filter(line -> !line.startsWith(PROGRAM + "bench ")) // a module above this one has it, and its test
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void commandIsOneOfTheProgram(String command) {
        assertThatCode(() -> Main.parse(words(command))).doesNotThrowAnyException();
    }

    /** The parser that checks the commands of documents refuses wrong ones. */
    @Test
    void optionThatDoesNotExistIsSeen() {
        assertThatThrownBy(() -> Main.parse("solve", "--nosuch")).isInstanceOf(ParameterException.class);
        assertThatThrownBy(() -> Main.parse("solvent")).isInstanceOf(ParameterException.class);
        assertThatThrownBy(() -> Main.parse("solve", "--index", "x")).isInstanceOf(ParameterException.class);
    }

    /** A mark that leaves out nothing is an error: the command that it was for has changed. */
    @Test
    void eachMarkOfAPageIsAboutACommand() {
        assertThat(Repository.documents())
                .allSatisfy(page -> assertThat(DocumentPage.uselessMarks(Repository.read(page)))
                        .as("%s", page)
                        .isEmpty());
    }

    @Test
    void marksLeaveOutCommandsAndGiveTime() {
        String page = """
                <!-- not run: ./sekilab view: runs until it is stopped -->
                <!-- time: 10m -->

                ```sh
                ./sekilab view       # the page
                ./sekilab solve \\
                    game.sgf
                ```
                """;
        assertThat(DocumentPage.commands(page))
                .containsExactly(
                        new DocumentPage.Command(
                                "./sekilab view", Optional.of("runs until it is stopped"), Duration.ofMinutes(10)),
                        new DocumentPage.Command("./sekilab solve game.sgf", Optional.empty(), Duration.ofMinutes(10)));
        assertThat(DocumentPage.uselessMarks(page)).isEmpty();
        assertThat(DocumentPage.uselessMarks(page.replace("sekilab view ", "sekilab gtp ")))
                .containsExactly("<!-- not run: ./sekilab view: runs until it is stopped -->");
    }

    /** The profile {@code docs} leaves out what needs other data, the network or another program, or never ends. */
    @Test
    void mostCommandsAreRunByTheProfile() {
        List<DocumentPage.Command> all = Repository.documents().stream()
                .flatMap(page -> DocumentPage.commands(page).stream())
                .toList();
        assertThat(all).filteredOn(command -> command.notRun().isEmpty()).hasSizeGreaterThan(20);
        assertThat(all)
                .filteredOn(command -> command.notRun().isEmpty())
                .allSatisfy(command -> assertThat(command.text()).matches("(\\./sekilab|python3) .*"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void settingsOfACommandAreKeys(String command) {
        String[] words = words(command);
        for (int word = 1; word < words.length; word++) {
            if (words[word - 1].equals("--set") || words[word - 1].equals("--explain")) {
                String key = words[word].replaceFirst("=.*", "");
                assertThat(CommandRun.of("config", "--explain", key).exitCode())
                        .as(key)
                        .isZero();
            }
        }
    }

    /** Documents name files of the repository by their paths from its root. */
    @Test
    void filesOfTheRepositoryThatCommandsReadExist() {
        assertThat(commands().stream()
                        .flatMap(command -> List.of(words(command)).stream())
                        .filter(word -> word.startsWith("experiments/") || word.startsWith("docs/"))
                        .filter(word -> !word.contains("/target/")))
                .hasSizeGreaterThan(3)
                .allSatisfy(word -> assertThat(Repository.file(word)).exists());
    }

    /** The picture of the README is what its command draws now, of a game that ships. */
    @Test
    void pictureIsThatOfItsCommand() throws IOException {
        String command = commands().stream()
                .filter(line -> line.endsWith("--svg " + PICTURE))
                .findFirst()
                .orElseThrow();
        Path drawn = folder.resolve("board.svg");
        List<String> arguments = new ArrayList<>();
        for (String word : words(command)) {
            if (word.equals(PICTURE)) {
                arguments.add(drawn.toString());
            } else {
                arguments.add(word.startsWith("docs/") ? Repository.file(word).toString() : word);
            }
        }
        CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(withoutFolder(Files.readString(drawn))).isEqualTo(withoutFolder(Repository.read(PICTURE)));
    }

    /** The picture names its record as the command does, from where the command is run. */
    private static String withoutFolder(String picture) {
        return picture.replaceAll(">[^<>]*board\\.sgf", ">board.sgf");
    }

    private static String[] words(String command) {
        return WORD.matcher(command.substring(PROGRAM.length()))
                .results()
                .map(DocumentCommandsTest::word)
                .toArray(String[]::new);
    }

    private static String word(MatchResult match) {
        return match.group(1) == null ? match.group(2) : match.group(1);
    }
}
