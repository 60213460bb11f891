package org.sekilab.experiments.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Results cannot be written any more: the reader went away, or a disk is full. */
public final class OutputException extends UncheckedIOException {
    private final String reason;

    OutputException(IOException cause) {
        super(cause);
        this.reason = String.valueOf(cause.getMessage());
    }

    /** The reason that the system gives. */
    public String reason() {
        return reason;
    }

    /** True when the reader of a pipe closed it, as {@code head} does. A closed pipe is no error. */
    public boolean isClosedPipe() {
        return reason.contains("Broken pipe") || reason.contains("pipe is being closed");
    }
}
