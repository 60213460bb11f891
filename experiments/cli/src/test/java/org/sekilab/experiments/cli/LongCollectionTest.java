package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Collections of trees that do not fit into the memory of the JVM together. */
class LongCollectionTest {
    @TempDir
    private Path folder;

    /** The trees of all of them take some 40 MB. */
    int games() {
        return 600;
    }

    String memory() {
        return "-Xmx40m";
    }

    @Test
    void allGamesAreSolved() throws Exception {
        assertThat(solve(collection().toString()).lines()).hasSize(games());
    }

    @Test
    void oneGameOfManyIsFound() throws Exception {
        assertThat(solve(collection().toString(), "--index", Integer.toString(games() - 1))
                        .lines())
                .singleElement()
                .asString()
                .contains("\"index\":%d,".formatted(games() - 1));
    }

    @Test
    void allGamesAreJobsOfARun() throws Exception {
        collection();
        Path experiment = Files.writeString(
                folder.resolve("all.conf"),
                "positions { all = games.sgf }, runs = [ { name = Static, safety.solver = static }, "
                        + "{ name = Benson, safety.solver = benson } ]");
        Path out = folder.resolve("results");
        run("run", experiment.toString(), "--out", out.toString());
        assertThat(Files.readAllLines(out.resolve("rows.csv"))).hasSize(1 + 2 * games());
        String report = Files.readString(out.resolve("report.html"));
        assertThat(report).contains("The first 500 boards.");
        assertThat(report.split("<figcaption>all games.sgf#", -1)).hasSize(1 + 500);
    }

    @Test
    void boardsOfACertificateAreComparedWithAllGames() throws Exception {
        String collection = collection().toString();
        String certificate = folder.resolve("all.gz").toString();
        run("solve", collection, "--certificate", certificate, "--set", "limits.region-nodes=1");
        for (String threads : List.of("1", "4")) {
            assertThat(run("verify", certificate, "--sgf", collection, "--format", "jsonl", "--threads", threads)
                            .lines())
                    .hasSize(games() + 1)
                    .last()
                    .asString()
                    .contains("\"status\":\"VERIFIED\",\"boards\":%d,".formatted(games()));
        }
    }

    @Test
    void regionsOfAllGamesAreTimed() throws Exception {
        Path file = collection();
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceFirst("GN\\[1]", "AB[ab][bb][cb]")
                        .replaceFirst("GN\\[" + (games() - 1) + "]", "AW[ab][bb][cb]"));
        assertThat(run("speed-up", file.toString(), "--hardest", "3", "--tries", "1", "--region-time", "1s"))
                .contains("games.sgf#1 ", "games.sgf#%d ".formatted(games() - 1));
    }

    /** The fault of one game is reported, and the other games are solved. */
    @Test
    void gameThatIsWrongIsToldWithItsLine() throws Exception {
        Path file = collection();
        Files.writeString(file, Files.readString(file).replace("GN[77]", "B[zz]"));
        CommandRun run = CommandRun.of(
                "solve", file.toString(), "--format", "jsonl", "--set", "safety.solver=benson", "--threads", "2");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).singleElement().asString().startsWith(file + ":77:");
        assertThat(run.outLines()).hasSize(games() - 1);
    }

    private Path collection() throws IOException {
        Path file = folder.resolve("games.sgf");
        try (Writer out = Files.newBufferedWriter(file)) {
            for (int game = 1; game <= games(); game++) {
                out.write("(;SZ[3]GN[" + game + "]" + ";B[];W[]".repeat(120) + ")\n");
            }
        }
        return file;
    }

    private String solve(String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("solve", "--format", "jsonl", "--set", "safety.solver=benson"));
        all.addAll(List.of(arguments));
        return run(all.toArray(String[]::new));
    }

    /** Runs a command in a JVM with little memory. Returns its output. */
    private String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = ProgramCommand.of(arguments);
        command.add(1, memory());
        Path out = folder.resolve("out.jsonl");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(err)).isZero();
        return Files.readString(out);
    }
}
