package org.sekilab.experiments.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of the repository, wherever in it the tests of a module are run. */
public final class Repository {
    private static final Path ROOT = findRoot();

    private Repository() {}

    public static Path file(String name) {
        return ROOT.resolve(name);
    }

    public static String read(String name) {
        return read(file(name));
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All pages that tell people about the program. */
    static List<Path> documents() {
        Stream<Path> atTheTop = Stream.of(
                        "README.md",
                        "CHANGELOG.md",
                        "CONTRIBUTING.md",
                        "SECURITY.md",
                        "experiments/README.md",
                        "experiments/example-plugin/README.md",
                        "experiments/life-problems/README.md",
                        "formal/README.md",
                        "python/README.md")
                .map(Repository::file);
        try (Stream<Path> pages = Files.list(file("docs"))) {
            return Stream.concat(
                            atTheTop,
                            pages.filter(page -> page.toString().endsWith(".md"))
                                    .sorted())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path findRoot() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve("mvnw"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("no folder above this one has mvnw");
        }
        return folder;
    }
}
