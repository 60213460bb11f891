package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Figures in documents are the figures that their commands give now. A block behind
 * {@code <!-- checked: COMMAND; COMMAND -->} shows what the last of these commands prints. {@code ...} stands for rows
 * left out. Times are not compared. They have two decimals, or are the last column of a table, headed {@code ms}.
 */
class DocumentTest {
    private static final Pattern CHECKED =
            Pattern.compile("<!-- checked: (.+?) -->\\s+```\\w*\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern TIME = Pattern.compile("\\d[\\d,]*\\.\\d\\d(?!\\d)");
    private static final Pattern LAST_NUMBER = Pattern.compile(" +[\\d.,]+[kMG]?$");
    private static final String LEFT_OUT = "...";

    @TempDir
    private Path folder;

    private record Block(String command, List<String> lines) {
        @Override
        public String toString() {
            return command;
        }
    }

    static List<Block> blocks() {
        return Repository.documents().stream()
                .flatMap(document -> CHECKED.matcher(Repository.read(document)).results())
                .map(block -> new Block(block.group(1), block.group(2).lines().toList()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void blockShowsWhatItsCommandPrints(Block block) {
        String out = "";
        for (String command : block.command.split(";")) {
            CommandRun run = CommandRun.of(Stream.of(command.strip().split(" "))
                    .map(word -> word.endsWith(".gz") ? folder.resolve(word).toString() : word)
                    .toArray(String[]::new));
            assertThat(run.exitCode()).as(run.err()).isZero();
            out = run.out();
        }
        boolean isTimed = block.lines.get(0).endsWith(" ms");
        List<String> printed =
                out.lines().map(line -> withoutTimes(line, isTimed)).toList();
        int next = 0;
        boolean mayLeaveOut = false;
        for (String line : block.lines) {
            if (line.equals(LEFT_OUT)) {
                mayLeaveOut = true;
                continue;
            }
            String wanted = withoutTimes(line, isTimed);
            while (mayLeaveOut && next < printed.size() && !printed.get(next).equals(wanted)) {
                next++;
            }
            assertThat(next < printed.size() ? printed.get(next) : "the end").isEqualTo(wanted);
            next++;
            mayLeaveOut = false;
        }
    }

    @Test
    void demoAndItsCertificatesAreChecked() {
        assertThat(blocks())
                .extracting(Block::command)
                .anyMatch("solve --demo"::equals)
                .anyMatch(command -> command.contains("verify"));
    }

    /** The rows of {@code eyes} by points, in percent: everywhere, and in corners. */
    @Test
    void percentagesOfEmptyRegionsAreThoseOfEyes() {
        Map<String, List<Double>> rows = new TreeMap<>();
        String part = "";
        for (String line : CommandRun.of("eyes").outLines()) {
            part = line.startsWith("right answers by size, ") ? line : part;
            String[] cells = line.strip().split(" +");
            if ((part.contains("anywhere") || part.contains("corner")) && cells.length == 11) {
                for (String cell : List.of(cells).subList(4, 9)) { // 4 to 8 points
                    rows.computeIfAbsent(cells[0], name -> new ArrayList<>()).add(Double.valueOf(cell));
                }
            }
        }
        List<MatchResult> shown = Pattern.compile("\\| `([a-z-]+)`[^|]*((?:\\| [0-9.]+ ){10})\\|")
                .matcher(Repository.read("docs/results.md"))
                .results()
                .toList();
        assertThat(shown).hasSize(4);
        for (MatchResult row : shown) {
            List<Double> numbers = Stream.of(row.group(2).split("\\|"))
                    .map(String::strip)
                    .filter(cell -> !cell.isEmpty())
                    .map(Double::valueOf)
                    .toList();
            assertThat(numbers).as(row.group(1)).isEqualTo(rows.get(row.group(1)));
        }
    }

    /** The tutorial's own experiment, with its file taken out of the tutorial. */
    @Test
    @Tag("slow")
    void tutorialSaysWhatItsExperimentShows() throws IOException {
        String tutorial = Repository.read("docs/experiments.md");
        Path experiment = Files.writeString(folder.resolve("mine.conf"), DocumentPage.ownExperiment());
        CommandRun run = CommandRun.of(
                "run", experiment.toString(), "--out", folder.resolve("mine").toString(), "--jobs", "2");
        assertThat(run.err()).isEmpty();
        PrintedTables tables = PrintedTables.of(run.outLines());
        for (String variant : List.of("base", "orderer=plain", "without=merging", "without=chains")) {
            List<String> proved = tables.row("games: 14,440 points, 1,648 blocks, 769 regions on 40 boards", variant);
            assertThat(tutorial)
                    .containsPattern("\\| `%s` \\| %s \\| %s \\|".formatted(variant, proved.get(1), proved.get(7)));
            if (!variant.equals("base")) {
                List<String> compared = tables.row("games: compared with base", variant);
                assertThat(tutorial)
                        .containsPattern("\\| `%s` .*\\| %s \\| %s \\| %s \\|"
                                .formatted(variant, compared.get(1), compared.get(2), compared.get(3)));
            }
        }
    }

    private static String withoutTimes(String line, boolean isTimed) {
        String rest = isTimed ? LAST_NUMBER.matcher(line).replaceAll("") : line;
        return TIME.matcher(rest).replaceAll("~").replaceAll("\\s+", " ").strip();
    }
}
