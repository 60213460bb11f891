package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The README names every switch there is. */
class ReadmeTest {
    private final String readme = read();

    @Test
    void namesEveryStrategy() {
        CommandRun run = CommandRun.of("list", "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        run.outLines()
                .forEach(line -> assertThat(readme)
                        .contains("`" + line.replaceFirst(".*\"name\":\"", "").replaceFirst("\".*", "") + "`"));
    }

    @Test
    void beginsWithTheTwoCommandsOfANewcomer() {
        assertThat(readme.indexOf("./sekilab solve --demo")).isBetween(0, 1_000);
        assertThat(readme.indexOf("./mvnw verify")).isPositive();
    }

    private static String read() {
        try {
            return Files.readString(Path.of("..", "README.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
