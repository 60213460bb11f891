package org.sekilab.experiments.solve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.sgf.SgfTree;

/**
 * The positions of a game record: one of each game tree, or of the one that is selected. Mutable: keeps what it has parsed.
 */
public final class SgfSource implements PositionSource {
    private final String name;
    private final Bytes bytes;
    private final Selection selection;
    private @Nullable List<SgfTree> trees;

    private SgfSource(String name, Bytes bytes, Selection selection) {
        this.name = name;
        this.bytes = bytes;
        this.selection = selection;
    }

    /** Where the bytes come from. */
    private interface Bytes {
        byte[] read() throws IOException;
    }

    /** A file; it is opened when it is read. */
    public static SgfSource of(Path file, Selection selection) {
        return new SgfSource(
                file.toString(),
                () -> {
                    if (Files.isDirectory(file)) {
                        throw new InputException(file.toString(), "is a folder, not a file");
                    }
                    return Files.readAllBytes(file);
                },
                selection);
    }

    /** A stream, which is read to its end and not closed; {@code name} stands for the file. */
    public static SgfSource of(String name, InputStream stream, Selection selection) {
        return new SgfSource(name, stream::readAllBytes, selection);
    }

    /** The same record with another selection. */
    public SgfSource with(Selection other) {
        SgfSource source = new SgfSource(name, bytes, other);
        source.trees = trees;
        return source;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Reading read() {
        try {
            return select(trees());
        } catch (NoSuchFileException e) {
            return Reading.failed(name + ": no such file");
        } catch (AccessDeniedException e) {
            return Reading.failed(name + ": may not be read");
        } catch (IOException e) {
            return Reading.failed("%s: cannot be read (%s)".formatted(name, InputException.reason(e)));
        } catch (InputException e) {
            return new Reading(List.of(), e.problems());
        } catch (SgfException e) {
            return Reading.failed(e.getMessage());
        }
    }

    /** Parses the record once, however often it is read. */
    private List<SgfTree> trees() throws IOException {
        if (trees == null) {
            trees = SgfReader.parseTrees(bytes.read(), name);
        }
        return trees;
    }

    private Reading select(List<SgfTree> trees) {
        int count = trees.size();
        int first = selection.index().orElse(1);
        int last = selection.index().orElse(count);
        if (first > count) {
            return Reading.failed("%s: game tree %d was asked for, but there %s %d"
                    .formatted(name, first, count == 1 ? "is" : "are", count));
        }
        List<BoardInput> boards = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (int index = first; index <= last; index++) {
            try {
                boards.add(input(trees.get(index - 1).game(), index, count));
            } catch (SgfException e) {
                problems.add(e.getMessage());
            }
        }
        return new Reading(boards, problems);
    }

    private BoardInput input(SgfGame game, int index, int trees) {
        int moves = selection.moves().orElse(game.moveCount());
        return new BoardInput(name, index, trees, game, moves, game.legalPositionAfter(moves));
    }
}
