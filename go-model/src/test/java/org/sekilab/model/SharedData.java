package org.sekilab.model;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Positions from other sources that tests use, in {@code ../shared/data} beside the checkout. They are not part of the
 * repository. A test that needs missing data is skipped and says so.
 */
public final class SharedData {
    private static final String ARTIFACT = "<artifactId>sekilab</artifactId>";

    private SharedData() {}

    /** The file or folder of that name in the data. Skips the running test if there is none. */
    public static Path require(String name) {
        Path path = root().resolveSibling("shared").resolve("data").resolve(name);
        assumeTrue(Files.exists(path), () -> "skipped: no shared data at " + path);
        return path;
    }

    /** All SGF files in a folder of the data and in its subfolders, sorted. Skips the running test if there is none. */
    public static List<Path> requireSgfFiles(String folder) {
        try (Stream<Path> paths = Files.walk(require(folder))) {
            return paths.filter(path -> path.toString().endsWith(".sgf"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The root of the repository: the nearest folder above the working directory that holds the parent POM. */
    private static Path root() {
        Path start = Path.of("").toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (isRoot(folder)) {
                return folder;
            }
        }
        throw new IllegalStateException("no folder above %s holds the parent POM".formatted(start));
    }

    private static boolean isRoot(Path folder) {
        Path pom = folder.resolve("pom.xml");
        if (!Files.exists(pom)) {
            return false;
        }
        try {
            // The POMs of the modules name that artifact too, as their parent.
            String text = Files.readString(pom);
            return text.contains(ARTIFACT) && !text.contains("<parent>");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
