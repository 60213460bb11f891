package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plug-in that the README shows, compiled and put into a jar as it says, is found by name and solves. */
class PluginTest {
    private static final Pattern JAVA_SAMPLE = Pattern.compile("(?s)```java\n(.*?)```");
    private static final Pattern CLASS_NAME = Pattern.compile("public final class (\\w+)");
    private static final String SERVICE = "META-INF/services/com.google.inject.Module";

    @TempDir
    private Path folder;

    @Test
    void readmeSampleIsAPlugin() throws IOException {
        Path jar = jar(compile(Files.readString(Path.of("..", "README.md"))), "example.ExampleModule");
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
    void ordererOfTheReadmeSortsTheMoves() throws IOException {
        Path jar = jar(compile(Files.readString(Path.of("..", "README.md"))), "example.ExampleModule");
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
    void featureOfTheReadmeIsMeasured() throws IOException {
        Path jar = jar(compile(Files.readString(Path.of("..", "README.md"))), "example.ExampleModule");
        CommandRun eyes = CommandRun.of(
                "eyes",
                "--features",
                "size,ends",
                "--set",
                "eyes.classifiers=features",
                "--set",
                "plugins.jars=" + jar);
        assertThat(eyes.err()).isEmpty();
        assertThat(eyes.out()).contains("right by size, anywhere, %").containsPattern("(?m)^features +100.00 ");
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

    private Path compile(String readme) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("src/example"));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> arguments = new ArrayList<>(
                List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none"));
        Matcher sample = JAVA_SAMPLE.matcher(readme);
        while (sample.find()) {
            Matcher name = CLASS_NAME.matcher(sample.group(1));
            assertThat(name.find()).as("a class in%n%s", sample.group(1)).isTrue();
            arguments.add(Files.writeString(sources.resolve(name.group(1) + ".java"), sample.group(1))
                    .toString());
        }
        assertThat(compiler.run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        return classes;
    }

    private Path jar(Path classes, String module) throws IOException {
        Path jar = folder.resolve("plugin.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> walk = Files.walk(classes)) {
            out.putNextEntry(new JarEntry(SERVICE));
            out.write(module.getBytes(StandardCharsets.UTF_8));
            for (Path path : walk.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(path).toString().replace('\\', '/')));
                Files.copy(path, out);
            }
        }
        return jar;
    }
}
