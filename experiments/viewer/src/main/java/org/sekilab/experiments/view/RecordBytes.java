package org.sekilab.experiments.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a record. A file is read each time, because it may have changed. A pipe gives its bytes once, so that
 * they are kept. Mutable; may be shared by threads. A thread that asks for a pipe waits until it is read.
 */
final class RecordBytes {
    private final Path file;
    private byte @Nullable [] kept;

    RecordBytes(Path file) {
        this.file = file;
    }

    /** All bytes. The caller must not change them. */
    byte[] read() throws IOException {
        return Files.isRegularFile(file) ? Files.readAllBytes(file) : readOnce();
    }

    private synchronized byte[] readOnce() throws IOException {
        if (kept == null) {
            kept = Files.readAllBytes(file);
        }
        return kept;
    }
}
