package org.sekilab.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.search.table.TableMemoryError;

class HeapMemoryTest {
    @Test
    void heapHoldsItsOwnSizeAndNoMore() {
        long heap = Runtime.getRuntime().maxMemory();
        assertThat(HeapMemory.mistake(heap)).isEmpty();
        assertThat(HeapMemory.mistake(1L << 60))
                .hasValueSatisfying(mistake -> assertThat(mistake)
                        .startsWith("1099511627776 MiB are more than the heap of the JVM, which has "));
    }

    /** The answer of analyze began with the name of a class. */
    @Test
    void linesHaveNoNamesOfClasses() {
        assertThat(HeapMemory.line(new TableMemoryError(22L << 20)))
                .isEqualTo("memory: a table of 22 MiB does not fit into the memory of the JVM");
        assertThat(HeapMemory.line(new OutOfMemoryError("Java heap space")))
                .isEqualTo("memory: the heap of the JVM is full (Java heap space)");
    }
}
