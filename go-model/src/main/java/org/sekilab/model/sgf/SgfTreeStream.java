package org.sekilab.model.sgf;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The game trees of a record, read one by one, so that a record of any length fits into memory. Mutable; one thread. */
public final class SgfTreeStream implements AutoCloseable {
    private final Reader text;
    private final SgfParser parser;

    SgfTreeStream(Reader text, String source) {
        this.text = text;
        this.parser = new SgfParser(text, source);
    }

    /**
     * Reads the next tree; nothing after the last one.
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

    /** How many characters of the text were read so far, but for the halves of line breaks. */
    public long position() {
        return parser.offset();
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
