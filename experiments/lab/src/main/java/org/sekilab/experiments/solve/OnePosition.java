package org.sekilab.experiments.solve;

import java.nio.file.Path;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;

/**
 * Reads the positions that problems are about, one by one. Keeps the last file, because most problems are about the
 * same file. May be shared by threads.
 */
public final class OnePosition {
    private @Nullable Path lastPath;
    private @Nullable SgfSource lastFile;

    /**
     * The position of a file.
     *
     * @param asked if it names no game tree, the first is meant
     * @throws InputException if there is none
     */
    public synchronized BoardInput read(Path file, Selection asked) {
        Selection one = asked.index().isPresent() ? asked : new Selection(OptionalInt.of(1), asked.moves());
        if (lastFile == null || !file.equals(lastPath)) {
            lastPath = file;
            lastFile = SgfSource.ofManyQuestions(file, one);
        }
        lastFile = lastFile.with(one);
        PositionSource.Reading reading = lastFile.read();
        if (!reading.mistakes().isEmpty()) {
            throw new InputException(reading.mistakes());
        }
        return reading.boards().iterator().next();
    }
}
