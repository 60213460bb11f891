package org.sekilab.experiments.cli;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Results cannot be written any more: the reader went away, or a disk is full. */
final class OutputException extends UncheckedIOException {
    private final String reason;

    OutputException(IOException cause) {
        super(cause);
        this.reason = String.valueOf(cause.getMessage());
    }

    /** What the system says. */
    String reason() {
        return reason;
    }

    /** True when the reader of a pipe closed it, as {@code head} does; that is no error. */
    boolean isClosedPipe() {
        return reason.contains("Broken pipe") || reason.contains("pipe is being closed");
    }
}
