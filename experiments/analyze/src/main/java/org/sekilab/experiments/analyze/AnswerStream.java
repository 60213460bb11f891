package org.sekilab.experiments.analyze;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes lines to the client. Notices when the client is gone. May be shared by threads. */
final class AnswerStream {
    private final PrintStream out;
    private @Nullable UncheckedIOException failure;
    private boolean hasWritten; // since the last beat

    AnswerStream(PrintStream out) {
        this.out = out;
    }

    /**
     * Writes a space if nothing was written since the last call: that is how a closed pipe is noticed. A reader of JSON
     * skips white space before an object. False if the client is gone.
     */
    synchronized boolean beat() {
        if (!hasWritten) {
            write(new byte[] {' '});
        }
        hasWritten = false;
        return failure == null;
    }

    /** What went wrong, if the client is gone. */
    synchronized Optional<UncheckedIOException> failure() {
        return Optional.ofNullable(failure);
    }

    /** Writes all of a line, or of what is no line. False if the client is gone. */
    synchronized boolean write(byte[] bytes) {
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
