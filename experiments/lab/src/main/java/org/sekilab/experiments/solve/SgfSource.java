package org.sekilab.experiments.solve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.SgfRecord.Entry;
import org.sekilab.model.sgf.SgfException;

/**
 * The positions of a game record: one of each game tree, or of the one that is selected. A record is read tree by tree,
 * so that a collection of any length fits into memory. The first pass finds what is wrong with it. Each iteration over
 * the positions is one more pass. Immutable.
 */
public final class SgfSource implements PositionSource {
    private final SgfRecord record;
    private final Selection selection;

    private SgfSource(SgfRecord record, Selection selection) {
        this.record = record;
        this.selection = selection;
    }

    /** A file. It is opened when it is read. */
    public static SgfSource of(Path file, Selection selection) {
        return new SgfSource(SgfRecord.of(file), selection);
    }

    /** A stream, which is read to its end and not closed. The {@code name} stands for the file. */
    public static SgfSource of(String name, InputStream stream, Selection selection) {
        return new SgfSource(new SgfRecord(name, new SpooledBytes(stream)), selection);
    }

    @Override
    public String name() {
        return record.name();
    }

    @Override
    public Reading read() {
        try {
            return selection.index().isPresent() ? one(selection.index().getAsInt()) : all();
        } catch (IOException e) {
            return Reading.failed(record.unreadable(e));
        } catch (InputException e) {
            return new Reading(List.of(), e.mistakes());
        }
    }

    /** Reads all trees once. */
    private Reading all() throws IOException {
        List<String> mistakes = new ArrayList<>();
        int boards = 0;
        int last = 0; // the last tree that is not wrong
        int count = 0;
        try (SgfRecord.Trees trees = record.open()) {
            for (Optional<Entry> entry = trees.next(); entry.isPresent(); entry = trees.next()) {
                count++;
                try {
                    record.board(entry.get(), count, selection);
                    boards++;
                    last = count;
                } catch (SgfException e) {
                    mistakes.add(e.getMessage());
                }
            }
        }
        return new Reading(new Boards(boards, last, count), mistakes);
    }

    /** Reads all trees, because a position knows their number, and keeps one. */
    private Reading one(int index) throws IOException {
        List<String> broken = new ArrayList<>();
        @Nullable Entry selected = null;
        int count = 0;
        try (SgfRecord.Trees trees = record.open()) {
            for (Optional<Entry> entry = trees.next(); entry.isPresent(); entry = trees.next()) {
                count++;
                if (count == index) {
                    selected = entry.get();
                }
                SgfException mistake = entry.get().mistake();
                if (mistake != null) {
                    broken.add(mistake.getMessage());
                }
            }
        }
        if (selected == null) {
            broken.add(record.missing(index, count));
            return new Reading(List.of(), broken);
        }
        try {
            return new Reading(List.of(record.board(selected, count, selection)), List.of());
        } catch (SgfException e) {
            return Reading.failed(e.getMessage());
        }
    }

    /** The positions without the wrong ones. Each iteration reads them anew. */
    private final class Boards extends AbstractCollection<BoardInput> {
        private final int size;
        private final int last; // tree with a position
        private final int count; // of the trees

        Boards(int size, int last, int count) {
            this.size = size;
            this.last = last;
            this.count = count;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<BoardInput> iterator() {
            return new BoardIterator(record.readAgain(last), this);
        }
    }

    /** Reads on from board to board. */
    private final class BoardIterator implements Iterator<BoardInput> {
        private final Iterator<Entry> trees;
        private final Boards boards;
        private int given;

        BoardIterator(Iterator<Entry> trees, Boards boards) {
            this.trees = trees;
            this.boards = boards;
        }

        @Override
        public boolean hasNext() {
            return given < boards.size;
        }

        @Override
        public BoardInput next() {
            if (!hasNext()) {
                throw new NoSuchElementException(record.name());
            }
            Optional<BoardInput> board = Optional.empty();
            while (board.isEmpty()) {
                board = findBoard(trees.next());
            }
            given++;
            return board.get();
        }

        private Optional<BoardInput> findBoard(Entry entry) {
            try {
                return Optional.of(record.board(entry, boards.count, selection));
            } catch (SgfException told) { // by the first pass
                return Optional.empty();
            }
        }
    }
}
