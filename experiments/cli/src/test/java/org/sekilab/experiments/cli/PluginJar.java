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
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Builds jars of plug-ins as a stranger would, with the tools of the JDK. */
public final class PluginJar {
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
