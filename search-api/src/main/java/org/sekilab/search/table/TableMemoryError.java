package org.sekilab.search.table;

/** The JVM has no memory for a table of the size that was asked for. */
public final class TableMemoryError extends OutOfMemoryError {
    /** @param bytes the size that was asked for */
    public TableMemoryError(long bytes) {
        super("a table of %d MiB does not fit into the memory of the JVM".formatted(bytes >> 20));
    }
}
