package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plug-in that docs/plugins.md shows, compiled and put into a jar as it says, is found by name and solves. */
class PluginTest {
    @TempDir
    private Path folder;

    @Test
    void sampleOfTheDocumentsIsAPlugin() throws IOException {
        Path jar = PluginJar.ofPage(folder);
        CommandRun list = CommandRun.of("list", "solvers", "--set", "plugins.jars=" + jar);
        assertThat(list.err()).isEmpty();
        assertThat(list.out()).contains("plain-eyes");
        CommandRun solve = CommandRun.of(
                "solve",
                "--demo",
                "--set",
                "plugins.jars=" + jar,
                "--set",
                "safety.solver=plain-eyes",
                "--format",
                "jsonl");
        assertThat(solve.exitCode()).isZero();
        assertThat(solve.outLines()).hasSize(100);
    }

    @Test
    void ordererOfTheDocumentsSortsTheMoves() throws IOException {
        Path jar = PluginJar.ofPage(folder);
        Path file =
                Files.writeString(folder.resolve("row.sgf"), "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db][eb])");
        assertThat(CommandRun.of("list", "orderers", "--set", "plugins.jars=" + jar)
                        .out())
                .contains("open-points  points with many empty neighbors first");
        CommandRun chosen = CommandRun.of(
                "region",
                file.toString(),
                "--at",
                "A1",
                "--set",
                "plugins.jars=" + jar,
                "--set",
                "safety.orderer=open-points",
                "--format",
                "jsonl");
        assertThat(chosen.err()).isEmpty();
        assertThat(chosen.out()).contains("\"verdict\":\"SAFE\"");
    }

    @Test
    void featureOfTheDocumentsIsMeasured() throws IOException {
        Path jar = PluginJar.ofPage(folder);
        CommandRun eyes = CommandRun.of(
                "eyes",
                "--features",
                "size,ends",
                "--set",
                "eyes.classifiers=features",
                "--set",
                "plugins.jars=" + jar);
        assertThat(eyes.err()).isEmpty();
        assertThat(eyes.out()).contains("right answers by size, anywhere, %").containsPattern("(?m)^features +100.00 ");
    }

    @Test
    void missingJarIsReported() {
        CommandRun run = CommandRun.of("list", "--set", "plugins.jars=none.jar");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--set plugins.jars: none.jar: no such file");
    }

    @Test
    void jarWithoutTheClassItNamesIsReportedInOneLine() throws IOException {
        Files.createDirectories(folder.resolve("classes"));
        Path jar = PluginJar.withModule(folder, folder.resolve("classes"), "example.Missing");
        CommandRun run = CommandRun.of("list", "--set", "plugins.jars=" + jar);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith("--set plugins.jars: ")
                .contains("example.Missing");
    }
}
