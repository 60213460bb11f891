package org.sekilab.model.sgf;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/**
 * A window of a text that is read on demand, from the last forgotten place to the last place read. Mutable.
 *
 * <p>All line breaks of the format (LF, CR, CRLF, LFCR) become LF. A byte order mark at the beginning is dropped.
 */
final class SgfText {
    private static final int CHUNK = 8_192;

    private final Reader reader;
    private final char[] chunk = new char[CHUNK];
    private final StringBuilder window = new StringBuilder();
    private boolean isBegun;
    private boolean isEnded;
    private char half; // a line break that the next character may complete; 0 if there is none

    SgfText(Reader reader) {
        this.reader = reader;
    }

    /** True when the text has a character at an index of the window. */
    boolean has(int index) {
        while (index >= window.length() && !isEnded) {
            readChunk();
        }
        return index < window.length();
    }

    char at(int index) {
        return window.charAt(index);
    }

    String substring(int start, int end) {
        return window.substring(start, end);
    }

    /**
     * Moves the beginning of the window to an index if enough text is before it. Returns the decrease of all indices.
     */
    int forget(int index) {
        if (index < CHUNK) {
            return 0;
        }
        window.delete(0, index);
        return index;
    }

    private void readChunk() {
        try {
            int count = reader.read(chunk);
            isEnded = count < 0;
            for (int i = 0; i < count; i++) {
                add(chunk[i]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(char symbol) {
        boolean isBreak = symbol == '\n' || symbol == '\r';
        boolean isOtherHalf = isBreak && half != 0 && half != symbol;
        boolean isMark = !isBegun && symbol == '\uFEFF';
        isBegun = true;
        half = isBreak && !isOtherHalf ? symbol : 0;
        if (!isOtherHalf && !isMark) {
            window.append(isBreak ? '\n' : symbol);
        }
    }
}
