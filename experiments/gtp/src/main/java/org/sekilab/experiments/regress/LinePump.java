package org.sekilab.experiments.regress;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the lines of a stream on a thread of its own, so that no other thread waits for what may never come. */
final class LinePump {
    /** Longer lines come in pieces: a process may write anything. */
    private static final int MAX_CHARS = 1 << 16;

    private LinePump() {}

    /** Takes a line, on the thread that reads. */
    interface Sink {
        void accept(String line) throws InterruptedException;
    }

    /** Hears that there will be no more lines. */
    interface End {
        void reached() throws InterruptedException;
    }

    /** Begins to read, to the end or until the thread is interrupted. */
    static Thread start(InputStream stream, Sink sink, End end) {
        Thread thread = new Thread(() -> pump(stream, sink, end), "engine output");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void pump(InputStream stream, Sink sink, End end) {
        try (Reader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            StringBuilder line = new StringBuilder();
            for (int next = read(reader); next >= 0; next = read(reader)) {
                if (next == '\n' || line.length() == MAX_CHARS) {
                    sink.accept(line.toString());
                    line.setLength(0);
                }
                if (next != '\n' && next != '\r') {
                    line.append((char) next);
                }
            }
            if (!line.isEmpty()) {
                sink.accept(line.toString());
            }
            end.reached();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the rest is not wanted
        } catch (IOException e) {
            throw new UncheckedIOException("a stream that was read to its end cannot be closed", e);
        }
    }

    /** The stream of a process that is killed may break off: that is its end. */
    private static int read(Reader reader) {
        try {
            return reader.read();
        } catch (IOException e) {
            return -1;
        }
    }
}
