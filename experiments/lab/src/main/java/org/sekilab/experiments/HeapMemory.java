package org.sekilab.experiments;

import java.util.Optional;
import org.sekilab.search.table.TableMemoryError;

/** What the heap of this JVM can hold, and what to say where it cannot. */
public final class HeapMemory {
    private static final int MEBIBYTE_BITS = 20;

    private HeapMemory() {}

    /** What is wrong with a size in bytes. Empty if the heap can have that size. */
    public static Optional<String> mistake(long bytes) {
        long heap = Runtime.getRuntime().maxMemory();
        return bytes <= heap
                ? Optional.empty()
                : Optional.of("%d MiB are more than the heap of the JVM, which has %d MiB"
                        .formatted(bytes >> MEBIBYTE_BITS, heap >> MEBIBYTE_BITS));
    }

    /** The line about a task that did not fit. A table tells its size. */
    public static String line(OutOfMemoryError e) {
        return e instanceof TableMemoryError
                ? "memory: " + e.getMessage()
                : "memory: the heap of the JVM is full (%s)".formatted(e.getMessage());
    }
}
