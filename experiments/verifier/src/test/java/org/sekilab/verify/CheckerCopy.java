package org.sekilab.verify;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A copy of the checker, compiled from its sources with a change. Close it when it is not needed any more. */
final class CheckerCopy implements AutoCloseable {
    static final Path SOURCES = Path.of("src/main/java/org/sekilab/verify");

    private static final Set<String> WITHOUT_CODE = Set.of("package-info.java");

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** For all copies, one after the other: it remembers where the classes of the JDK are. */
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    private final URLClassLoader loader;
    private final Method verify;

    private CheckerCopy(List<Path> folders) {
        URL[] urls = folders.stream().map(CheckerCopy::url).toArray(URL[]::new);
        this.loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        try {
            this.verify = loader.loadClass(Verifier.class.getName())
                    .getMethod("verify", String.class, InputStream.class, Consumer.class);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the checker has another method", e);
        }
    }

    /** Compiles the sources as they are into a folder. */
    static void compileAll(Path classes) throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            compile(files.filter(CheckerCopy::hasCode).toList(), classes, classes);
        }
    }

    /**
     * The checker with a change.
     *
     * @param original the folder of the classes without a change
     * @param folder an empty one
     */
    static CheckerCopy of(Weakening weakening, Path original, Path folder) throws IOException {
        Path changed = Files.writeString(folder.resolve(weakening.file()), weakening.applyTo(SOURCES));
        List<Path> sources = new ArrayList<>(List.of(changed));
        if (weakening.isOfConstants()) {
            try (Stream<Path> files = Files.list(SOURCES)) {
                files.filter(CheckerCopy::hasCode)
                        .filter(file -> !file.endsWith(weakening.file()))
                        .forEach(sources::add);
            }
        }
        compile(sources, original, folder);
        return new CheckerCopy(List.of(folder, original));
    }

    private static boolean hasCode(Path file) {
        return !WITHOUT_CODE.contains(file.getFileName().toString());
    }

    private static void compile(List<Path> sources, Path classPath, Path classes) {
        List<String> options = List.of("-proc:none", "-nowarn", "-cp", classPath.toString(), "-d", classes.toString());
        List<String> problems = new ArrayList<>();
        boolean isCompiled = COMPILER.getTask(
                        null,
                        FILES,
                        problem -> problems.add(problem.toString()),
                        options,
                        null,
                        FILES.getJavaFileObjectsFromPaths(sources))
                .call();
        if (!isCompiled) {
            throw new IllegalStateException(problems.stream().collect(Collectors.joining("\n")));
        }
    }

    private static URL url(Path folder) {
        try {
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(folder.toString(), e);
        }
    }

    /** What it says of a file: nothing if it accepts, {@code LINE CLASS}, or a bug that the change has made. */
    String judge(byte[] certificate) {
        Consumer<Object> accepted = board -> {};
        try {
            verify.invoke(null, "file", new ByteArrayInputStream(certificate), accepted);
            return "";
        } catch (InvocationTargetException e) {
            return describe(Objects.requireNonNull(e.getCause()));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the method is public", e);
        }
    }

    private static String describe(Throwable problem) {
        Class<?> type = problem.getClass(); // the exception of the copy is not that of this class
        try {
            return type.getMethod("line").invoke(problem) + " "
                    + type.getMethod("fault").invoke(problem).toString().toLowerCase(Locale.ROOT);
        } catch (ReflectiveOperationException e) {
            return problem.toString();
        }
    }

    @Override
    public void close() {
        try {
            loader.close();
        } catch (IOException e) {
            throw new UncheckedIOException("classes cannot be closed", e);
        }
    }
}
