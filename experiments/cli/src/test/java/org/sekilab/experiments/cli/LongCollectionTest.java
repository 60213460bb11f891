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
    private static final int GAMES = 1_500;
    private static final String MEMORY = "-Xmx64m"; // the trees of all games take some 100 MB

    @TempDir
    private Path folder;

    @Test
    void allGamesAreSolved() throws Exception {
        assertThat(solve(collection().toString()).lines()).hasSize(GAMES);
    }

    @Test
    void oneGameOfManyIsFound() throws Exception {
        assertThat(solve(collection().toString(), "--index", "1499").lines())
                .singleElement()
                .asString()
                .contains("\"index\":1499,");
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
        assertThat(Files.readAllLines(out.resolve("rows.csv"))).hasSize(1 + 2 * GAMES);
        String report = Files.readString(out.resolve("report.html"));
        assertThat(report).contains("The first 500 boards.");
        assertThat(report.split("<figcaption>all games.sgf#", -1)).hasSize(1 + 500);
    }

    @Test
    void boardsOfACertificateAreComparedWithAllGames() throws Exception {
        String games = collection().toString();
        String certificate = folder.resolve("all.gz").toString();
        run("solve", games, "--certificate", certificate, "--set", "limits.region-nodes=1");
        for (String threads : List.of("1", "4")) {
            assertThat(run("verify", certificate, "--sgf", games, "--format", "jsonl", "--threads", threads)
                            .lines())
                    .hasSize(GAMES + 1)
                    .last()
                    .asString()
                    .contains("\"status\":\"VERIFIED\",\"boards\":%d,".formatted(GAMES));
        }
    }

    @Test
    void regionsOfAllGamesAreTimed() throws Exception {
        Path file = collection();
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceFirst("GN\\[1]", "AB[ab][bb][cb]")
                        .replaceFirst("GN\\[1499]", "AW[ab][bb][cb]"));
        assertThat(run("speed-up", file.toString(), "--hardest", "3", "--tries", "1", "--region-time", "1s"))
                .contains("games.sgf#1 ", "games.sgf#1499 ");
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
        assertThat(run.outLines()).hasSize(GAMES - 1);
    }

    private Path collection() throws IOException {
        Path file = folder.resolve("games.sgf");
        try (Writer out = Files.newBufferedWriter(file)) {
            for (int game = 1; game <= GAMES; game++) {
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
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                MEMORY,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(arguments));
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
