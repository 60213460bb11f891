package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.StoredRun;

/** The command {@code run}: rows, tables, and going on where it was cut off. */
class RunCommandTest {
    private static final String TWO_EYES = "(;GM[1]FF[4]SZ[7:2]AB[ba][da][ab][bb][cb][db];W[fa];B[ga])";

    @TempDir
    private Path folder;

    @Test
    void storesARowForEachPositionAndPrintsTables() throws IOException {
        CommandRun run = CommandRun.of("run", experiment(), "--out", out());
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        List<String> rows = Files.readAllLines(folder.resolve("out/rows.csv"));
        assertThat(rows).hasSize(1 + 2 * 2);
        assertThat(rows.get(1)).startsWith("Benson,small,a.sgf,1,14,8,0,0,3,1,1,");
        assertThat(run.out())
                .contains("small: 28 points, 6 blocks")
                .containsPattern("(?m)^Benson +16 +57.1 ")
                .isEqualTo(Files.readString(folder.resolve("out/tables.txt")));
    }

    @Test
    void goesOnWithWhatIsMissing() throws IOException {
        CommandRun.of("run", experiment(), "--out", out());
        List<String> whole = counts();
        keepFirst(2); // two are left to do
        assertThat(CommandRun.of("run", experiment(), "--out", out()).errLines())
                .containsExactly("--out: " + out() + ": has results already; maybe --resume is meant");
        CommandRun resumed = CommandRun.of("run", experiment(), "--out", out(), "--resume");
        assertThat(resumed.exitCode()).isZero();
        assertThat(counts()).hasSize(5).isEqualTo(whole);
    }

    @Test
    void goesOnWithinACollection() throws IOException {
        write("c.sgf", TWO_EYES + TWO_EYES + TWO_EYES);
        String file = write("c.conf", "positions { c = c.sgf }\nruns = [ { name = Benson, safety.solver = benson } ]");
        CommandRun.of("run", file, "--out", out());
        keepFirst(1); // of three
        assertThat(CommandRun.of("run", file, "--out", out(), "--resume").exitCode())
                .isZero();
        assertThat(Files.readAllLines(folder.resolve("out/rows.csv"))).hasSize(4);
    }

    /** The first of four jobs is done, so that one run has an answer and the other none. */
    @Test
    void reportOfACutOffRunIsIncomplete() throws IOException {
        CommandRun.of("run", experiment(), "--out", out());
        keepFirst(1);
        assertThat(CommandRun.of("report", out()).outLines())
                .startsWith(
                        "INCOMPLETE: 3 jobs without an answer. Tables and diagrams show only what all runs have answered.")
                .contains("small, run M1: 2 jobs, 1 not done");
        CommandRun.of("run", experiment(), "--out", out(), "--resume");
        assertThat(CommandRun.of("report", out()).out()).doesNotContain("INCOMPLETE");
    }

