package org.sekilab.model.sgf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads game records in SGF, FF[1] to FF[4]. Also accepts common deviations from the format.
 *
 * <p>The accepted deviations are:
 * <ul>
 * <li>Text before, between and after game trees, such as a mail around a game, is skipped. A stray {@code ')'} is an
 *     error.
 * <li>A node at the beginning of a tree or variation may lack its {@code ';'}.
 * <li>Lower-case letters in identifiers are dropped: {@code White} is W. An identifier wholly in lower case becomes
 *     upper case.
 * <li>If a property occurs twice in a node, the values are joined.
 * <li>If both colors have a move in one node, the moves are played in the order written.
 * <li>Any line break is read, and any white space outside values and inside values that are not prose. Control
 *     characters count as white space.
 * <li>The last {@code ')'} of the file may be missing if no variation is open. Only whole nodes can then be missing
 *     before it. The end of the file inside a variation or a value is an error.
 * <li>A variation may have no nodes.
 * <li>A wrong value is an error only in a node of the main line that the caller asks for.
 * </ul>
 *
 * <p>Missing text is an error with file, line and column. Time and memory are linear in the text, for any nesting.
 * {@link #open} reads trees one by one.
 *
 * <p>The charset is that of {@code CA}. If {@code CA} is absent or wrong, the charset is UTF-8 if the bytes are valid
 * in it, else ISO-8859-1.
 */
public final class SgfReader {
    private SgfReader() {}

    /**
     * Reads a file.
     *
     * @throws IOException if the file is missing or cannot be read
     * @throws SgfException if the text is not SGF, or has a game other than Go, or a board of an unsupported size
     */
    public static SgfCollection read(Path file) throws IOException {
        return parse(Files.readAllBytes(file), file.toString());
    }

    /**
     * Reads the bytes of a file.
     *
     * @param source the name for messages
     * @throws SgfException as for {@link #read}
     */
    public static SgfCollection parse(byte[] bytes, String source) {
        try {
            return collect(SgfDecoder.open(() -> new ByteArrayInputStream(bytes)), source);
        } catch (IOException e) {
            throw new UncheckedIOException("bytes in memory cannot be read", e);
        }
    }

    /**
     * Opens a record, to be read tree by tree. This suits records of any length. It also suits files where only some
     * trees are Go games on supported boards.
     *
     * @param source the name for messages
     * @throws IOException if the record is missing or cannot be read
     */
    public static SgfTreeStream open(SgfBytes bytes, String source) throws IOException {
        return new SgfTreeStream(SgfDecoder.open(bytes), source);
    }

    /**
     * Reads a decoded text. {@code CA} is ignored.
     *
     * @param source the name for messages
     * @throws SgfException as for {@link #read}
     */
    public static SgfCollection parse(String text, String source) {
        return collect(new StringReader(text), source);
    }

    private static SgfCollection collect(Reader text, String source) {
        SgfParser parser = new SgfParser(text, source);
        List<SgfTree> trees = new ArrayList<>();
        for (Optional<SgfTree> tree = parser.next(); tree.isPresent(); tree = parser.next()) {
            trees.add(tree.get());
        }
        return new SgfCollection(source, trees.stream().map(SgfTree::game).toList());
    }
}
