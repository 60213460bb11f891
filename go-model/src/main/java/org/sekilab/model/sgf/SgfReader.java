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
 * Reads game records in SGF, FF[1] to FF[4], and the odd files that people have.
 *
 * <p>Besides what the format allows, this is read:
 *
 * <ul>
 *   <li>text before, between and after game trees, such as a mail around a game: skipped, but for a stray {@code ')'}
 *   <li>a node without its {@code ';'} at the beginning of a tree or variation
 *   <li>identifiers with lower-case letters, which are dropped ({@code White} is W); wholly in lower case, it is raised
 *   <li>one property twice in a node: the values are joined; both colors' moves in one node: played in the order written
 *   <li>any line breaks, any white space outside values and inside those that are not prose; control characters as white space
 *   <li>the file's end in place of the last {@code ')'}, if no variation is open: nothing can be missing before it but whole
 *       nodes. Inside a variation or a value it is an error
 *   <li>variations without nodes; values that are wrong but in no node of the main line that is asked for
 * </ul>
 *
 * <p>What the text lacks is an error with file, line and column. Takes time and memory linear in the text, whatever its
 * nesting; trees can be read one by one, see {@link #open}. Charsets are as in {@code CA}; if that is absent or wrong, UTF-8 if the bytes are valid in it, else ISO-8859-1.
 */
public final class SgfReader {
    private SgfReader() {}

    /**
     * Reads a file.
     *
     * @throws IOException if the file is missing or cannot be read
     * @throws SgfException if it is not SGF, or has a game other than Go or on no board of ours
     */
    public static SgfCollection read(Path file) throws IOException {
        return parse(Files.readAllBytes(file), file.toString());
    }

    /**
     * Reads the bytes of a file.
     *
     * @param source the name to give in messages
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
     * Opens a record, to be read tree by tree: for records of any length, and for the trees that are games of ours,
     * whatever the others are.
     *
     * @param source the name to give in messages
     * @throws IOException if the record is missing or cannot be read
     */
    public static SgfTreeStream open(SgfBytes bytes, String source) throws IOException {
        return new SgfTreeStream(SgfDecoder.open(bytes), source);
    }

    /**
     * Reads a text that is decoded already; {@code CA} then means nothing.
     *
     * @param source the name to give in messages
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
