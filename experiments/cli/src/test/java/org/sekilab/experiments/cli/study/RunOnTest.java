package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.terminal.ExitCode;

/** The option {@code --on} of {@code run} where it cannot be followed. The tests run without Spark. */
class RunOnTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"local[2]", "local[*]", "spark://host:7077", "spark://one:7077,two.net:7078"})
    void missingSparkIsOneLineThatTellsHowToGetIt(String master) {
        CommandRun run = run("--on", master);
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).hasSize(1);
        assertThat(run.err())
                .startsWith("--on: " + master + " needs the jars of Spark 4")
                .contains("SPARK_HOME", "./mvnw -P spark -DskipTests package");
        assertThat(Files.exists(folder.resolve("out"))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"local", "local[0]", "local[2", "local[-1]", "yarn", "spark://", "spark://host", "spark://host:"
            })
    void wrongMasterIsOneLine(String master) {
        CommandRun run = run("--on=" + master);
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines())
                .containsExactly(
                        "--on: '%s' is neither spark://HOST:PORT nor local[N], with N from 1".formatted(master));
    }

    @Test
    void masterWithoutANameIsOneLine() {
        CommandRun run = run("--on=");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).containsExactly("--on: needs a value: MASTER");
    }

    @Test
    void numberOfJobsDoesNotGoWithSpark() {
        assertThat(run("--on", "local[2]", "--jobs", "2").errLines())
                .containsExactly("--jobs: does not go with --on: Spark knows its cores");
        assertThat(run("--on", "local[2]", "--threads", "2").errLines())
                .containsExactly("--threads: does not go with --on: Spark knows its cores");
    }

    private CommandRun run(String... options) {
        String[] args = new String[options.length + 4];
        System.arraycopy(options, 0, args, 4, options.length);
        args[0] = "run";
        args[1] = "conf/semeai.conf";
        args[2] = "--out";
        args[3] = folder.resolve("out").toString();
        return CommandRun.of(args);
    }
}
