package org.sekilab.model.sgf;

import java.io.IOException;
import java.io.InputStream;

/** The bytes of a record. The reader opens them more than once, because the charset is known only at their end. */
@FunctionalInterface
public interface SgfBytes {
    /** A new stream of the same bytes. The caller closes it. */
    InputStream open() throws IOException;
}
