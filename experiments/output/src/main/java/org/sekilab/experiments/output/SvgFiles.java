package org.sekilab.experiments.output;

import java.nio.file.Path;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardResult;

/**
 * Writes a picture of each position into files. One position goes to the file that was asked for. Several positions go
 * to {@code FILE-1.svg}, {@code FILE-2.svg}, and so on. A file appears complete, in place of one that was there.
 * Mutable, for one thread.
 */
public final class SvgFiles {
    private final String place;
    private final Path file;
    private final Naming naming;
    private int written;

    /** The names of the files. */
    public enum Naming {
        AS_GIVEN,
        NUMBERED
    }

    /** @param place what named the file, for messages */
    public SvgFiles(String place, Path file, Naming naming) {
        this.place = place;
        this.file = file;
        this.naming = naming;
    }

    /**
     * Writes the next file.
     *
     * @throws InputException if the file cannot be written
     */
    public void write(BoardResult result) {
        WholeFile.write(place, next(), SvgBoard.format(result));
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
