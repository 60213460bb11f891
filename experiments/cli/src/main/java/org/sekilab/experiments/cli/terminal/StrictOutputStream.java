package org.sekilab.experiments.cli.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Reports what cannot be written by an {@link OutputException}, which a {@link java.io.PrintStream} does not hide. */
final class StrictOutputStream extends FilterOutputStream {
    StrictOutputStream(OutputStream target) {
        super(target);
    }

    @Override
    public void write(int value) {
        try {
            out.write(value);
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    @Override
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }
}
