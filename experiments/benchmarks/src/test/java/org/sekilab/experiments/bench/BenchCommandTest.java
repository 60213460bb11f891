package org.sekilab.experiments.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.Main;

/** The command that this module adds to the program. */
class BenchCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void commandIsFoundWhereTheModuleIs() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("\n  bench ");
    }

    @Test
    void wrongPatternIsBadInput() {
        assertThat(run("bench", "x(")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualToNormalizingNewlines("bench: 'x(' is not a regular expression: Unclosed group\n");
    }

    /** The options that CONTRIBUTING.md and the help show. */
    @Test
    void optionsOfTheDocumentsExist() {
        assertThat(run("bench", "--quick", "--json", "results.json", "x(")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).doesNotContain("unknown option");
    }

    private int run(String... arguments) {
        return Main.run(arguments, InputStream.nullInputStream(), printer(out), printer(err));
    }

    private static PrintStream printer(ByteArrayOutputStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}
