package org.sekilab.search.table;

/** The JVM has no memory for a table of the requested size. */
public final class TableMemoryError extends OutOfMemoryError {
    /** @param bytes the requested size */
    public TableMemoryError(long bytes) {
        super("a table of %d MiB does not fit into the memory of the JVM".formatted(bytes >> 20));
    }
}
