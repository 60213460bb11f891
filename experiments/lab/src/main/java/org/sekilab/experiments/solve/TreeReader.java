package org.sekilab.experiments.solve;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.sgf.SgfTree;
import org.sekilab.model.sgf.SgfTreeStream;

/** Game trees one by one, from a record or from memory. Mutable, for one thread. */
interface TreeReader extends AutoCloseable {
    /** The next tree, or nothing after the last one. */
    Optional<SgfTree> next() throws IOException;

    /** How many characters of the record were read so far. */
    long position();

    @Override
    void close() throws IOException;

    /** Trees of a record. */
    static TreeReader of(SgfTreeStream trees) {
        return new TreeReader() {
            @Override
            public Optional<SgfTree> next() throws IOException {
                return trees.next();
            }

            @Override
            public long position() {
                return trees.position();
            }

            @Override
            public void close() throws IOException {
                trees.close();
            }
        };
    }

    /** Trees in memory. */
    static TreeReader of(List<SgfTree> trees) {
        Iterator<SgfTree> left = trees.iterator();
        return new TreeReader() {
            @Override
            public Optional<SgfTree> next() {
                return left.hasNext() ? Optional.of(left.next()) : Optional.empty();
            }

            @Override
            public long position() {
                return 0;
            }

            @Override
            public void close() {}
        };
    }
}
