package org.sekilab.experiments;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where a user wants a file to be read. */
public final class InputPlace {
    private InputPlace() {}

    /**
     * Why a path is no file that can be read. A file that the user may not read is told when it is read.
     *
     * @return empty if nothing is known against it
     */
    public static Optional<String> mistake(Path file) {
        return Files.notExists(file) ? Optional.of("no such file") : kindMistake(file);
    }

    /** Why something that is there is no file; empty if it is one, or if nothing is there. */
    static Optional<String> kindMistake(Path file) {
        if (Files.isDirectory(file)) {
            return Optional.of("is a folder, not a file");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return Optional.of("is a pipe or a device, not a file");
        }
        return Optional.empty();
    }

    /**
     * Checks that a path is a file.
     *
     * @param place what named the file, for messages
     * @throws InputException if {@link #mistake} knows something against it
     */
    public static void check(String place, Path file) {
        mistake(file).ifPresent(mistake -> {
            throw new InputException(place, file + ": " + mistake);
        });
    }
}
