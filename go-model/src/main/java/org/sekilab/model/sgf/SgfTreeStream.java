package org.sekilab.model.sgf;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * The game trees of a record, read one by one. Memory does not grow with the record. Mutable, confined to one thread.
 */
public final class SgfTreeStream implements AutoCloseable {
    private final Reader text;
    private final SgfParser parser;

    SgfTreeStream(Reader text, String source) {
        this.text = text;
        this.parser = new SgfParser(text, source);
    }

    /**
     * Reads the next tree; empty after the last one.
     *
     * <p>A caller may go on after an {@link SgfException}. The stream then skips the broken tree, if the beginning
     * of the next tree is clear. This needs three things: parentheses and values close, only white space stands
     * between, and the next root has FF, GM or SZ. Otherwise one more exception says so, and the stream is at its
     * end.
     *
     * @throws SgfException if the text is not SGF there, or has no tree at all
     * @throws IOException if the text cannot be read
     */
    public Optional<SgfTree> next() throws IOException {
        try {
            return parser.next();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The number of characters read so far. A line break of two characters counts as one. */
    public long position() {
        return parser.offset();
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
