package org.sekilab.experiments.solve;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.sgf.SgfBytes;

/**
 * The bytes of a stream that can be read once, kept for more reading. Few bytes are kept in memory. More bytes are kept
 * in a temporary file, which is deleted when the program ends. Mutable; may be shared by threads.
 */
final class SpooledBytes implements SgfBytes {
    private static final int MOST_IN_MEMORY = 1 << 20;

    private final InputStream stream;
    private byte @Nullable [] start;
    private @Nullable Path file;

    SpooledBytes(InputStream stream) {
        this.stream = stream;
    }

    @Override
    public synchronized InputStream open() throws IOException {
        if (start == null) {
            start = stream.readNBytes(MOST_IN_MEMORY);
            if (start.length == MOST_IN_MEMORY) {
                file = spool(start);
            }
        }
        return file == null ? new ByteArrayInputStream(start) : Files.newInputStream(file);
    }

    private Path spool(byte[] begun) throws IOException {
        Path spooled = Files.createTempFile("sekilab", ".sgf");
        spooled.toFile().deleteOnExit();
        try (OutputStream out = Files.newOutputStream(spooled)) {
            out.write(begun);
            stream.transferTo(out);
        }
        return spooled;
    }
}
