package org.sekilab.experiments.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardResult;

/**
 * Writes a picture of each position into files: the file that was asked for, or {@code FILE-1.svg}, {@code FILE-2.svg}, ...
 * for several positions. A file appears complete, in place of one that was there. Mutable; for one thread.
 */
public final class SvgFiles {
    private final Path file;
    private final Naming naming;
    private int written;

    /** How the files are called. */
    public enum Naming {
        AS_GIVEN,
        NUMBERED
    }

    public SvgFiles(Path file, Naming naming) {
        this.file = file;
        this.naming = naming;
    }

    /**
     * Writes the next file.
     *
     * @throws InputException if that is not possible
     */
    public void write(BoardResult result) {
        Path target = next();
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new InputException("--svg", target + ": no such folder");
        }
        try {
            // In the same folder, so that moving it is a renaming.
            Path unfinished = Files.createTempFile(folder, "sekilab", ".svg");
            try {
                Files.writeString(unfinished, SvgBoard.format(result));
                Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(unfinished);
            }
        } catch (IOException e) {
            throw new InputException("--svg", "%s: cannot be written (%s)".formatted(target, e));
        }
    }

    private Path next() {
        written++;
        if (naming == Naming.AS_GIVEN) {
            return file;
        }
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String stem = dot > 0 ? name.substring(0, dot) : name;
        String extension = dot > 0 ? name.substring(dot) : ".svg";
        return file.resolveSibling(stem + "-" + written + extension);
    }
}
