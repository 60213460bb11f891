package org.sekilab.experiments.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.UUID;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.OutputPlace;
import org.sekilab.experiments.UnfinishedFile;

/** Writes files that appear complete, in place of one that was there, or not at all. */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Writes a file in UTF-8.
     *
     * @param option the option that named the file, for messages
     * @throws InputException if the folder is missing or cannot be written to
     */
    public static void write(String option, Path file, String text) {
        write(option, file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a file of any kind.
     *
     * @param option the option that named the file, for messages
     * @throws InputException if the folder is missing or cannot be written to
     */
    public static void write(String option, Path file, byte[] bytes) {
        write(
                option,
                file,
                unfinished -> Files.write(unfinished, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    /** Writes the content of a file. */
    public interface Content {
        void writeTo(Path file) throws IOException;
    }

    /** Writes a file as {@link #write(String, Path, byte[])} does, from content that writes itself. */
    public static void write(String option, Path file, Content content) {
        checkPlace(option, file);
        try {
            Path target = UnfinishedFile.target(file);
            Path unfinished = unfinished(target);
            try {
                content.writeTo(unfinished);
                Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(unfinished);
            }
        } catch (IOException e) {
            throw InputException.ofWriting(option, file, e);
        }
    }

    /**
     * Where a file is written before it is complete. The place is in the same folder, so that moving the file is a
     * renaming. The file is made as other files are, because a temporary file would be readable for its owner alone.
     */
    private static Path unfinished(Path file) {
        return file.toAbsolutePath().resolveSibling("sekilab%s.part".formatted(UUID.randomUUID()));
    }

    /** True if two names lead to one file. The files need not exist. */
    public static boolean isSame(Path file, Path other) {
        try {
            return Files.exists(file) && Files.exists(other)
                    ? Files.isSameFile(file, other)
                    : place(file).equals(place(other));
        } catch (IOException e) { // a folder of theirs is missing, which is told when it is used
            return false;
        }
    }

    /**
     * Checks that an output does not take the place of an input.
     *
     * @param option the option that named the output, for messages
     * @param read the inputs. A folder stands for the game records in it
     * @throws InputException if it does
     */
    public static void checkNotRead(String option, Path file, Collection<Path> read) {
        if (read.stream().anyMatch(input -> isSame(file, input) || isRecordIn(file, input))) {
            throw new InputException(option, file + " is also read");
        }
    }

    private static boolean isRecordIn(Path file, Path folder) {
        try {
            return Files.isDirectory(folder)
                    && Files.exists(file)
                    && file.toString().endsWith(".sgf")
                    && place(file).startsWith(folder.toRealPath());
        } catch (IOException e) {
            return false;
        }
    }

    /** A file in the folder that links lead to. */
    private static Path place(Path file) throws IOException {
        Path absolute = file.toAbsolutePath().normalize();
        Path folder = absolute.getParent();
        return folder == null ? absolute : folder.toRealPath().resolve(absolute.getFileName());
    }

    /**
     * Checks before any work is done that a file can be written later.
     *
     * @throws InputException if {@link OutputPlace} knows something against it
     */
    public static void checkPlace(String option, Path file) {
        OutputPlace.mistake(file).ifPresent(mistake -> {
            throw new InputException(option, file + ": " + mistake);
        });
    }
}
