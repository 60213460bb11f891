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
        return folder == null || !Files.isDirectory(folder)
                ? Optional.of("no such folder")
                : InputPlace.kindMistake(file);
    }
}