    @Test
    void resultsOfOtherSettingsAreNotMixed() throws IOException {
        CommandRun.of("run", experiment(), "--out", out());
        CommandRun other = CommandRun.of(
                "run", experiment(), "--out", out(), "--resume", "--set", "limits.region-nodes=200", "--jobs", "2");
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.errLines())
                .containsExactly(
                        "--resume: 'Benson': limits.region-nodes was 100 and is \"200\" now",
                        "--resume: 'M1': limits.region-nodes was 100 and is \"200\" now",
                        "--resume: stored results from other inputs or settings: 4; "
                                + "maybe --resume=redo, which computes them again");
    }

    /** Settings may change as long as there are no results. They are stored as they are now. */
    @Test
    void runWithoutResultsGoesOnWithOtherSettings() throws IOException {
        CommandRun.of("run", experiment(), "--out", out());
        keepFirst(0);
        CommandRun other =
                CommandRun.of("run", experiment(), "--out", out(), "--resume", "--set", "limits.region-nodes=200");
        assertThat(other.err()).isEmpty();
        assertThat(other.exitCode()).isZero();
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve("out"))) {
            assertThat(store.runs()).extracting(StoredRun::name).containsExactly("Benson", "M1");
            assertThat(store.runs())
                    .extracting(StoredRun::settings)
                    .allMatch(settings -> settings.contains("limits.region-nodes = \"200\"\n"));
        }
    }

    @Test
    void failedJobsAreCountedOnStderrAndMakeTheExitCodeOne() throws IOException {
        write("a.sgf", TWO_EYES);
        write("list.csv", "file,at\na.sgf,Z9\na.sgf,A1\n");
        String file = write("failing.conf", "positions { a { regions = list.csv } }\nruns = [ { name = X } ]");
        CommandRun run = CommandRun.of("run", file, "--out", out());
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith("1 of 2 jobs failed: X, a list.csv#1: ")
                .contains("Z9");
        assertThat(run.exitCode()).isEqualTo(1);
        CommandRun resumed = CommandRun.of("run", file, "--out", out(), "--resume", "--format", "jsonl");
        assertThat(resumed.exitCode()).as("failed before").isEqualTo(1);
        assertThat(resumed.out()).contains("\"1 of 2 jobs failed: X, a list.csv#1: ");
    }

    @Test
    void threadsAreSaidOnce() throws IOException {
        CommandRun run = CommandRun.of("run", experiment(), "--out", out(), "--threads", "1", "--jobs", "2");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--jobs: is the same as --threads; one of them is enough");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void jsonNamesTheFilesThatWereWritten() throws IOException {
        CommandRun run = CommandRun.of("run", experiment(), "--out", out(), "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .containsExactly(Stream.of(
                                "rows.csv",
                                "rows.parquet",
                                "answers.csv",
                                "answers.parquet",
                                "tables.txt",
                                "report.md",
                                "report.tex",
                                "report.html")
                        .map(name -> "\"%s/%s\"".formatted(out(), name))
                        .collect(Collectors.joining(",", "{\"files\":[", "],\"format\":1}")));
        assertThat(CommandRun.of("report", out(), "--set", "output.format=jsonl")
                        .out())
                .isEqualTo(run.out());
        assertThat(CommandRun.of("report", out()).out()).isEqualTo(Files.readString(folder.resolve("out/tables.txt")));
    }

    @Test
    void settingsOfARunMayBeLists() throws IOException {
        write("a.sgf", TWO_EYES);
        String file = write(
                "list.conf", "positions { a = a.sgf }\nruns = [ { name = X, safety.without = [merging, estimate] } ]");
        CommandRun run = CommandRun.of("run", file, "--out", out());
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void wrongValueIsReportedWithItsLine() throws IOException {
        write("a.sgf", TWO_EYES);
        String file = write("wrong.conf", "positions { a = a.sgf }\nruns = [ { name = X, limits.threads = many } ]");
        assertThat(CommandRun.of("run", file, "--out", out()).errLines())
                .containsExactly(file + ":2: limits.threads: 'many' is not a whole number from 1 to 1024");
    }

    @Test
    void mistakesInTheExperimentAreReportedBeforeAnythingIsDone() throws IOException {
        Files.writeString(folder.resolve("a.sgf"), TWO_EYES);
        String wrong = write("wrong.conf", "positions { a = a.sgf }\nruns = [ { name = X, safety.solvr = benson } ]");
        CommandRun run = CommandRun.of("run", wrong, "--out", out());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(wrong + ":2: unknown key 'safety.solvr'; maybe 'safety.solver'");
        assertThat(folder.resolve("out")).doesNotExist();
        String empty = write("empty.conf", "positions { a = none.sgf }\nruns = [ { name = X } ]");
        assertThat(CommandRun.of("run", empty, "--out", out()).errLines())
                .singleElement()
                .asString()
                .startsWith(empty + ":1: positions.a: ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            positions { a = a.sgf }                                 | :1: 'runs' is missing
            position { a = a.sgf }, positions { a = a.sgf }, runs = [ { name = X } ] | :1: unknown key 'position'; maybe 'positions'; known: positions, runs, settings, ablate, grid, repetitions, job, pictures, reference
            positions { a = a.sgf }, runs = [ { } ]                 | :1: 'name' is missing
            positions { a = a.sgf }, runs = [ ]                     | :1: runs: there must be at least one, each with its own name
            positions { a = a.sgf }, runs = 5                       | :1: runs has type NUMBER rather than LIST
            positions { a = a.sgf }, runs = [ { name = X }, { name = X } ] | :1: runs: there must be at least one, each with its own name
            positions { }, runs = [ { name = X } ]                  | :1: positions: no set is given
            positions { a = [] }, runs = [ { name = X } ]           | :1: positions.a: names no positions
            settings { limits.threads = many }, positions { a = a.sgf }, runs = [ { name = X } ] | :1: limits.threads: 'many' is not a whole number from 1 to 1024
            """)
    void mistakeInTheExperimentHasItsLine(String text, String message) throws IOException {
        write("a.sgf", TWO_EYES);
        String file = write("wrong.conf", text);
        assertThat(CommandRun.of("run", file, "--out", out()).errLines()).containsExactly(file + message);
    }

    /** Leaves the results as if the run had been cut off after so many jobs. */
    private void keepFirst(int jobs) {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("out/results.sqlite"));
                Statement statement = database.createStatement()) {
            for (String table : List.of("answer", "board", "engine")) {
                statement.execute("DELETE FROM %s WHERE job > %d".formatted(table, jobs));
            }
            statement.execute("DELETE FROM job WHERE id > " + jobs);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private String experiment() throws IOException {
        Files.createDirectories(folder.resolve("games"));
        write("games/a.sgf", TWO_EYES);
        write("games/b.sgf", TWO_EYES);
        return write("small.conf", """
                positions { small = games }
                runs = [
                  { name = Benson, safety.solver = benson }
                  { name = M1, safety { solver = search, preset = M1 } }
                ]
                settings { limits.region-nodes = 100 }
                """);
    }

    private String out() {
        return folder.resolve("out").toString();
    }

    /** The rows without the columns that tell times. */
    private List<String> counts() throws IOException {
        return Files.readAllLines(folder.resolve("out/rows.csv")).stream()
                .map(row -> row.replaceFirst(",[0-9.]+,[0-9. ]*,1$", ""))
                .toList();
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
