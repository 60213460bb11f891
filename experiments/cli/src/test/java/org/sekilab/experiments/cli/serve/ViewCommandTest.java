package org.sekilab.experiments.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.Main;
import org.sekilab.experiments.cli.terminal.ExitCode;

class ViewCommandTest {
    @TempDir
    private Path folder;

    @Test
    void mistakesAreToldBeforeAnythingStarts() throws IOException {
        assertMistake("no such file", "view", folder.resolve("none.sgf").toString());
        assertMistake("no game record (.sgf) in " + folder, "view", folder.toString());
        assertMistake("--port: '65536' is not a number from 0 to 65535", "view", "--port", "65536");
        assertMistake("--port", "view", "--port", "x");
        assertMistake("--bind: 'no.such.host.invalid' is not an address", "view", "--bind", "no.such.host.invalid");
        assertMistake("--set", "view", "--set", "safety.engin=dfpn");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            assertMistake("--port: cannot listen there", "view", "--no-open", "--port", port);
            assertMistake("--port: cannot listen there", "view", "--no-open", "--bind", "127.0.0.1", "--port", port);
        }
    }

    @Test
    void printsTheAddressAndServesThePageUntilItIsInterrupted() throws Exception {
        Path file = Files.writeString(folder.resolve("mine.sgf"), "(;SZ[9])");
        serve(file, url -> {
            assertThat(url).matches("http://127\\.0\\.0\\.1:[0-9]+/[A-Za-z0-9_-]{22}/");
            assertThat(read(url)).startsWith("<!DOCTYPE html>");
            assertThat(read(url + "api/start")).contains("mine.sgf");
        });
    }

    @Test
    void folderStandsForItsRecordsInOrder() throws Exception {
        Files.createDirectories(folder.resolve("games"));
        for (String name : List.of("b.sgf", "games/c.sgf", "a.sgf", "notes.txt")) {
            Files.writeString(folder.resolve(name), "(;SZ[9])");
        }
        serve(
                folder,
                url -> assertThat(read(url + "api/start"))
                        .containsSubsequence("a.sgf", "b.sgf", "c.sgf")
                        .doesNotContain("notes.txt"));
    }

    /** The page was served, and only a look at the record told that it cannot be read. */
    @Test
    void recordsThatCannotBeReadAreToldAtTheStart() throws Exception {
        Path cut = Files.writeString(folder.resolve("cut.sgf"), "(;GM[1]SZ[5]AB[aa");
        Path noise = Files.writeString(folder.resolve("noise.sgf"), "noise");
        CommandRun none = CommandRun.of("view", "--no-open", cut.toString(), noise.toString());
        assertThat(none.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(none.out()).isEmpty();
        assertThat(none.errLines()).hasSize(2);
        assertThat(none.errLines().get(0)).startsWith(cut + ":1:");
        assertThat(none.errLines().get(1)).startsWith(noise + ":1:");
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Path good = Files.writeString(folder.resolve("good.sgf"), "(;SZ[9])");
        serve(
                List.of(cut, good),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                url -> assertThat(read(url + "api/start")).contains("good.sgf"));
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .isEqualTo(none.errLines().get(0));
    }

    /** Looks at what is served, by its address. */
    private interface Visit {
        void to(String url) throws IOException;
    }

    private static void serve(Path file, Visit visit) throws Exception {
        serve(List.of(file), System.err, visit);
    }

    private static void serve(List<Path> files, PrintStream err, Visit visit) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("view", "--no-open"));
        files.forEach(file -> arguments.add(file.toString()));
        PipedOutputStream out = new PipedOutputStream();
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(new PipedInputStream(out), StandardCharsets.UTF_8));
        CompletableFuture<Integer> exitCode = new CompletableFuture<>();
        Thread program = new Thread(() -> {
            exitCode.complete(Main.run(
                    arguments.toArray(String[]::new),
                    InputStream.nullInputStream(),
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    err));
            close(out); // so that the address is not waited for
        });
        program.start();
        visit.to(lines.readLine());
        program.interrupt();
        assertThat(exitCode.get(1, TimeUnit.MINUTES)).isEqualTo(ExitCode.DONE);
    }

    private static void close(PipedOutputStream out) {
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(String url) throws IOException {
        try (InputStream page = URI.create(url).toURL().openStream()) {
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void assertMistake(String problem, String... args) {
        CommandRun run = CommandRun.of(args);
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains(problem);
    }
}
