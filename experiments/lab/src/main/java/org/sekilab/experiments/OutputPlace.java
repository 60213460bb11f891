package org.sekilab.experiments;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where a user wants a file to be written. */
public final class OutputPlace {
    private OutputPlace() {}

    /**
     * Why a file cannot be written there. It cannot if its folder is missing, or if it is a folder itself, a pipe or a
     * device. A pipe without a reader would be waited for without end, and a complete file would take the place of a
     * device.
     *
     * @return empty if nothing is known against it
     */
    public static Optional<String> mistake(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return Optional.of("no such folder");
        }
        if (Files.isDirectory(file)) {
            return Optional.of("is a folder, not a file");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return Optional.of("is a pipe or a device, not a file");
        }
        return Optional.empty();
    }
}
