package org.sekilab.model.sgf;

import java.io.IOException;
import java.io.InputStream;

/** The bytes of a record. They are read more than once: the charset is known only at their end. */
@FunctionalInterface
public interface SgfBytes {
    /** A new stream of the same bytes, which the caller closes. */
    InputStream open() throws IOException;
}
