package org.sekilab.experiments.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;

/**
 * Reads the positions that problems are about, one by one. Keeps the last file, because most problems are about the
 * same file. May be shared by threads.
 */
public final class OnePosition {
    private @Nullable Path lastPath;
    private @Nullable RecordTrees lastFile;

    /**
     * The position of a file.
     *
     * @param asked if it names no game tree, the first is meant
     * @throws InputException if there is none
     */
    public BoardInput read(Path file, Selection asked) {
        return trees(file).board(asked);
    }

    private synchronized RecordTrees trees(Path file) {
        RecordTrees trees = lastFile;
        if (trees == null || !file.equals(lastPath)) {
            SgfRecord record = SgfRecord.of(file);
            try {
                trees = RecordTrees.read(record);
            } catch (IOException e) {
                throw new InputException(List.of(record.unreadable(e)));
            }
            lastFile = trees;
            lastPath = file;
        }
        return trees;
    }
}
