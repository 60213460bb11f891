package org.sekilab.experiments.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code certificate trim}, as scripts call it. */
class TrimCommandTest {
    private static final String LARGE = """
            sekilab-certificate 3
            board 5 4
            row .X.XO
            row XXXXO
            row OOOOO
            row .....
            claim black alive A3
            claim black territory A4 C4
            zone black game safe
            points A4 C4
            territory 3
            block A3 0
            states 3
            a 1
            d p 1
            .
            end
            boards 1
            """;
    private static final String SMALL = LARGE.replace("states 3\na 1\nd p 1\n.\n", "states 1\n=\n");

    @TempDir
    private Path folder;

    @Test
    void certificateIsReplacedBySmallerOne() throws IOException {
        Path file = Files.writeString(folder.resolve("c"), LARGE);
        CommandRun run = CommandRun.of("certificate", "trim", file.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(file).hasContent(SMALL);
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).matches("file +zones +after +states +after +bytes +after +%");
        assertThat(run.outLines().get(1))
                .matches(".*c +1 +1 +3 +1 +%d +%d +[0-9.]+".formatted(LARGE.length(), SMALL.length()));
    }

    @Test
    void resultIsWrittenElsewhere() throws IOException {
        Path file = Files.writeString(folder.resolve("c"), LARGE);
        Path out = folder.resolve("small");
        CommandRun run =
                CommandRun.of("certificate", "trim", file.toString(), "--out", out.toString(), "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(file).hasContent(LARGE);
        assertThat(out).hasContent(SMALL);
        assertThat(run.outLines())
                .singleElement()
                .asString()
                .contains("\"boards\":1", "\"zones\":1,\"states\":3", "\"zones\":1,\"states\":1");
    }

    /** Nothing is left beside the file, and the other file is trimmed. */
    @Test
    void falseCertificateStaysAndIsOneLine() throws IOException {
        String wrong = LARGE.replace("alive A3", "alive E4");
        Path bad = Files.writeString(folder.resolve("bad"), wrong);
        Path good = Files.writeString(folder.resolve("good"), LARGE);
        CommandRun run = CommandRun.of("certificate", "trim", bad.toString(), good.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(bad + ":7: the zones do not prove this claim");
        assertThat(bad).hasContent(wrong);
        assertThat(good).hasContent(SMALL);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(bad, good);
        }
    }

    @Test
    void wrongUseIsOneLine() throws IOException {
        String file = Files.writeString(folder.resolve("c"), LARGE).toString();
        assertWrong("--out: is for one certificate, and there are 2", file, file, "--out", file);
        assertWrong(folder + ": is a folder, not a file", folder.toString());
        assertWrong(
                folder.resolve("none") + ": no such file",
                folder.resolve("none").toString());
        Path nowhere = folder.resolve("none").resolve("c");
        assertWrong("--out: " + nowhere + ": no such folder", file, "--out", nowhere.toString());
        assertThat(CommandRun.of("certificate", "trim").exitCode()).isEqualTo(2);
        CommandRun group = CommandRun.of("certificate");
        assertThat(group.exitCode()).isEqualTo(2);
        assertThat(group.errLines()).first().isEqualTo("certificate: no command is given; known: trim");
    }

    private static void assertWrong(String line, String... args) {
        CommandRun run = CommandRun.of(
                Stream.concat(Stream.of("certificate", "trim"), Stream.of(args)).toArray(String[]::new));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(line);
    }
}
