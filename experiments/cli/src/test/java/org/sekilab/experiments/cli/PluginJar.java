package org.sekilab.experiments.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Builds jars of plug-ins as a stranger would, with the tools of the JDK. */
public final class PluginJar {
    private static final String PAGE = "docs/plugins.md";
    private static final String SERVICE = "META-INF/services/com.google.inject.Module";
    private static final Pattern JAVA_SAMPLE = Pattern.compile("(?s)```java\n(.*?)```");
    private static final Pattern CLASS_NAME = Pattern.compile("public final class (\\w+)");

    private PluginJar() {}

    /** Compiles sources against this program, without its tests' sources. */
    public static void compile(List<Path> sources, Path classes) throws IOException {
        Files.createDirectories(classes);
        List<String> arguments = new ArrayList<>(
                List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none"));
        sources.forEach(source -> arguments.add(source.toString()));
        int exitCode = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (exitCode != 0) {
            throw new IllegalStateException("javac ended with exit code " + exitCode);
        }
    }

    /** The plug-in that the page on plug-ins shows: all its classes, and the file of services that it asks for. */
    static Path ofPage(Path folder) throws IOException {
        List<Path> sources = new ArrayList<>();
        Files.createDirectories(folder.resolve("src/example"));
        for (MatchResult sample :
                JAVA_SAMPLE.matcher(Repository.read(PAGE)).results().toList()) {
            Matcher name = CLASS_NAME.matcher(sample.group(1));
            if (!name.find()) {
                throw new IllegalStateException("no class in%n%s".formatted(sample.group(1)));
            }
            sources.add(Files.writeString(folder.resolve("src/example/" + name.group(1) + ".java"), sample.group(1)));
        }
        compile(sources, folder.resolve("classes"));
        return withModule(folder, folder.resolve("classes"), "example.ExampleModule");
    }

    /** A jar of classes with a file of services that names a module. */
    static Path withModule(Path folder, Path classes, String module) throws IOException {
        Path service = folder.resolve("resources").resolve(SERVICE);
        Files.createDirectories(service.resolveSibling("."));
        Files.writeString(service, module);
        return pack(folder.resolve("plugin.jar"), classes, folder.resolve("resources"));
    }

    /** The example project of the repository. */
    static Path ofProject(Path folder) throws IOException {
        Path project = Repository.file("experiments/example-plugin/src/main");
        Path classes = folder.resolve("classes");
        compile(files(project.resolve("java")), classes);
        return pack(folder.resolve("example-plugin.jar"), classes, project.resolve("resources"));
    }

    /** Puts all files of some folders into a jar. */
    public static Path pack(Path jar, Path... folders) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            for (Path folder : folders) {
                for (Path path : files(folder)) {
                    out.putNextEntry(
                            new JarEntry(folder.relativize(path).toString().replace('\\', '/')));
                    Files.copy(path, out);
                }
            }
        }
        return jar;
    }

    /** All files in a folder and the folders in it. */
    static List<Path> files(Path folder) {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
