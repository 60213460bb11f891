package org.sekilab.experiments.solve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.model.sgf.SgfBytes;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.sgf.SgfTree;
import org.sekilab.model.sgf.SgfTreeStream;

/**
 * A game record that is read tree by tree, as often as needed. A broken tree counts as a tree. Immutable.
 *
 * @param name what the user calls it
 */
record SgfRecord(String name, SgfBytes bytes) {
    /** A game tree with its number, from 1, or what is wrong with the tree. */
    record Entry(
            int index, @Nullable SgfTree whole, @Nullable SgfException mistake) {
        /**
         * The tree.
         *
         * @throws SgfException if it is broken
         */
        SgfTree tree() {
            if (whole == null) {
                throw mistake == null ? new IllegalStateException("neither a tree nor a mistake") : mistake;
            }
            return whole;
        }
    }

    /** A file. It is opened when it is read. */
    static SgfRecord of(Path file) {
        return new SgfRecord(file.toString(), () -> open(file));
    }

    private static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new InputException(file.toString(), "is a folder, not a file");
        }
        return Files.newInputStream(file);
    }

    /** A pass over all trees. */
    Trees open() throws IOException {
        return new Trees(SgfReader.open(bytes, name));
    }

    /** The line that tells why the record cannot be read. */
    String unreadable(IOException e) {
        if (e instanceof NoSuchFileException) {
            return name + ": no such file";
        }
        return "%s: cannot be read (%s)".formatted(name, InputException.reason(e));
    }

    /** The line that tells that a game tree is not there. */
    String missing(int index, int count) {
        return "%s: game tree %d was asked for, but there %s %d"
                .formatted(name, index, count == 1 ? "is" : "are", count);
    }

    /**
     * The position of a tree.
     *
     * @param count how many trees the record has
     * @throws SgfException if the tree is broken, is no game of ours, or has an illegal move
     */
    BoardInput board(Entry entry, int count, Selection selection) {
        SgfGame game = entry.tree().game();
        int moves = selection.moves().orElse(game.moveCount());
        return new BoardInput(name, entry.index(), count, game, moves, game.legalPositionAfter(moves));
    }

    /**
     * One more pass over the first trees of a record that was read to its end before. The pass throws
     * {@link InputException} if the record cannot be read any more, or is shorter now.
     *
     * @param most how many trees are read
     */
    Iterator<Entry> readAgain(int most) {
        return new KnownTrees(most);
    }

    /** Reads one tree after the other. Mutable, for one thread. */
    static final class Trees implements AutoCloseable {
        private final SgfTreeStream stream;
        private int index;

        private Trees(SgfTreeStream stream) {
            this.stream = stream;
        }

        /** The next tree, or nothing after the last one. */
        Optional<Entry> next() throws IOException {
            index++;
            try {
                return stream.next().map(tree -> new Entry(index, tree, null));
            } catch (SgfException e) {
                return Optional.of(new Entry(index, null, e));
            }
        }

        /** How many characters of the record were read so far. */
        long position() {
            return stream.position();
        }

        @Override
        public void close() throws IOException {
            stream.close();
        }
    }

    /** Opens the record for the first tree, and closes it after the last one. */
    private final class KnownTrees implements Iterator<Entry> {
        private final int most;
        private @Nullable Trees trees;
        private int given;

        KnownTrees(int most) {
            this.most = most;
        }

        @Override
        public boolean hasNext() {
            return given < most;
        }

        @Override
        public Entry next() {
            if (!hasNext()) {
                throw new NoSuchElementException(name);
            }
            try {
                Trees opened = trees == null ? open() : trees;
                trees = opened;
                Entry entry = opened.next().orElseThrow(() -> new IOException("it is shorter now"));
                given++;
                if (!hasNext()) {
                    opened.close();
                }
                return entry;
            } catch (IOException e) {
                throw new InputException(name, "cannot be read any more (%s)".formatted(e));
            }
        }
    }
}
