package org.sekilab.experiments.solve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.model.sgf.SgfBytes;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.sgf.SgfTree;

/**
 * The positions of a game record: one of each game tree, or of the one that is selected. A record is read tree by tree,
 * so that a collection of any length fits into memory. The first pass finds what is wrong with it. The second pass
 * reads its positions. Mutable: keeps the trees of a short record.
 */
public final class SgfSource implements PositionSource {
    private static final int MOST_KEPT = 1 << 17; // characters: a tree takes up to a hundred times its text
    private static final int MOST_KEPT_FOR_QUESTIONS = 1 << 20; // a list asks for one tree after the other

    private final String name;
    private final SgfBytes bytes;
    private final Selection selection;
    private final int mostKept; // characters
    private @Nullable List<SgfTree> kept;

    private SgfSource(String name, SgfBytes bytes, Selection selection, int mostKept) {
        this.name = name;
        this.bytes = bytes;
        this.selection = selection;
        this.mostKept = mostKept;
    }

    /** A file. It is opened when it is read. */
    public static SgfSource of(Path file, Selection selection) {
        return new SgfSource(file.toString(), () -> open(file), selection, MOST_KEPT);
    }

    /** A file of which many trees are selected, one after the other. It is kept in memory up to a larger size. */
    static SgfSource ofManyQuestions(Path file, Selection first) {
        return new SgfSource(file.toString(), () -> open(file), first, MOST_KEPT_FOR_QUESTIONS);
    }

    /** A stream, which is read to its end and not closed. The {@code name} stands for the file. */
    public static SgfSource of(String name, InputStream stream, Selection selection) {
        return new SgfSource(name, new SpooledBytes(stream), selection, MOST_KEPT);
    }

    private static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new InputException(file.toString(), "is a folder, not a file");
        }
        return Files.newInputStream(file);
    }

    /** This record with another selection. */
    public SgfSource with(Selection other) {
        SgfSource source = new SgfSource(name, bytes, other, mostKept);
        source.kept = kept;
        return source;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Reading read() {
        try {
            return survey();
        } catch (NoSuchFileException e) {
            return Reading.failed(name + ": no such file");
        } catch (AccessDeniedException e) {
            return Reading.failed(name + ": may not be read");
        } catch (IOException e) {
            return Reading.failed("%s: cannot be read (%s)".formatted(name, InputException.reason(e)));
        } catch (InputException e) {
            return new Reading(List.of(), e.mistakes());
        } catch (SgfException e) {
            return Reading.failed(e.getMessage());
        }
    }

    /** Reads all trees once, and keeps them if the record is short. */
    private Reading survey() throws IOException {
        List<String> mistakes = new ArrayList<>();
        List<SgfTree> trees = new ArrayList<>();
        int boards = 0;
        int index = 0;
        boolean isShort = true;
        try (TreeReader reader = trees()) {
            for (Optional<SgfTree> tree = reader.next(); tree.isPresent(); tree = reader.next()) {
                index++;
                isShort &= reader.position() <= mostKept;
                if (isShort) {
                    trees.add(tree.get());
                } else {
                    trees.clear();
                }
                try {
                    boards += find(tree.get(), index, 0).isPresent() ? 1 : 0;
                } catch (SgfException e) {
                    mistakes.add(e.getMessage());
                }
            }
        }
        kept = isShort ? trees : null;
        int first = selection.index().orElse(1);
        if (first > index) {
            return Reading.failed("%s: game tree %d was asked for, but there %s %d"
                    .formatted(name, first, index == 1 ? "is" : "are", index));
        }
        return new Reading(new Boards(boards, index), mistakes);
    }

    /**
     * The position of a tree, or nothing if it is not selected.
     *
     * @param count how many trees the record has
     * @throws SgfException if the tree is no game of ours, or has an illegal move
     */
    private Optional<BoardInput> find(SgfTree tree, int index, int count) {
        if (selection.index().orElse(index) != index) {
            return Optional.empty();
        }
        SgfGame game = tree.game();
        int moves = selection.moves().orElse(game.moveCount());
        return Optional.of(new BoardInput(name, index, count, game, moves, game.legalPositionAfter(moves)));
    }

    private Optional<BoardInput> findLegal(SgfTree tree, int index, int count) {
        try {
            return find(tree, index, count);
        } catch (SgfException told) { // by the survey
            return Optional.empty();
        }
    }

    /** A new pass over the trees. */
    private TreeReader trees() throws IOException {
        return kept != null ? TreeReader.of(kept) : TreeReader.of(SgfReader.open(bytes, name));
    }

    /** The positions without the wrong ones. Each iteration reads them anew. */
    private final class Boards extends AbstractCollection<BoardInput> {
        private final int size;
        private final int count;

        Boards(int size, int count) {
            this.size = size;
            this.count = count;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<BoardInput> iterator() {
            try {
                return new BoardIterator(trees(), this);
            } catch (IOException e) {
                throw gone(e);
            }
        }
    }

    private InputException gone(IOException e) {
        return new InputException(name, "cannot be read any more (%s)".formatted(e));
    }

    /** Reads on from board to board. */
    private final class BoardIterator implements Iterator<BoardInput> {
        private final TreeReader reader;
        private final Boards boards;
        private int index;
        private int given;

        BoardIterator(TreeReader reader, Boards boards) {
            this.reader = reader;
            this.boards = boards;
        }

        @Override
        public boolean hasNext() {
            return given < boards.size;
        }

        @Override
        public BoardInput next() {
            if (!hasNext()) {
                throw new NoSuchElementException(name);
            }
            try {
                Optional<BoardInput> board = Optional.empty();
                while (board.isEmpty()) {
                    index++;
                    SgfTree tree = reader.next().orElseThrow(() -> new IOException("it is shorter now"));
                    board = findLegal(tree, index, boards.count);
                }
                given++;
                if (!hasNext()) {
                    reader.close();
                }
                return board.get();
            } catch (IOException e) {
                throw gone(e);
            }
        }
    }
}
