package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.model.Seeds;

/** Folders of results that cannot be written, and databases that are damaged. */
class UnusableFolderTest {
    private static final String TWO_EYES = "(;SZ[7:2]AB[ba][da][ab][bb][cb][db])";

    @TempDir
    private Path folder;

    private Path out = Path.of("");

    @BeforeEach
    void run() throws IOException {
        out = folder.resolve("out");
        Files.writeString(folder.resolve("a.sgf"), TWO_EYES.repeat(3));
        assertThat(CommandRun.of("run", experiment(), "--out", out.toString()).exitCode())
                .isZero();
    }

    @AfterEach
    void makeWritable() throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            setMode(out, "rwxr-xr-x");
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void readOnlyFolderIsReportedAndCompared() throws IOException, InterruptedException {
        String tables = Files.readString(out.resolve("tables.txt"));
        makeReadOnly();
        Child report = Child.of("report", out.toString());
        assertThat(report.exitCode).as(report.err).isZero();
        assertThat(report.out).isEqualTo(tables);
        assertThat(report.err.lines())
                .containsExactly("report: %s: cannot be written, so no files were made; maybe --out".formatted(out));
        Path elsewhere = folder.resolve("made/elsewhere");
        assertThat(Child.of("report", out.toString(), "--out", elsewhere.toString()).err)
                .isEmpty();
        assertThat(elsewhere.resolve("tables.txt")).hasContent(tables);
        Child compare = Child.of("compare", out.toString(), out.toString());
        assertThat(compare.exitCode).as(compare.err).isZero();
        assertThat(compare.err).isEmpty();
    }

    /** The log of a killed run has what the database has not: here that one of three results was taken away. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void logBesideAReadOnlyDatabaseIsReadToo() throws IOException, InterruptedException {
        Path killed = Files.createDirectories(folder.resolve("killed"));
        try (ResultStore store = ResultStore.open("--out", out)) {
            store.discard(store.jobs().subList(2, 3), List.of());
            for (String ending : List.of("", "-wal", "-shm")) { // before closing puts the log into the database
                Files.copy(out.resolve(ResultStore.FILE + ending), killed.resolve(ResultStore.FILE + ending));
            }
        }
        out = killed;
        makeReadOnly();
        assertThat(Child.of("report", out.toString()).out).contains(" 28 points, ");
        setMode(out, "rwxr-xr-x");
        Files.delete(out.resolve(ResultStore.FILE + "-shm")); // as in an archive, or on another machine
        makeReadOnly();
        Child report = Child.of("report", out.toString());
        assertThat(report.out).as(report.err).contains(" 28 points, ");
        assertThat(Child.of("compare", out.toString(), out.toString()).exitCode).isZero();
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void runIntoAReadOnlyFolderIsReported() throws IOException, InterruptedException {
        makeReadOnly();
        Child run = Child.of("run", experiment(), "--out", out.toString(), "--resume");
        assertThat(run.exitCode).isEqualTo(2);
        assertThat(run.err.lines())
                .containsExactly(
                        "--out: %s: cannot be written (Permission denied)".formatted(out.resolve("results.lock")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "no database, but a text that is long enough", "SQLite format 3\0and nothing of what follows"
            })
    void fileThatIsNoDatabaseIsReported(String content) throws IOException {
        Path file = Files.writeString(out.resolve(ResultStore.FILE), content);
        for (String command : List.of("report", "compare")) {
            CommandRun run = command.equals("report")
                    ? CommandRun.of(command, out.toString())
                    : CommandRun.of(command, out.toString(), out.toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.errLines()).singleElement().asString().startsWith(file + ": is not a database of results");
        }
    }

    @Test
    void databaseThatWasCutOffIsReported() throws IOException {
        Path file = out.resolve(ResultStore.FILE);
        try (RandomAccessFile database = new RandomAccessFile(file.toFile(), "rw")) {
            database.setLength(database.length() / 2 / 4096 * 4096);
        }
        for (CommandRun run : List.of(
                CommandRun.of("report", out.toString()),
                CommandRun.of("run", experiment(), "--out", out.toString(), "--resume"))) {
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.errLines())
                    .containsExactly(
                            file + ": is damaged, and some of its results are lost; run again into another folder");
        }
    }

    /** A broken disk may change any byte. The answer is a report or a line in words. */
    @Test
    void noDamagedByteMakesAnInternalError() throws IOException {
        Path file = out.resolve(ResultStore.FILE);
        byte[] whole = Files.readAllBytes(file);
        long seed = Seeds.of(20_261_122L);
        Random random = new Random(seed);
        for (int i = 0; i < 25; i++) {
            byte[] damaged = whole.clone();
            for (int changes = random.nextInt(8); changes >= 0; changes--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            Files.write(file, damaged);
            CommandRun run = CommandRun.of("compare", out.toString(), out.toString());
            assertThat(run.err())
                    .as("seed %d, round %d", seed, i)
                    .doesNotContain("internal error")
                    .doesNotContain("SQLITE")
                    .doesNotContain("Exception");
        }
    }

    /**
     * The result of a command in a process of its own. The process may not write where the permissions forbid it, while
     * root otherwise may.
     */
    private record Child(int exitCode, String out, String err) {
        static Child of(String... args) throws IOException, InterruptedException {
            List<String> command = new ArrayList<>();
            if (System.getProperty("user.name").equals("root")) {
                assumeThat(Path.of("/usr/bin/setpriv")).exists();
                command.addAll(List.of("/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"));
            }
            command.addAll(ProgramCommand.of(args));
            Path err = Files.createTempFile("sekilab", ".txt");
            Process process =
                    new ProcessBuilder(command).redirectError(err.toFile()).start();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Child child = new Child(process.waitFor(), out, Files.readString(err));
            Files.delete(err);
            return child;
        }
    }

    private String experiment() throws IOException {
        return Files.writeString(
                        folder.resolve("small.conf"),
                        "positions { small = a.sgf }\nruns = [ { name = Benson, safety.solver = benson } ]")
                .toString();
    }

    private void makeReadOnly() throws IOException {
        try (Stream<Path> files = Files.list(out)) {
            for (Path file : files.toList()) {
                setMode(file, "r--r--r--");
            }
        }
        setMode(out, "r-xr-xr-x");
    }

    private static void setMode(Path path, String mode) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
    }
}
