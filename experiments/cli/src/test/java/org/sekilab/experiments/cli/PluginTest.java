package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plug-in that docs/plugins.md shows, compiled and put into a jar as it says, is found by name and solves. */
class PluginTest {
    private static final Pattern JAVA_SAMPLE = Pattern.compile("(?s)```java\n(.*?)```");
    private static final Pattern CLASS_NAME = Pattern.compile("public final class (\\w+)");
    private static final String SERVICE = "META-INF/services/com.google.inject.Module";

    @TempDir
    private Path folder;

    @Test
    void sampleOfTheDocumentsIsAPlugin() throws IOException {
        Path jar = jar(compile(Repository.read("docs/plugins.md")), "example.ExampleModule");
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
        Path jar = jar(compile(Repository.read("docs/plugins.md")), "example.ExampleModule");
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
        Path jar = jar(compile(Repository.read("docs/plugins.md")), "example.ExampleModule");
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
        Path jar = jar(folder.resolve("classes"), "example.Missing");
        CommandRun run = CommandRun.of("list", "--set", "plugins.jars=" + jar);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith("--set plugins.jars: ")
                .contains("example.Missing");
    }

    private Path compile(String document) throws IOException {
        Path folderOfSources = Files.createDirectories(folder.resolve("src/example"));
        Path classes = folder.resolve("classes");
        List<Path> sources = new ArrayList<>();
        Matcher sample = JAVA_SAMPLE.matcher(document);
        while (sample.find()) {
            Matcher name = CLASS_NAME.matcher(sample.group(1));
            assertThat(name.find()).as("a class in%n%s", sample.group(1)).isTrue();
            sources.add(Files.writeString(folderOfSources.resolve(name.group(1) + ".java"), sample.group(1)));
        }
        PluginJar.compile(sources, classes);
        return classes;
    }

    private Path jar(Path classes, String module) throws IOException {
        Path service = folder.resolve("resources").resolve(SERVICE);
        Files.createDirectories(service.resolveSibling("."));
        Files.writeString(service, module);
        return PluginJar.pack(folder.resolve("plugin.jar"), classes, folder.resolve("resources"));
    }
}
