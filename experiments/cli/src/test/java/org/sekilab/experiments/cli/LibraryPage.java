package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
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

/** The programs of docs/library.md. */
final class LibraryPage {
    static final String NAME = "docs/library.md";

    private static final Pattern CLASS_NAME = Pattern.compile("public class (\\w+)");
    private static final Pattern PROGRAM = Pattern.compile(
            "```java\\n(.*?)```(?:(?!```java).)*?(?:```(?:sgf|certificate)\\n(.*?)```.*?)?```text\\n(.*?)```",
            Pattern.DOTALL);

    private LibraryPage() {}

    /**
     * A program of the page.
     *
     * @param input the file that it reads; empty if it reads none
     */
    record Program(String name, String source, String input, String output) {
        /** Compiles the program in a folder, and runs it. Nothing is there but a class path. Returns what it prints. */
        String run(List<Path> classPath, Path folder) throws IOException, ReflectiveOperationException {
            compile("-cp", classPath, folder, Files.writeString(folder.resolve(name + ".java"), source));
            try (URLClassLoader libraries =
                    loader(Stream.concat(classPath.stream(), Stream.of(folder)).toList())) {
                return run(libraries.loadClass(name), folder);
            }
        }

        /** Runs the compiled program. Returns what it prints. */
        String run(Class<?> program, Path folder) throws IOException, ReflectiveOperationException {
            Path argument = Files.writeString(argument(folder), input);
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            PrintStream before = System.out;
            try {
                System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
                program.getMethod("main", String[].class).invoke(null, (Object) new String[] {argument.toString()});
            } finally {
                System.setOut(before);
            }
            return printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
        }

        /** The file that the program reads or writes. */
        Path argument(Path folder) {
            return folder.resolve("argument");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** All programs, in the order of the page. */
    static List<Program> programs() {
        List<Program> programs = new ArrayList<>();
        Matcher program = PROGRAM.matcher(Repository.read(NAME));
        while (program.find()) {
            Matcher name = CLASS_NAME.matcher(program.group(1));
            assertThat(name.find()).as(program.group(1)).isTrue();
            String input = program.group(2) == null ? "" : program.group(2);
            programs.add(new Program(name.group(1), program.group(1), input, program.group(3)));
        }
        return programs;
    }

    static Program program(String name) {
        return programs().stream()
                .filter(program -> program.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Compiles files into a folder.
     *
     * @param option what the libraries are: the class path or the module path
     */
    static void compile(String option, List<Path> libraries, Path folder, Path... files) {
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", folder.toString(), option));
        arguments.add(libraries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        Stream.of(files).map(Path::toString).forEach(arguments::add);
        ByteArrayOutputStream mistakes = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, mistakes, arguments.toArray(String[]::new));
        assertThat(status).as(mistakes.toString(StandardCharsets.UTF_8)).isZero();
    }

    /** The blocks of the page in a language, in their order. */
    static List<String> blocks(String language) {
        return Pattern.compile("(?s)```" + language + "\\n(.*?)```")
                .matcher(Repository.read(NAME))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    /** A loader of classes that sees a class path and the JDK, and nothing of the tests. */
    static URLClassLoader loader(List<Path> classPath) {
        return new URLClassLoader(
                classPath.stream().map(LibraryPage::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(path + " has no URL", e);
        }
    }
}
