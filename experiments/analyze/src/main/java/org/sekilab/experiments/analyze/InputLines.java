package org.sekilab.experiments.analyze;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.sekilab.experiments.InputException;

/** Reads lines of bytes, none longer than a limit. For one thread. */
final class InputLines {
    /** Bytes of a line. The longest games take a tenth of that. */
    static final int MOST_BYTES = 1 << 18;

    private final InputStream in;

    InputLines(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /**
     * The next line, without its end. Empty at the end of the input.
     *
     * @throws InputException if it is too long. The next call reads the next line
     */
    Optional<byte[]> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean isLong = false;
        int letter = in.read();
        if (letter < 0) {
            return Optional.empty();
        }
        for (; letter >= 0 && letter != '\n'; letter = in.read()) {
            if (line.size() < MOST_BYTES) {
                line.write(letter);
            } else {
                isLong = true;
            }
        }
        if (isLong) {
            throw new InputException("the line", "is longer than %d bytes".formatted(MOST_BYTES));
        }
        return Optional.of(line.toByteArray());
    }
}
