package org.sekilab.experiments.progress;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The last line of a terminal. The line shows how far the work is, and gives way to other output to the terminal.
 * Mutable, may be used by several threads.
 */
public final class StatusLine {
    private static final String ERASE = "\r\u001b[K"; // to the first column, then clear to the end of the line

    private final PrintStream terminal;
    private String text = "";
    private boolean isInLine; // what was written last has no end of line yet
    private boolean isClosed;

    /** @param terminal written to without a guard */
    public StatusLine(OutputStream terminal) {
        this.terminal = new PrintStream(terminal, true, StandardCharsets.UTF_8);
    }

    /** A stream to the same terminal that the line gives way to. */
    public OutputStream guard(OutputStream target) {
        return new Guard(target);
    }

    /** Shows a text, in place of the one before. */
    synchronized void show(String newText) {
        if (!isClosed) {
            text = newText;
            draw();
        }
    }

    /** Removes the text from the terminal. */
    synchronized void clear() {
        erase();
        text = "";
    }

    /** Removes the text, and shows none any more: the process ends. */
    synchronized void close() {
        clear();
        isClosed = true;
    }

    private void draw() {
        if (!isInLine && !text.isEmpty()) {
            terminal.print(ERASE + text);
            terminal.flush();
        }
    }

    private void erase() {
        if (!isInLine && !text.isEmpty()) {
            terminal.print(ERASE);
            terminal.flush();
        }
    }

    /** Erases the text before each write, and draws it again after the end of a line. */
    private final class Guard extends FilterOutputStream {
        Guard(OutputStream target) {
            super(target);
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            if (length == 0) {
                return;
            }
            synchronized (StatusLine.this) {
                erase();
                out.write(bytes, offset, length);
                out.flush();
                isInLine = bytes[offset + length - 1] != '\n';
                draw();
            }
        }
    }
}
