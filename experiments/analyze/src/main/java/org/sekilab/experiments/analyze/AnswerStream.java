package org.sekilab.experiments.analyze;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;

/** Writes lines to the client. Notices when the client is gone. May be shared by threads. */
final class AnswerStream {
    private final PrintStream out;
    private @Nullable UncheckedIOException failure;
    private boolean hasWritten; // since the last beat

    AnswerStream(PrintStream out) {
        this.out = out;
    }

    /** Writes a line. False if the client is gone. */
    boolean write(JsonObject line) {
        byte[] bytes = Json.line(line);
        return write(bytes);
    }

    /**
     * Writes a space if nothing was written since the last call: that is how a closed pipe is noticed. A reader of JSON
     * skips white space before an object. False if the client is gone.
     */
    boolean beat() {
        synchronized (this) {
            if (hasWritten) {
                hasWritten = false;
                return failure == null;
            }
        }
        boolean isThere = write(new byte[] {' '});
        synchronized (this) {
            hasWritten = false;
        }
        return isThere;
    }

    /** What went wrong, if the client is gone. */
    synchronized Optional<UncheckedIOException> failure() {
        return Optional.ofNullable(failure);
    }

    private synchronized boolean write(byte[] bytes) {
        if (failure != null) {
            return false;
        }
        try {
            out.write(bytes, 0, bytes.length);
            if (out.checkError()) { // flushes
                failure = new UncheckedIOException(new IOException("Broken pipe"));
            }
        } catch (UncheckedIOException e) {
            failure = e;
        }
        hasWritten = true;
        return failure == null;
    }
}
