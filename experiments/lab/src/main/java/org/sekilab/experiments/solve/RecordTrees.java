package org.sekilab.experiments.solve;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.SgfRecord.Entry;
import org.sekilab.model.sgf.SgfException;

/**
 * The game trees of a record by number, for many questions about one record. Keeps all trees of a short record. Reads a
 * long record again, from tree to tree. May be shared by threads.
 */
final class RecordTrees {
    private static final int MOST_KEPT = 1 << 20; // characters: a tree takes up to a hundred times its text

    private final SgfRecord record;
    private final int count;
    private final List<Entry> kept; // all of them, or none
    private final Cursor<Entry> cursor;

    private RecordTrees(SgfRecord record, int count, List<Entry> kept) {
        this.record = record;
        this.count = count;
        this.kept = List.copyOf(kept);
        this.cursor = new Cursor<>(() -> record.readAgain(count));
    }

    /** Reads a record to its end. */
    static RecordTrees read(SgfRecord record) throws IOException {
        List<Entry> kept = new ArrayList<>();
        int count = 0;
        try (SgfRecord.Trees trees = record.open()) {
            for (Optional<Entry> entry = trees.next(); entry.isPresent(); entry = trees.next()) {
                count++;
                kept.add(entry.get());
                if (trees.position() > MOST_KEPT) {
                    kept.clear();
                }
            }
        }
        return new RecordTrees(record, count, kept.size() == count ? kept : List.of());
    }

    /**
     * The position of a tree.
     *
     * @param selection if it names no game tree, the first is meant
     * @throws InputException if there is none, or the record cannot be read any more
     */
    BoardInput board(Selection selection) {
        int index = selection.index().orElse(1);
        if (index > count) {
            throw new InputException(List.of(record.missing(index, count)));
        }
        Entry entry = kept.isEmpty() ? cursor.get(index - 1) : kept.get(index - 1);
        try {
            return record.board(entry, count, selection);
        } catch (SgfException e) {
            throw new InputException(List.of(e.getMessage()));
        }
    }
}
