package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.Safety;
import org.sekilab.search.Engine;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.semeai.Races;

/** The programs of docs/library.md compile, and print what the page shows, with nothing but the libraries. */
class LibraryPageTest {
    private static final String PAGE = "docs/library.md";
    private static final Pattern CLASS_NAME = Pattern.compile("public class (\\w+)");
    private static final Pattern PROGRAM = Pattern.compile(
            "```java\\n(.*?)```(?:(?!```java).)*?(?:```sgf\\n(.*?)```.*?)?```text\\n(.*?)```", Pattern.DOTALL);

    /** One class of each artifact that a user of the libraries has. Guice is not among them. */
    private static final List<Class<?>> ARTIFACTS = List.of(
            Position.class,
            SafetyMap.class,
            Engine.class,
            AlphaBetaEngine.class,
            DfpnEngine.class,
            Safety.class,
            Races.class,
            LongArrayList.class);

    /**
     * A program of the page.
     *
     * @param input the file that it reads; empty if it reads none
     */
    private record Program(String name, String source, String input, String output) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Program> programs() {
        List<Program> programs = new ArrayList<>();
        Matcher program = PROGRAM.matcher(Repository.read(PAGE));
        while (program.find()) {
            Matcher name = CLASS_NAME.matcher(program.group(1));
            assertThat(name.find()).as(program.group(1)).isTrue();
            String input = program.group(2) == null ? "" : program.group(2);
            programs.add(new Program(name.group(1), program.group(1), input, program.group(3)));
        }
        return programs;
    }

    @Test
    void allProgramsOfThePageAreRead() {
        assertThat(programs()).hasSize((int) Repository.read(PAGE)
                .lines()
                .filter(line -> line.equals("```java"))
                .count());
        assertThat(programs()).hasSizeGreaterThan(6);
    }

    @ParameterizedTest
    @MethodSource("programs")
    @ResourceLock(Resources.SYSTEM_OUT)
    void programPrintsWhatThePageShows(Program program, @TempDir Path folder) throws Exception {
        Path source = Files.writeString(folder.resolve(program.name() + ".java"), program.source());
        Path input = Files.writeString(folder.resolve("input"), program.input());
        ByteArrayOutputStream mistakes = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        mistakes,
                        "-proc:none",
                        "-d",
                        folder.toString(),
                        "-cp",
                        classPath(),
                        source.toString());
        assertThat(status).as(mistakes.toString(StandardCharsets.UTF_8)).isZero();
        assertThat(output(program, folder, input)).isEqualTo(program.output());
    }

    /** The programs above would not notice if Guice were there after all. */
    @Test
    void librariesComeWithoutGuice() throws Exception {
        try (URLClassLoader libraries = libraries(List.of())) {
            assertThat(libraries.getResource("org/sekilab/safety/Safety.class")).isNotNull();
            assertThat(libraries.getResource("com/google/inject/Guice.class")).isNull();
        }
    }

    private static String output(Program program, Path folder, Path input) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader libraries = libraries(List.of(folder.toUri().toURL()))) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            libraries
                    .loadClass(program.name())
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[] {input.toString()});
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }

    private static URLClassLoader libraries(List<URL> more) {
        return new URLClassLoader(
                Stream.concat(ARTIFACTS.stream().map(LibraryPageTest::location), more.stream())
                        .toArray(URL[]::new),
                ClassLoader.getPlatformClassLoader());
    }

    private static String classPath() {
        return ARTIFACTS.stream()
                .map(type -> {
                    try {
                        return Path.of(location(type).toURI()).toString();
                    } catch (URISyntaxException e) {
                        throw new IllegalStateException(e);
                    }
                })
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static URL location(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation();
    }
}
