package org.sekilab.experiments.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.experiments.config.NearestName;
import org.sekilab.experiments.store.ResultStore;

/** Finds the folder of results that the user may have meant. */
final class NothingToResume {
    private static final int DEEPEST = 4;

    private NothingToResume() {}

    /** Says what was looked for, and which folder with results has the nearest name. */
    static String message(Path folder) {
        String looked = "%s: nothing to resume, there is no %s".formatted(folder, ResultStore.FILE);
        Path path = folder.toAbsolutePath().normalize();
        Path root = path.getParent();
        while (root != null && !Files.isDirectory(root)) {
            root = root.getParent();
        }
        if (root == null) {
            return looked;
        }
        Path start = root;
        int depth = path.getNameCount() - start.getNameCount();
        List<String> names = folders(start, Math.min(depth, DEEPEST)).stream()
                .filter(ResultStore::isIn)
                .map(each -> start.relativize(each).toString())
                .toList();
        return NearestName.of(start.relativize(path).toString(), names)
                .map(name -> "%s; maybe '%s'".formatted(looked, as(folder, start.resolve(name))))
                .orElse(looked);
    }

    private static List<Path> folders(Path start, int depth) {
        try (Stream<Path> walk = Files.find(start, depth, (path, attributes) -> attributes.isDirectory())) {
            return walk.filter(path -> !path.equals(start)).toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of(); // no name is better than none of what was asked for
        }
    }

    /** A folder, relative where the other one is. */
    private static Path as(Path written, Path found) {
        return written.isAbsolute() ? found : Path.of("").toAbsolutePath().relativize(found);
    }
}
